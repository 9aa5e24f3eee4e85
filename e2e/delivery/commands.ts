import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Selection } from '@dosmares/delivery';
import { contextFrom, runCommand } from '@dosmares/delivery/cli';
import { openSite, releaseBuild } from '@dosmares/delivery/open-site';
import type { Settings } from '@dosmares/delivery/settings';
import { root } from '@dosmares/tools/presets/checkout';

/** Returns functions that run `npm run delivery` commands with a site's first token. */
export function commandsFor({ settings }: { settings: Settings }) {
  const { dataDir, ports, store } = settings;
  /** Runs a command; returns its output. @throws with its error message */
  async function run(line: string) {
    const output: string[] = [];
    const context = await contextFrom({ DATA_DIR: dataDir, DEPLOY_PORT: String(ports.deploy) });
    await runCommand(line.split(' '), { ...context, progress: () => {}, print: (one) => output.push(one) });

    return output.join('\n');
  }

  return {
    run,
    /** Reads the live deployment. */
    async liveDeployment() {
      const found = await openStore(store).readLive();

      return openStore(store).readDeployment(found?.deployment ?? '');
    },
    /** Makes releases live without checks, bypassing the site's deploy service. */
    async makeLive(selection: Selection) {
      const opened = await openSite(settings);
      try {
        return await opened.makeLive(selection);
      } finally {
        await opened.close();
      }
    },
  };
}

/** Releases the last build with a line added to its entry script and, as a comment, to its server bundles. */
export async function releaseWith(name: string, line: string, { store }: Settings) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-altered-'));
  for (const part of ['dist', 'package.json'])
    await cp(path.join(root, name, part), path.join(folder, part), { recursive: true });
  const web = path.join(folder, 'dist/web');
  const first = (await readdir(web)).find((file) => /^(main|entry)\.\w+\.js$/.test(file)) ?? '';
  // A file name must not stand for different bytes.
  const renamed = `${first.split('.')[0]}.${createHash('sha256').update(line).digest('hex').slice(0, 8)}.js`;
  await appendFile(path.join(web, first), `\n${line}\n`);
  await rename(path.join(web, first), path.join(web, renamed));
  for (const file of ['dist/build.json', 'dist/web/mf-manifest.json'].map((one) => path.join(folder, one)))
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(first, renamed));
  const server = path.join(folder, 'dist/server');
  for (const bundle of await readdir(server)) await appendFile(path.join(server, bundle), `\n// ${line}\n`);
  const { version } = await releaseBuild(name, openStore(store), folder);
  await rm(folder, { recursive: true });

  return version;
}
