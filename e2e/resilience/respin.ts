import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Selection } from '@dosmares/delivery';
import { releaseBuild } from '@dosmares/delivery/open-site';
import { applicationNames } from '@dosmares/tools/presets/checkout';
import { makeLive } from '../site/live.ts';
import type { Site } from '../site/site.ts';

/** Releases all five applications again, each with other file names and another hash, and makes them live. */
export async function shipEverything(site: Site, turn: number) {
  const store = openStore(site.settings.store);
  const selection: Record<string, string> = {};
  for (const name of applicationNames) {
    const folder = await respun(path.join(site.settings.root, name), turn);
    selection[name] = (await releaseBuild(name, store, folder)).version;
    await rm(folder, { recursive: true });
  }

  return makeLive(selection as Selection, site);
}

const hashed = /\.([0-9a-f]{7})[0-9a-f]\.js/;

/**
 * Copies a build, and renames every script together with the references to it.
 * @param turn from 1 to 15: each gives other names
 */
async function respun(application: string, turn: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-respun-'));
  await cp(path.join(application, 'dist'), path.join(folder, 'dist'), { recursive: true });
  await cp(path.join(application, 'package.json'), path.join(folder, 'package.json'));

  const web = path.join(folder, 'dist/web');
  const files = await readdir(web);
  const starts = files.flatMap((file) => hashed.exec(file)?.[1] ?? []);
  // The last digit is moved, not set: whatever it is, the name changes.
  const renamed = (text: string) =>
    text.replace(
      new RegExp(`(${starts.join('|')})([0-9a-f])(?![0-9a-f])`, 'g'),
      (_, start, last) => `${start}${((Number.parseInt(last, 16) + turn) % 16).toString(16)}`,
    );

  // Only these two refer to others by name; all others are checked by hashes of their content.
  const callers = files.filter((file) => /^(main|entry)\.\w+\.js$/.test(file));
  for (const file of [...callers.map((name) => path.join(web, name)), path.join(folder, 'dist/build.json')])
    await writeFile(file, renamed(await readFile(file, 'utf8')));
  for (const file of files) await rename(path.join(web, file), path.join(web, renamed(file)));

  return folder;
}
