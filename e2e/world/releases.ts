import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { respun } from '../resilience/respin.ts';
import type { AddressRow } from './addresses.ts';
import { https } from './machines/names.ts';
import { addresses } from './machines/servers.ts';
import type { World } from './world.ts';

/** Reads the composition that visitors get now. */
export const liveOf = async ({ store }: World) =>
  store.readComposition((await store.readPointer())?.live ?? '');

/** Returns a release of an application that is not live. */
export async function waiting(application: 'mf-agents' | 'mf-market-report', world: World) {
  const { selection } = await liveOf(world);

  return (
    (await world.store.versions(application)).find((version) => version !== selection[application]) ?? ''
  );
}

/** Returns the example address of a row, on the running site. */
export async function exampleOf({ host, example }: AddressRow, world: World) {
  const { store } = world;
  const composition = await liveOf(world);
  const { selection } = composition;
  const read = (name: 'shell' | 'mf-agents' | 'mf-market-report') =>
    store.readRelease(name, selection[name] ?? '');
  const [shell, agents, report] = [
    await read('shell'),
    await read('mf-agents'),
    await read('mf-market-report'),
  ];

  return `${https(host)}${example({ composition, shell, agents, report })}`;
}

/**
 * Lets a team publish its checkout with another build of the shell; returns the release that then waits for
 * promotion.
 */
export async function otherShell({ teams: { a }, owner }: World) {
  const folder = await respun(path.join(a.folder, 'shell'), 7);
  const dist = path.join(a.folder, 'shell/dist');
  await rm(dist, { recursive: true });
  await cp(path.join(folder, 'dist'), dist, { recursive: true });
  const told = await a.script('packages/tools/start/publish.ts', { ...addresses(), ...owner.environment });

  return /promote (shell@\S+)/.exec(told)?.[1] ?? '';
}
