import { whenIdle } from '@dosmares/ui';

const parts = 'main section,footer';

/** In a page that is `data-folded`, parts further down take a guessed place and are laid out when they come near. */
export const foldedCss = `html[data-folded] :is(${parts}){content-visibility:auto;contain-intrinsic-block-size:auto 900px}`;

/**
 * Lays out what the first view could do without, one part at a time. From then on every height is true: a page that is
 * gone back to has to be found where it was left.
 */
export async function unfold() {
  const { dataset } = document.documentElement;
  if (!('folded' in dataset)) return;

  const folded = [...document.querySelectorAll<HTMLElement>(parts)];
  for (const part of folded) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  await idle();
  delete dataset['folded'];
  for (const part of folded) part.style.removeProperty('content-visibility');
}

const idle = () => new Promise<void>((next) => whenIdle(next));
