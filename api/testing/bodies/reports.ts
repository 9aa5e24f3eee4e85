import type { EventReport } from '@dosmares/contracts/events';
import { issueTicket } from '@dosmares/contracts/report-ticket';

/** The secret shared by edge and API in tests. */
export const ticketKey = 'the key of the tests: no secret at all';

/** Releases in the composition of the tests' pages. */
export const releases = { shell: '2.0.0-def', 'mf-agents': '1.0.0-abc' };

/** A page of a remote in that composition. */
export const page = { application: 'mf-agents', version: '1.0.0-abc', route: '/team/:id' } as const;

/** The event that the page was shown. */
export const view = { ...page, kind: 'view' as const };

/** A failure on the page. */
export const failure = {
  ...page,
  kind: 'slot' as const,
  name: 'team-member-page:load',
  isFirst: true,
};

/** Issues a ticket for a page load, as the edge does. */
export const ticketFor = (connection: string, composition = 'c1', now = Date.now()) =>
  issueTicket({ composition, releases }, connection, { key: ticketKey, now });

/** Makes the report of a page loaded over a connection. */
export const reportFrom = (connection: string, ...events: EventReport['events']): EventReport => ({
  composition: 'c1',
  ticket: ticketFor(connection),
  events: events.length > 0 ? events : [view],
});
