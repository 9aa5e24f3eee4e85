import { whenIdle } from '@dosmares/ui';

const parts = 'main section,footer';

/**
 * In a page marked `data-defer-layout`, parts further down get a guessed height and are laid out when they come near.
 */
export const deferredLayoutCss = `html[data-defer-layout] :is(${parts}){content-visibility:auto;contain-intrinsic-block-size:auto 900px}`;

/**
 * Lays out the deferred parts one at a time, while the browser is idle. From then on every height is true, so that a
 * page that the visitor returns to opens where it was left.
 */
export async function layOutDeferredParts() {
  const { dataset } = document.documentElement;
  if (!('deferLayout' in dataset)) return;

  const deferred = [...document.querySelectorAll<HTMLElement>(parts)];
  for (const part of deferred) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  await idle();
  delete dataset.deferLayout;
  for (const part of deferred) part.style.removeProperty('content-visibility');
}

const idle = () => new Promise<void>((next) => whenIdle(next));
