import { contextFrom, runCommand } from '@dosmares/delivery/cli';
import type { Site } from '../site/site.ts';

/** Environment in which the command finds a site's store, and through it everything else. */
export const environmentOf = ({ settings }: Site) => ({ DATA_DIR: settings.dataDir, STORE: settings.store });

/** The commands of `npm run delivery`, over one site. */
export function commandsFor(site: Site) {
  async function run(line: string) {
    const told: string[] = [];
    const context = { ...contextFrom(environmentOf(site)), progress: () => {} };
    await runCommand(line.split(' '), { ...context, tell: (one) => told.push(one) });

    return told.join('\n');
  }

  return {
    /** Runs a command; returns its output. @throws with the sentence that it failed with */
    run,
    status: async () => JSON.parse(await run('status --json')),
  };
}
