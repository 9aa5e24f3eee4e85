import { context } from '../../packages/delivery/bin/cli-context.ts';
import { runVerb } from '../../packages/delivery/src/cli/run.ts';
import type { Site } from '../site.ts';

/** Where the command finds a site's store, and through that everything else. */
export const placeOf = ({ where }: Site) => ({ DATA_DIR: where.dataDir, STORE: where.store });

/** The verbs, as they are said at a desk. */
export function verbsFor(site: Site) {
  async function say(line: string) {
    const told: string[] = [];
    await runVerb(line.split(' '), { ...context(placeOf(site)), tell: (one) => told.push(one) });

    return told.join('\n');
  }

  return {
    /** Says a verb; gives what it told. @throws with the sentence that the verb failed with */
    say,
    status: async () => JSON.parse(await say('status --json')),
  };
}
