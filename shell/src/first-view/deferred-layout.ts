import { whenIdle } from '@dosmares/ui';

const parts = 'main section,footer';

/**
 * In a page marked `data-defer-layout`, parts further down get a guessed height and are laid out when they come near.
 */
export const deferredLayoutCss = `html[data-defer-layout] :is(${parts}){content-visibility:auto;contain-intrinsic-block-size:auto 900px}`;

/** Defers them in a page that an in-site navigation has just opened at its top: most of it is below the window. */
export function deferLayout() {
  document.documentElement.dataset.deferLayout = '';
  layOutDeferredParts();
}

/**
 * Lays out the deferred parts, once the browser is idle. From then on every height is true, so that a page that the
 * visitor returns to opens where it was left.
 */
export function layOutDeferredParts() {
  whenIdle(() => delete document.documentElement.dataset.deferLayout);
}
