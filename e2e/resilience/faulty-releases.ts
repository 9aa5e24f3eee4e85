import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { build } from '../../packages/tooling/build.mjs';
import { makeLive, releaseBuild } from '../../packages/tooling/publish.mjs';
import { remotes } from '../../packages/tooling/remotes.mjs';
import type { Site } from '../site.ts';

/**
 * Releases every remote with modules that can be made to fail: while `window.fault` is `mf-chat:render`, every module of
 * that remote throws while it renders, with `:effect` right after. Makes them live and gives their versions.
 */
export async function shipFaulty(site: Site): Promise<Readonly<Record<string, string>>> {
  const store = openStore(site.where.store);
  const live = await store.readComposition((await store.readPointer())?.live ?? '');
  const selection: Record<string, string> = { ...live.selection };
  const copies = path.join(site.where.root, 'node_modules/.cache/dos-mares', `${process.pid}-faulty`);

  for (const name of remotes) {
    const folder = path.join(copies, name);
    await copyWithFaults(path.join(site.where.root, name), folder, name);
    await build(name, folder);
    selection[name] = (await releaseBuild(name, store, { folder })).version;
  }
  await makeLive(selection, site.where, store);
  await rm(copies, { recursive: true });

  return selection;
}

async function copyWithFaults(application: string, copy: string, name: string) {
  await mkdir(copy, { recursive: true });
  for (const part of ['src', 'package.json'])
    await cp(path.join(application, part), path.join(copy, part), { recursive: true });

  const src = path.join(copy, 'src');
  const { default: configurations } = await import(path.join(application, 'webpack.config.mjs'));
  const entry = decodeURIComponent(configurations[1].entry.fragment);
  for (const file of (await readdir(src)).filter((one) => entry.includes(`./src/${one}`) && one.endsWith('.tsx'))) {
    await rename(path.join(src, file), path.join(src, `sound-${file}`));
    await writeFile(path.join(src, file), faulty(name, file));
  }
}

const faulty = (name: string, file: string) => `
import { type ComponentProps, useEffect } from 'react';
import Sound from './sound-${file}';
export * from './sound-${file}';

const fault = () => (globalThis as { fault?: string }).fault;

export default function Faulty(props: ComponentProps<typeof Sound>) {
  if (fault() === '${name}:render') throw new RangeError('made to fail');
  useEffect(() => {
    if (fault() === '${name}:effect') throw new RangeError('made to fail');
  });

  return <Sound {...props} />;
}
`;
