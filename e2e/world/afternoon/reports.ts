import type { EventReport } from '@dosmares/contracts/events';
import { crowd } from '../../delivery/crowd.ts';
import type { Visit } from '../../delivery/visit.ts';
import type { Site } from '../../site/site.ts';
import type { World } from '../world.ts';

/**
 * Sends visitors to the team's page, each over a connection of its own; those who get the bad composition report an
 * error.
 */
export async function comeToGrief(size: number, bad: string, { edges, api, store }: World) {
  const live = (await store.readPointer())?.live ?? '';
  const seen = await Promise.all(
    [live, bad].map(async (id) => {
      const { selection } = await store.readComposition(id);

      return reported(id, selection['mf-agents'] ?? '', id === bad);
    }),
  );

  return crowd(size, { origin: edges[0], api } as Site, seen as Visit[]);
}

function reported(
  composition: string,
  version: string,
  isBad: boolean,
): Pick<Visit, 'composition' | 'reports'> {
  const page = { application: 'mf-agents', version, route: '/team' };
  const events: EventReport['events'] = [
    { ...page, kind: 'view' },
    ...(isBad ? [{ ...page, kind: 'error' as const, name: 'TypeError', isFirst: true }] : []),
  ];

  return { composition, reports: [{ composition, events }] };
}
