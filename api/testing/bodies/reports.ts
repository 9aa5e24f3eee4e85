import type { EventReport } from '@dosmares/contracts/events';
import { issueTicket } from '@dosmares/contracts/report-ticket';

/** The secret that edge and API share in tests. */
export const ticketKey = 'the key of the tests: no secret at all';

/** What the tests' pages are made of. */
export const releases = { shell: '2.0.0-def', 'mf-agents': '1.0.0-abc' };

/** A page of a remote in them. */
export const page = { application: 'mf-agents', version: '1.0.0-abc', route: '/team/:id' } as const;

/** The page was shown. */
export const view = { ...page, kind: 'view' as const };

/** Something went wrong on it. */
export const failure = {
  ...page,
  kind: 'slot' as const,
  name: 'team-member-page:load',
  isFirst: true,
};

/** A ticket as the edge issues it for a page load. */
export const ticketFor = (connection: string, composition = 'c1', now = Date.now()) =>
  issueTicket({ composition, releases }, connection, { key: ticketKey, now });

/** What a page reports that somebody loaded over a connection. */
export const reportFrom = (connection: string, ...events: EventReport['events']): EventReport => ({
  composition: 'c1',
  ticket: ticketFor(connection),
  events: events.length > 0 ? events : [view],
});
