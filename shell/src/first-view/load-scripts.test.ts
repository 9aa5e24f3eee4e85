import { awaken, patienceMs, scriptsId } from './load-scripts.ts';

let paint: () => void;
let arrival: string;

beforeEach(() => {
  jest.useFakeTimers();
  arrival = 'navigate';
  performance.getEntriesByType = () => [{ type: arrival } as unknown as PerformanceEntry];
  delete document.documentElement.dataset['folded'];
  class Observer {
    static supportedEntryTypes = ['paint'];
    constructor(tell: () => void) {
      paint = tell;
    }
    observe() {}
  }
  globalThis.PerformanceObserver = Observer as unknown as typeof PerformanceObserver;
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});
afterEach(() => jest.useRealTimers());

function open({ body = '', prepare = () => {}, isRead = true } = {}) {
  document.head.innerHTML = `<template id="${scriptsId}"><script src="/main.js"></script></template>`;
  document.body.innerHTML = body;
  prepare();
  new Function(awaken)();
  if (isRead) read();
}

const read = () => dispatchEvent(new Event('DOMContentLoaded'));

function jumpTo(href: string) {
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.setAttribute('href', href);
  link.addEventListener('click', (event) => event.preventDefault());
  link.querySelector('b')?.click();
}

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

const passing = (ms = 100) => jest.advanceTimersByTimeAsync(ms);
const isAwake = () => document.head.querySelector(':scope > script') !== null;
const doPicturesWait = () => 'waits' in document.documentElement.dataset;

describe('awaken', () => {
  it('puts the scripts in place once the page is painted', async () => {
    open();
    await passing();
    expect(isAwake()).toBe(false);

    paint();
    await passing();
    expect(isAwake()).toBe(true);
  });

  it.each(['load', 'error'])('lets the pictures further down follow the scripts: %s', async (end) => {
    open();
    paint();
    await passing();
    expect(doPicturesWait()).toBe(true);

    document.head.querySelector(':scope > script')?.dispatchEvent(new Event(end));
    expect(doPicturesWait()).toBe(false);
  });

  it.each(['wheel', 'scroll'])('shows them at once to those who move on: %s', async (move) => {
    open();
    dispatchEvent(new Event(move));
    await passing();

    expect(doPicturesWait()).toBe(false);
  });

  it('shows them to all when the scripts hang', async () => {
    open();
    await passing(patienceMs * 2 + 100);
    expect(doPicturesWait()).toBe(false);
  });

  it('waits for the end of the page, even for those who touch it: scripts need all of it', async () => {
    open({ isRead: false });
    dispatchEvent(new Event('pointerdown'));
    await passing(patienceMs * 2);
    expect(isAwake()).toBe(false);

    read();
    await passing();
    expect(isAwake()).toBe(true);
  });

  it('waits for the first picture', async () => {
    const picture = () => document.querySelector('img') as HTMLImageElement;
    open({
      body: '<img fetchpriority="high" src="/a.avif">',
      prepare: () => Object.defineProperty(picture(), 'complete', { value: false }),
    });
    paint();
    await passing();
    expect(isAwake()).toBe(false);

    picture().dispatchEvent(new Event('load'));
    await passing();
    expect(isAwake()).toBe(true);
  });

  it('does not wait when somebody touches the page', async () => {
    open();
    dispatchEvent(new Event('pointerdown'));
    await passing();

    expect(isAwake()).toBe(true);
  });

  it('does not wait for ever', async () => {
    open();
    await passing(patienceMs - 1);
    expect(isAwake()).toBe(false);

    await passing();
    expect(isAwake()).toBe(true);
  });

  it('does not wait where nobody looks', async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    open();
    await passing();

    expect(isAwake()).toBe(true);
  });

  it.each([
    ['navigate', true],
    ['reload', false],
    ['back_forward', false],
  ])('folds what stands further down, but not in a page that is come back to: %s', async (how, isFolded) => {
    arrival = how;
    open();
    await passing(patienceMs * 2);

    expect('folded' in document.documentElement.dataset).toBe(isFolded);
  });

  it('lays out all of a page that opens at a fragment', () => {
    location.hash = '#subscribe';
    open();
    history.replaceState(null, '', ' ');

    expect('folded' in document.documentElement.dataset).toBe(false);
  });

  it.each([
    ['a link to a place in the page', false, () => jumpTo('#subscribe')],
    ['a link to another page', true, () => jumpTo('/market-report#subscribe')],
    ['a touch of anything else', true, () => document.body.click()],
    ['a key', false, () => press('Tab')],
  ])('lays out all of it before a jump: %s', (_what, isFolded, act) => {
    open({ body: '<a><b>Sign up</b></a>' });
    act();

    expect('folded' in document.documentElement.dataset).toBe(isFolded);
  });

  it('puts them in place once', async () => {
    open();
    paint();
    dispatchEvent(new Event('keydown'));
    await passing(patienceMs * 2);

    expect(document.head.querySelectorAll(':scope > script')).toHaveLength(1);
  });
});
