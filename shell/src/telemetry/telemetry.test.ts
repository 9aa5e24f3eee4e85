import type { Registry } from '@dosmares/contracts/release';
import type { VitalsEvent, VitalsReport } from '@dosmares/contracts/vitals';
import { pagesOf } from '../routes.ts';
import { startTelemetry, type TelemetryEvent } from './telemetry.ts';

const base = 'https://agents.example/1.0.0/web/';
const remote = {
  name: 'mf-agents' as const,
  version: '1.0.0',
  entry: `${base}entry.js`,
  integrity: '',
  routes: [
    { path: '/team', expose: 'team-page' },
    { path: '/:agent', expose: 'agent-page', values: ['ana-luz'], closed: true },
  ],
};
const registry: Registry = { shellVersion: '2.0.0', remotes: [remote] };
const config = { apiOrigin: 'https://api.example' } as never;
const application = 'mf-agents';
const nothingMeasured = { onLCP: () => {}, onINP: () => {}, onCLS: () => {} };

let post: jest.Mock;
let track: (event: TelemetryEvent) => void;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function listen(vitals = nothingMeasured as never, tab = registry) {
  post = jest.fn().mockRejectedValue(new TypeError('offline'));
  globalThis.fetch = post;
  globalThis.requestIdleCallback = ((work: () => void) => work()) as never;
  track = startTelemetry({ registry: tab, config }, pagesOf(registry.remotes), async () => vitals);
}

const reports = () => post.mock.calls.map(([, { body }]) => JSON.parse(body) as VitalsReport);

/** Everything that is reported within three seconds, except for the view of the home page. */
function reported(...what: TelemetryEvent[]): VitalsEvent[] {
  listen();
  for (const one of what) track(one);
  jest.advanceTimersByTime(3_000);

  return reports()
    .flatMap(({ events }) => events)
    .slice(1);
}

function thrown(stack: string, error: Error = new TypeError('cannot read Ines')) {
  return new ErrorEvent('error', { error: Object.assign(error, { stack }) });
}

it('sends the events of three seconds together, with the releases of its tab, and no cookie', () => {
  const tab: Registry = { ...registry, remotes: [] };
  listen(undefined, tab);
  // The first navigation adds the applications of other pages.
  Object.assign(tab, { remotes: [remote] });
  track({ view: '/team' });
  jest.advanceTimersByTime(2_999);
  expect(post).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(post).toHaveBeenCalledWith(
    'https://api.example/api/vitals',
    expect.objectContaining({ credentials: 'omit', keepalive: true, mode: 'no-cors' }),
  );
  expect(reports()).toEqual([
    {
      releases: { shell: '2.0.0', 'mf-agents': '1.0.0' },
      events: [
        { kind: 'view', route: '/' },
        { kind: 'view', route: '/team' },
      ],
    },
  ]);
});

it('sends at once when the page is left, fifty at a time, and names a page by its pattern', () => {
  listen();
  for (let index = 0; index < 50; index += 1) track({ view: index ? '/ana-luz' : '/nope/at-all' });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  const routes = reports().map(({ events }) => events.map(({ route }) => route));
  expect(routes).toEqual([['/', '/*', ...Array(48).fill('/:agent')], ['/:agent']]);
});

it('reports each failure once per view, and that the view failed', () => {
  const slot = { failed: 'mf-agents/team-page', by: 'load' } as const;
  const error = thrown(`TypeError: x\n at f (${base}team-page.js:1:2)`);

  expect(reported(slot, slot, error, { view: '/team' }, error)).toEqual([
    { kind: 'failed-view', route: '/' },
    { kind: 'slot', name: 'team-page:load', route: '/', application },
    { kind: 'error', name: 'TypeError', route: '/', application },
    { kind: 'view', route: '/team' },
    { kind: 'failed-view', route: '/team' },
    { kind: 'error', name: 'TypeError', route: '/team', application },
  ]);
});

it('names the application nearest in the stack, never the message of an error, and ignores code that is not ours', () => {
  const named = Object.assign(new Error('x'), { name: 'Ines Caldera', stack: `at ${base}x.js:1` });
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: named });
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'style-src-elem',
    sourceFile: `${base}team-page.js`,
  });
  const events = reported(
    thrown('at x (chrome-extension://abc/run.js:1:1)'),
    thrown(`at x (chrome-extension://abc/run.js)\n at ${location.origin}/assets/main.js:9:9`),
    rejection,
    violation,
  );

  expect(events.map((event) => [event.kind, event.application, event.name])).toEqual([
    ['failed-view', undefined, undefined],
    ['error', 'shell', 'TypeError'],
    ['error', 'mf-agents', 'Error'],
    ['violation', 'mf-agents', 'style-src-elem'],
  ]);
  expect(JSON.stringify(events)).not.toContain('Ines');
});

it('reports only once that a script did not load, even if it is retried from another page', () => {
  const missing = (src: string) =>
    Object.defineProperty(new Event('error'), 'target', {
      value: Object.assign(document.createElement('script'), { src }),
    });
  const [another, ours, again] = ['https://elsewhere.example/x.js', `${base}chart.js`, `${base}chart.js?1`];
  const events = reported(missing(`${another}`), missing(`${ours}`), { view: '/team' }, missing(`${again}`));

  expect(events.map(({ kind, name }) => [kind, name])).toEqual([
    ['failed-view', undefined],
    ['error', 'script'],
    ['view', undefined],
  ]);
});

it('assigns a vital to the page that it was measured on, even if another is shown by now', async () => {
  const measuring = (metric: object) => (report: (metric: object) => void, options: object) => {
    expect(options).toEqual({ reportSoftNavs: true });
    report(metric);
  };
  listen({
    onLCP: measuring({ name: 'LCP', rating: 'good', navigationURL: 'https://site.example/ana-luz?x=1' }),
    onINP: measuring({ name: 'INP', rating: 'needs-improvement' }),
    onCLS: measuring({ name: 'CLS', rating: 'poor', navigationURL: 'https://site.example/team#top' }),
  } as never);
  await jest.advanceTimersByTimeAsync(3_000);

  expect(reports()[0]?.events.slice(1)).toEqual([
    { kind: 'LCP-good', route: '/:agent', application },
    { kind: 'INP-needs-improvement', route: '/', application: 'shell' },
    { kind: 'CLS-poor', route: '/team', application },
  ]);
});
