import { loadingRules, loadScripts, loadScriptsInline } from './load-scripts.ts';

const { releasesId, noticeId, longestWaitMs } = loadingRules;

let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.started;
  delete document.documentElement.dataset.sent;
  delete document.documentElement.dataset.hydrated;
  Object.assign(globalThis, { PerformancePaintTiming: class {}, CSS: { supports: () => false } });
  class Observer {
    constructor(tell: () => void) {
      paint = tell;
    }
    observe() {}
  }
  globalThis.PerformanceObserver = Observer as unknown as typeof PerformanceObserver;
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});
afterEach(() => jest.useRealTimers());

const preloads = [
  ['/assets/home-page.js', 'sha384-h'],
  ['https://cdn.example/entry.js', 'sha384-e'],
];

function open({ body = '', run = () => loadScripts(loadingRules) } = {}) {
  const releases = { main: ['/main.js', 'sha384-m'], preloads };
  document.head.innerHTML = `<script type="application/json" id="${releasesId}">${JSON.stringify(releases)}</script>`;
  document.body.innerHTML = `${body}<p id="${noticeId}" hidden>Please call</p>`;
  run();
  dispatchEvent(new Event('DOMContentLoaded'));
}

const advance = (ms = 100) => jest.advanceTimersByTimeAsync(ms);
const scripts = () => document.head.querySelectorAll<HTMLScriptElement>(':scope > script[src]');
const { dataset } = document.documentElement;

describe('loadScripts', () => {
  it('waits until the page is painted, and loads once, also as the text of a script element', async () => {
    open({ run: () => new Function(loadScriptsInline)() });
    await advance(longestWaitMs - 1);
    expect(scripts()).toHaveLength(0);

    paint();
    dispatchEvent(new Event('keydown'));
    await advance(longestWaitMs * 2);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).toMatchObject({ integrity: 'sha384-m', crossOrigin: 'anonymous' });
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => [link.getAttribute('href'), link.integrity])).toEqual(preloads);
    expect(links.map((link) => link.getAttribute('crossorigin'))).toEqual([null, 'anonymous']);
    for (const link of links)
      expect(link).toMatchObject({ rel: 'preload', as: 'script', fetchPriority: 'low' });
  });

  it.each([
    ['the visitor touches the page', () => dispatchEvent(new Event('pointerdown')), 100],
    ['nothing is ever painted', () => {}, longestWaitMs + 100],
    ['the page is hidden', () => {}, 100],
  ])('does not wait when %s', async (when, act, ms) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: when === 'the page is hidden' });
    open();
    act();
    await advance(ms);

    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['load', false, 'runs'],
    ['load', true, 'is newer than the browser'],
    ['error', true, 'does not arrive'],
  ])(
    'resumes pictures after the main script, and shows the notice unless it runs: %s, %s, it %s',
    async (end, isTold) => {
      open();
      paint();
      await advance();
      expect(dataset).toHaveProperty('pauseLazy');

      if (!isTold) dataset.started = '';
      scripts()[0]?.dispatchEvent(new Event(end));
      await advance();
      expect(dataset).not.toHaveProperty('pauseLazy');
      expect(document.getElementById(noticeId)?.hidden).toBe(!isTold);
    },
  );

  it.each([
    ['visitors who scroll on', () => dispatchEvent(new Event('wheel')), 100],
    ['everyone when the scripts hang', () => {}, longestWaitMs * 2 + 100],
  ])('shows pictures further down to %s', async (_, act, ms) => {
    open();
    act();
    await advance(ms);

    expect(dataset).not.toHaveProperty('pauseLazy');
  });

  it('C24 C25 stores what is entered in a form with a draft, and nothing else', () => {
    open({ body: '<form data-draft><input name="name"></form><form><input name="other"></form>' });
    for (const input of document.querySelectorAll('input')) {
      input.value = 'Ines';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }

    expect({ ...sessionStorage }).toEqual({ 'dosmares.draft./': '{"name":"Ines"}' });
  });
});
