import type { ClientEvent } from '@dosmares/contracts/events';
import type { Registry } from '@dosmares/contracts/release';
import { ownerOf } from '@dosmares/contracts/site/boot';
import { pagesOf } from '../routes.ts';
import { createTelemetry } from './telemetry.ts';

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
const registry: Registry = { composition: 'c1', shellVersion: '2.0.0', remotes: [remote] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function listening() {
  const events: ClientEvent[] = [];
  const queue = { add: (event: ClientEvent) => void events.push(event), flush: () => {} };
  const telemetry = createTelemetry({
    registry,
    origin: 'https://site.example',
    pageAt: pagesOf(registry),
    ownerOf: (address) => ownerOf(address, registry),
    queue,
  });

  return { ...telemetry, events };
}

function thrown(stack: string, error: Error = new TypeError('cannot read Ines')) {
  return new ErrorEvent('error', { error: Object.assign(error, { stack }) });
}

function scriptFailure(src: string) {
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: Object.assign(document.createElement('script'), { src }) });

  return event;
}

const agents = { application: 'mf-agents', version: '1.0.0' };

describe('telemetry', () => {
  it("notes each page under its pattern and its application's release", () => {
    const { track, events } = listening();

    for (const view of ['/', '/team', '/ana-luz', '/nope/at-all']) track({ view });

    expect(events).toEqual([
      { kind: 'view', route: '/', application: 'shell', version: '2.0.0' },
      { kind: 'view', route: '/team', ...agents },
      { kind: 'view', route: '/:agent', ...agents },
      { kind: 'view', route: '/*', application: 'shell', version: '2.0.0' },
    ]);
  });

  it('notes what went wrong once on each page, and the first of it as such', () => {
    const { track, events } = listening();
    track({ view: '/team' });

    track({ failed: 'mf-agents/team-page', by: 'load' });
    track({ failed: 'mf-agents/team-page', by: 'load' });
    track(thrown(`TypeError: x\n at f (${base}team-page.js:1:2)`));

    expect(events.slice(1)).toEqual([
      { kind: 'slot', name: 'team-page:load', route: '/team', ...agents, isFirst: true },
      { kind: 'error', name: 'TypeError', route: '/team', ...agents },
    ]);
  });

  it('counts a vital to the page that it was measured on, though another is shown by now', () => {
    const { track, vital, events } = listening();
    track({ view: '/' });
    vital('CLS', 0.2, '/ana-luz');

    expect(events.at(-1)).toEqual({ kind: 'vital', name: 'CLS', value: 0.2, route: '/:agent', ...agents });
  });

  it('names the nearest code of ours, never the words of an error, and leaves out what is not ours', () => {
    const { track, events } = listening();

    track(thrown('at x (chrome-extension://abc/run.js:1:1)'));
    track(thrown('at x (chrome-extension://abc/run.js)\n at https://site.example/assets/main.js:9:9'));
    const error = Object.assign(new Error('x'), { name: 'Ines Caldera' });
    track(
      Object.assign(new Event('unhandledrejection'), {
        reason: Object.assign(error, { stack: `at ${base}x.js:1` }),
      }),
    );

    expect(events).toEqual([
      { kind: 'error', name: 'TypeError', route: '/', application: 'shell', version: '2.0.0', isFirst: true },
      { kind: 'error', name: 'Error', route: '/', ...agents },
    ]);
    expect(JSON.stringify(events)).not.toContain('Ines');
  });

  it('notes a breach of the content security policy', () => {
    const { track, events } = listening();

    track(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'style-src-elem',
        sourceFile: `${base}team-page.js`,
      }),
    );

    expect(events).toEqual([
      { kind: 'violation', name: 'style-src-elem', route: '/', ...agents, isFirst: true },
    ]);
  });

  it('notes a script that did not load, unless a slot has said so', () => {
    const { track, events } = listening();
    track(scriptFailure('https://elsewhere.example/x.js'));
    track(scriptFailure(`${base}chart.js`));
    jest.advanceTimersByTime(1_000);

    track({ view: '/team' });
    track(scriptFailure(`${base}part.js`));
    track({ failed: 'mf-agents/team-page', by: 'load' });
    jest.advanceTimersByTime(1_000);

    expect(events.map(({ kind, name }) => [kind, name])).toEqual([
      ['error', 'script'],
      ['view', undefined],
      ['slot', 'team-page:load'],
    ]);
  });

  it('leaves out a script that was tried again and failed after its page was left', () => {
    const { track, events } = listening();
    track(scriptFailure(`${base}remoteEntry.js`));
    track({ failed: 'mf-agents/team-page', by: 'load' });
    jest.advanceTimersByTime(1_000);

    track({ view: '/contact' });
    track(scriptFailure(`${base}remoteEntry.js?1`));
    jest.advanceTimersByTime(1_000);

    expect(events.map(({ kind }) => kind)).toEqual(['slot', 'view']);
  });
});
