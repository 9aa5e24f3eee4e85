import type { EventReport } from '@dosmares/contracts/events';
import { createQueue, sendTo } from './queue.ts';

const view = { kind: 'view', application: 'shell', version: '1', route: '/' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends together what happens within three seconds', () => {
  const sent: EventReport[] = [];
  const { add } = createQueue('c1', (report) => sent.push(report));

  add(view);
  jest.advanceTimersByTime(2_999);
  add(view);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);

  expect(sent).toEqual([{ composition: 'c1', events: [view, view] }]);
});

it('sends at once what waits when a page is left, fifty at a time, and nothing when nothing waits', () => {
  const sizes: number[] = [];
  const { add, flush } = createQueue('c1', ({ events }) => sizes.push(events.length));
  for (let index = 0; index < 51; index += 1) add(view);

  flush();
  flush();
  jest.runAllTimers();

  expect(sizes).toEqual([50, 1]);
});

/** Sends a report from a page that came with these metrics in its Server-Timing header; returns what was posted. */
function posted(serverTiming?: readonly { name: string; description: string }[]) {
  const post = jest.fn().mockRejectedValue(new TypeError('offline'));
  globalThis.fetch = post;
  performance.getEntriesByType = () => (serverTiming ? [{ serverTiming } as never] : []);
  sendTo('https://api.example/api/events')({ composition: 'c1', events: [view] });

  return { post, body: JSON.parse(post.mock.calls[0][1].body) };
}

it('sends the ticket that came with the page, whatever a proxy has added, and without one where there is none', () => {
  const report = { composition: 'c1', events: [view] };
  const metrics = [
    { name: 'cache', description: 'hit' },
    { name: 'ticket', description: 'abc.def' },
  ];

  expect(posted(metrics).body).toEqual({ ...report, ticket: 'abc.def' });
  expect(posted([]).body).toEqual(report);
  expect(posted().body).toEqual(report);
});

it('sends without cookies, from a page that is being left too, and asks no permission for it', () => {
  const { post } = posted();

  expect(post).toHaveBeenCalledWith(
    'https://api.example/api/events',
    expect.objectContaining({ credentials: 'omit', keepalive: true, mode: 'no-cors' }),
  );
});
