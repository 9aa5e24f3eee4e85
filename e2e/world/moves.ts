import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '../site/site.ts';
import { liveOf } from './releases.ts';
import type { World } from './world.ts';

const giveUpMs = 30_000;
const lookEveryMs = 15;

/** Returns the site build that an edge serves now. */
export async function shownBy(edge: string) {
  return (await fetch(edge, { method: 'HEAD' })).headers.get('x-site-build') ?? '';
}

/** Waits until every edge serves what is live; returns the milliseconds that each took. */
export async function followed({ edges, store }: Pick<World, 'edges' | 'store'>) {
  const [start, { id }] = [Date.now(), await liveOf({ store })];

  return Promise.all(edges.map((edge) => shows(edge, id).then(() => Date.now() - start)));
}

/** Waits until an edge serves a site build. */
export async function shows(edge: string, build: string) {
  for (const end = Date.now() + giveUpMs; (await shownBy(edge)) !== build; await pause(lookEveryMs))
    if (Date.now() > end) throw new Error(`${edge} does not come to show ${build}.`);
}

/** Asks every edge for pages for `forMs` milliseconds; returns how long each took. Every page has to come. */
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
