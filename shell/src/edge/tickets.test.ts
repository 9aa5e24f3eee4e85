/** @jest-environment node */
import { type ReportTicket, readTicket } from '@dosmares/contracts/report-ticket';
import { openStore } from '@dosmares/delivery';
import { edgeServer } from './edge.ts';
import { compositionOf, ticketKey } from './edge-fixture.ts';
import { servedEdge } from './testing/served-edge.ts';

const { served, get } = servedEdge();

describe('the ticket for what a page will report', () => {
  const ticketIn = (headers: Record<string, unknown>) => {
    const [, ticket] = /^ticket;desc=([\w.-]+)$/.exec(String(headers['server-timing'])) ?? [];

    return readTicket(ticket, ticketKey);
  };

  it('comes with every answer that shows a page, another one each time, outside of what is cached', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': String(first.headers.etag) });
    const unknown = await get('/nope');

    expect([first.statusCode, again.statusCode, unknown.statusCode]).toEqual([200, 304, 404]);
    const tickets = [first, again, unknown].map(({ headers }) => ticketIn(headers));
    const { selection } = compositionOf('https://site.example');
    for (const ticket of tickets) {
      expect(ticket).toHaveProperty('composition', 'c1');
      for (const release of Object.entries(selection))
        expect((ticket as ReportTicket).has(...release)).toBe(true);
    }
    expect(new Set(tickets.map((ticket) => Object(ticket).visit)).size).toBe(3);
    expect(new Set(tickets.map((ticket) => Object(ticket).connection)).size).toBe(1);
  });

  it('does not come with files', async () => {
    expect((await get('/robots.txt')).headers).not.toHaveProperty('server-timing');
  });

  it('tells connections apart by what proxies of ours say, and by nothing that visitors say', async () => {
    const behindProxy = edgeServer(openStore(served.folder), { ticketKey, trustProxy: 1 });
    const connections = async (edge: typeof served.app) => {
      const said = ['203.0.113.1', '203.0.113.2', '203.0.113.9, 203.0.113.2'];
      const answers = await Promise.all(
        said.map((ip) => edge.inject({ url: '/', headers: { 'x-forwarded-for': ip } })),
      );

      return new Set(answers.map(({ headers }) => Object(ticketIn(headers)).connection)).size;
    };

    expect([await connections(behindProxy), await connections(served.app)]).toEqual([2, 1]);
    await behindProxy.close();
  });
});
