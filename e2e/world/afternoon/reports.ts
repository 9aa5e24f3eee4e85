import type { VitalsEvent, VitalsReport } from '@dosmares/contracts/vitals';
import { crowd } from '../../delivery/crowd.ts';
import type { Visit } from '../../delivery/visit.ts';
import type { Site } from '../../site/site.ts';
import type { World } from '../world.ts';

/** Sends visitors to the team's page; those who get the bad composition report that it failed. */
export async function comeToGrief(size: number, bad: string, { edges, api, store }: World) {
  const live = (await store.readPointer())?.live ?? '';
  const seen = await Promise.all(
    [live, bad].map(async (id) => {
      const { selection } = await store.readComposition(id);

      return { composition: id, reports: [reportOf(selection, id === bad)] };
    }),
  );

  return crowd(size, { origin: edges[0], api } as Site, seen as unknown as Visit[]);
}

function reportOf(releases: VitalsReport['releases'], isBad: boolean): VitalsReport {
  const view: VitalsEvent = { kind: 'view', route: '/team' };

  return { releases, events: isBad ? [view, { ...view, kind: 'failed-view' }] : [view] };
}
