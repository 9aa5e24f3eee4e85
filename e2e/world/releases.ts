import type { AddressRow } from './addresses.ts';
import { https } from './machines/names.ts';
import type { World } from './world.ts';

/** Reads the site build that visitors get now. */
export async function liveOf({ store }: Pick<World, 'store'>) {
  const found = await store.readLive();
  if (typeof found !== 'object') throw new Error('Nothing is live.');

  return store.readSiteBuild(found.live.build);
}

/** Returns the example address of a row, on the running site. */
export async function exampleOf({ host, example }: AddressRow, world: World) {
  const build = await liveOf(world);
  const read = (name: 'shell' | 'mf-agents' | 'mf-market-report') =>
    world.store.readRelease(name, build.selection[name] ?? '');
  const [shell, agents, report] = [
    await read('shell'),
    await read('mf-agents'),
    await read('mf-market-report'),
  ];

  return `${https(host)}${example({ build, shell, agents, report })}`;
}
