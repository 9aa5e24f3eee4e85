import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '../site/site.ts';
import type { World } from './world.ts';

const giveUpMs = 30_000;
const lookEveryMs = 15;

/** Returns the composition that an edge serves now. */
export async function shownBy(edge: string) {
  return (await fetch(edge, { method: 'HEAD' })).headers.get('x-composition') ?? '';
}

/** Returns, for each edge, how many milliseconds after the last move it still served something else. */
export async function delaysOf({ edges, store }: Pick<World, 'edges' | 'store'>) {
  const move = await store.ledger.latest();
  const at = Date.parse(move?.at ?? '');

  return Promise.all(edges.map((edge) => shows(edge, move?.pointer?.live ?? '').then(() => Date.now() - at)));
}

/** Waits until an edge serves a composition. */
export async function shows(edge: string, composition: string) {
  for (const end = Date.now() + giveUpMs; (await shownBy(edge)) !== composition; await pause(lookEveryMs))
    if (Date.now() > end) throw new Error(`${edge} does not come to show ${composition}.`);
}

/**
 * Asks every edge for pages for `forMs` milliseconds; returns how long each took, in milliseconds. Every page has to
 * come.
 */
export async function pageTimes(edges: readonly string[], forMs: number) {
  const times: number[] = [];
  for (const end = Date.now() + forMs; Date.now() < end; await pause(50))
    for (const path of ['/', '/team', '/market-report', '/contact'])
      for (const edge of edges) {
        const start = performance.now();
        const { status } = await fetch(edge + path);
        expect(status).toBe(200);
        times.push(performance.now() - start);
      }

  return times;
}

/** Returns the first version in a command's output. */
export const versionIn = (told: string) => /@([\w.-]+)/.exec(told)?.[1] ?? '';
