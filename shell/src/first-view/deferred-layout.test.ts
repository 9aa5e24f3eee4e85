import { deferredLayoutCss, layOutDeferredParts } from './deferred-layout.ts';

const html = document.documentElement;
const visibility = () =>
  [...document.querySelectorAll('section')].map((part) => part.style.getPropertyValue('content-visibility'));

let idleWork: (() => void)[];

beforeEach(() => {
  idleWork = [];
  window.requestIdleCallback = (work) => idleWork.push(work as () => void);
  window.cancelIdleCallback = () => {};
  html.dataset.deferLayout = '';
  document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>';
});

async function pause() {
  idleWork.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
}

describe('the deferred layout', () => {
  it('lays out one part in each pause, and keeps to no guessed height in the end', async () => {
    const done = layOutDeferredParts();
    expect(visibility()).toEqual(['', '']);

    await pause();
    expect(visibility()).toEqual(['visible', '']);
    await pause();
    expect(visibility()).toEqual(['visible', 'visible']);
    expect(html.dataset).toHaveProperty('deferLayout');

    await pause();
    await pause();
    await done;
    expect(html.dataset).not.toHaveProperty('deferLayout');
    expect(document.querySelectorAll('[style*=visibility]')).toHaveLength(0);
  });

  it('has nothing to do in a page that was laid out whole', async () => {
    delete html.dataset.deferLayout;
    await layOutDeferredParts();

    expect(idleWork).toEqual([]);
  });

  it('guesses a place for what is not laid out', () => {
    expect(deferredLayoutCss).toMatch(
      /^html\[data-defer-layout\] .*content-visibility:auto;contain-intrinsic-block-size:auto \d+px/,
    );
  });
});
