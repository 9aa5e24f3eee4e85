import type { EarlyEntries } from '@dosmares/contracts/site/early-entries';
import { loadingRules, loadScripts, loadScriptsInline } from './load-scripts.ts';

const { templateId, noticeId, longestWaitMs } = loadingRules;

let paint: () => void;
let navigationType: string;

beforeEach(() => {
  jest.useFakeTimers();
  navigationType = 'navigate';
  performance.getEntriesByType = () => [{ type: navigationType } as unknown as PerformanceEntry];
  delete document.documentElement.dataset.deferLayout;
  delete document.documentElement.dataset.started;
  delete document.documentElement.dataset.sent;
  delete document.documentElement.dataset.hydrated;
  Object.assign(globalThis, { PerformancePaintTiming: class {} });
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

function open({
  body = '',
  prepare = () => {},
  run = () => loadScripts(loadingRules),
  isParsed = true,
} = {}) {
  document.head.innerHTML = `<template id="${templateId}"><script src="/main.js"></script></template>`;
  document.body.innerHTML = `${body}<p id="${noticeId}" hidden>Please call</p>`;
  prepare();
  run();
  if (isParsed) parsed();
}

const parsed = () => dispatchEvent(new Event('DOMContentLoaded'));

function jumpTo(href: string) {
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.setAttribute('href', href);
  link.addEventListener('click', (event) => event.preventDefault());
  link.querySelector('b')?.click();
}

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

const passing = (ms = 100) => jest.advanceTimersByTimeAsync(ms);
const isLoading = () => document.head.querySelector(':scope > script') !== null;
const arePicturesPaused = () => 'pauseLazy' in document.documentElement.dataset;

describe('loadScripts', () => {
  it('asks in advance only for scripts of slots that are near, once all slots are there', async () => {
    const preload = (slot: string) => `<link rel="preload" as="script" href="/${slot}.js" data-of="${slot}">`;
    const preloaded = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);
    open({
      isParsed: false,
      body: '<div data-slot="near"></div><div data-slot="far"></div>',
      prepare() {
        const { content } = document.getElementById(templateId) as HTMLTemplateElement;
        content.append(document.createRange().createContextualFragment(preload('near') + preload('far')));
        for (const [slot, top] of Object.entries({ near: 2 * innerHeight - 1, far: 2 * innerHeight }))
          (document.querySelector(`[data-slot="${slot}"]`) as Element).getBoundingClientRect = () =>
            ({ top }) as DOMRect;
      },
    });
    paint();
    await passing();
    expect([isLoading(), preloaded()]).toEqual([true, []]);

    parsed();
    await passing();
    expect(preloaded()).toEqual(['http://localhost/near.js']);
  });

  it('puts the scripts in place once the page is painted', async () => {
    open();
    await passing();
    expect(isLoading()).toBe(false);

    paint();
    await passing();
    expect(isLoading()).toBe(true);
  });

  it.each(['load', 'error'])('lets the pictures further down follow the scripts: %s', async (end) => {
    open();
    paint();
    await passing();
    expect(arePicturesPaused()).toBe(true);

    document.head.querySelector(':scope > script')?.dispatchEvent(new Event(end));
    expect(arePicturesPaused()).toBe(false);
  });

  it.each([
    ['load', false, 'runs'],
    ['load', true, 'is newer than the browser'],
    ['error', true, 'does not come'],
  ])(
    'says how to write and call to whom the main script does not serve: %s, %s, it %s',
    async (end, isTold) => {
      open();
      paint();
      await passing();
      if (!isTold) document.documentElement.dataset.started = '';
      document.head.querySelector(':scope > script')?.dispatchEvent(new Event(end));
      await passing();

      expect(document.getElementById(noticeId)?.hidden).toBe(!isTold);
    },
  );

  it.each(['wheel', 'scroll'])('shows them at once to those who move on: %s', async (move) => {
    open();
    dispatchEvent(new Event(move));
    await passing();

    expect(arePicturesPaused()).toBe(false);
  });

  it('shows them to all when the scripts hang', async () => {
    open();
    await passing(longestWaitMs * 2 + 100);
    expect(arePicturesPaused()).toBe(false);
  });

  it.each([
    [false, 'Letter'],
    [true, undefined],
  ])('C22 notes which form is sent before the page is alive; alive: %s', (isAlive, noted) => {
    open({ body: '<form aria-label="Letter"></form>' });
    if (isAlive) document.documentElement.dataset.hydrated = 'true';
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

    expect(document.documentElement.dataset.sent).toBe(noted);
  });

  it('C25 notes what is entered in a field until the field is hydrated', () => {
    open({ body: '<input name="email"><input>' });
    const { earlyEntries } = globalThis as EarlyEntries;
    const enter = (value: string) => {
      for (const input of document.querySelectorAll('input'))
        Object.assign(input, { value }).dispatchEvent(new Event('input', { bubbles: true }));
    };

    enter('ines');
    expect([...(earlyEntries ?? [])]).toEqual([[`${location.pathname} email`, 'ines']]);

    earlyEntries?.set(`${location.pathname} email`, null);
    enter('ines@v.example');
    expect(earlyEntries?.get(`${location.pathname} email`)).toBeNull();
  });

  it('does not wait when somebody touches the page', async () => {
    open();
    dispatchEvent(new Event('pointerdown'));
    await passing();

    expect(isLoading()).toBe(true);
  });

  it('does not wait for ever', async () => {
    open();
    await passing(longestWaitMs - 1);
    expect(isLoading()).toBe(false);

    await passing();
    expect(isLoading()).toBe(true);
  });

  it('does not wait where nobody looks', async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    open();
    await passing();

    expect(isLoading()).toBe(true);
  });

  it.each([
    ['navigate', true],
    ['reload', false],
    ['back_forward', false],
  ])(
    'defers the layout of what stands further down, but not in a page that is returned to: %s',
    async (how, isDeferred) => {
      navigationType = how;
      open();
      await passing(longestWaitMs * 2);

      expect('deferLayout' in document.documentElement.dataset).toBe(isDeferred);
    },
  );

  it('lays out all of a page that opens at a fragment', () => {
    location.hash = '#subscribe';
    open();
    history.replaceState(null, '', ' ');

    expect('deferLayout' in document.documentElement.dataset).toBe(false);
  });

  it.each([
    ['a link to a place in the page', false, () => jumpTo('#subscribe')],
    ['a link to another page', true, () => jumpTo('/market-report#subscribe')],
    ['a touch of anything else', true, () => document.body.click()],
    ['a key', false, () => press('Tab')],
  ])('lays out all of it before a jump: %s', (_what, isDeferred, act) => {
    open({ body: '<a><b>Sign up</b></a>' });
    act();

    expect('deferLayout' in document.documentElement.dataset).toBe(isDeferred);
  });

  it('stands alone: its text does the same in a page', async () => {
    open({ run: () => new Function(loadScriptsInline)() });
    paint();
    await passing();

    expect(isLoading()).toBe(true);
  });

  it('puts them in place once', async () => {
    open();
    paint();
    dispatchEvent(new Event('keydown'));
    await passing(longestWaitMs * 2);

    expect(document.head.querySelectorAll(':scope > script')).toHaveLength(1);
  });
});
