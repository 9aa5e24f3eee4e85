import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { releaseBuild } from '@dosmares/delivery/publish';
import { build } from '@dosmares/tools/build/build';
import type { Site } from '../site/site.ts';
import { liveBuild, makeLive } from './respin.ts';

/**
 * Releases remotes with modules that can be made to fail, and makes them live beside the live shell. While
 * `window.fault` is `mf-chat:render`, every module of that remote throws while it renders; with `:effect`, right
 * after.
 */
export async function shipFaulty(site: Site, remotes: readonly string[]) {
  const store = openStore(site.settings.store);
  const live = await liveBuild(site);
  const selection: Record<string, string> & { shell: string } = { ...live.selection };
  // Not below node_modules: no declarations are made of files there.
  const copies = path.join(site.settings.root, '.data/e2e', `${process.pid}-faulty`);

  for (const name of remotes) {
    const folder = path.join(copies, name);
    const { exposes } = await store.readRelease(name, selection[name] ?? '');
    await copyWithFaults(path.join(site.settings.root, name), folder, Object.keys(exposes));
    await build(name, folder);
    selection[name] = (await releaseBuild(name, store, folder)).version;
  }
  await rm(copies, { recursive: true });

  return makeLive(selection, site);
}

async function copyWithFaults(application: string, copy: string, exposes: readonly string[]) {
  await mkdir(copy, { recursive: true });
  for (const part of ['src', 'package.json'])
    await cp(path.join(application, part), path.join(copy, part), { recursive: true });

  const src = path.join(copy, 'src');
  for (const expose of exposes) {
    await rename(path.join(src, `${expose}.tsx`), path.join(src, `sound-${expose}.tsx`));
    await writeFile(path.join(src, `${expose}.tsx`), faulty(path.basename(application), expose));
  }
}

const faulty = (name: string, expose: string) => `
import { type ComponentProps, useEffect } from 'react';
import Sound from './sound-${expose}.tsx';
export * from './sound-${expose}.tsx';

const fault = () => (globalThis as { fault?: string }).fault;

export default function Faulty(props: ComponentProps<typeof Sound>) {
  if (fault() === '${name}:render') throw new RangeError('made to fail');
  useEffect(() => {
    if (fault() === '${name}:effect') throw new RangeError('made to fail');
  });

  return <Sound {...props} />;
}
`;
