import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { contextFrom, runCommand } from '@dosmares/delivery/cli';
import { releaseBuild } from '@dosmares/delivery/open-site';
import type { Settings } from '@dosmares/delivery/settings';

/** The commands of `npm run delivery`, as the owner of the first token of a site gives them. */
export function commandsFor({ settings }: { settings: Pick<Settings, 'dataDir' | 'ports'> }) {
  async function run(line: string) {
    const told: string[] = [];
    const context = await contextFrom({
      DATA_DIR: settings.dataDir,
      DEPLOY_PORT: String(settings.ports.deploy),
    });
    await runCommand(line.split(' '), { ...context, progress: () => {}, tell: (one) => told.push(one) });

    return told.join('\n');
  }

  return {
    /** Runs a command; returns its output. @throws with the sentence that it failed with */
    run,
    status: async () => JSON.parse(await run('status --json')),
  };
}

/** Releases the last build with one more line in the code that a browser runs first, and the same line as a comment in its server bundle. */
export async function releaseWith(
  name: string,
  line: string,
  { root, store }: Pick<Settings, 'root' | 'store'>,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-altered-'));
  for (const part of ['dist', 'package.json'])
    await cp(path.join(root, name, part), path.join(folder, part), { recursive: true });
  const web = path.join(folder, 'dist/web');
  const entry = (await readdir(web)).find((file) => file.startsWith('entry.')) ?? '';
  await appendFile(path.join(web, entry), `\n${line}\n`);
  await appendFile(path.join(folder, 'dist/server/fragment.cjs'), `\n// ${line}\n`);
  const { version } = await releaseBuild(name, openStore(store), folder);
  await rm(folder, { recursive: true });

  return version;
}
