import { deferLayout, deferredLayoutCss, layOutDeferredParts } from './deferred-layout.ts';

const html = document.documentElement;

describe('the deferred layout', () => {
  it('ends once the browser is idle, and keeps to no guessed height', () => {
    const whenIdle = jest.fn();
    window.requestIdleCallback = whenIdle;
    html.dataset.deferLayout = '';
    layOutDeferredParts();
    expect(html.dataset).toHaveProperty('deferLayout');

    whenIdle.mock.calls[0]?.[0]();
    expect(html.dataset).not.toHaveProperty('deferLayout');
  });

  it('begins again with the next page, until the browser is idle', () => {
    const whenIdle = jest.fn();
    window.requestIdleCallback = whenIdle;
    deferLayout();
    expect(html.dataset).toHaveProperty('deferLayout');

    whenIdle.mock.calls[0]?.[0]();
    expect(html.dataset).not.toHaveProperty('deferLayout');
  });

  it('guesses a place for what is not laid out', () => {
    expect(deferredLayoutCss).toMatch(
      /^html\[data-defer-layout\] .*content-visibility:auto;contain-intrinsic-block-size:auto \d+px/,
    );
  });
});
