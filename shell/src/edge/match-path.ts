import type { Composition } from '@dosmares/delivery';

/** The page of the first pattern that a path fits: a parameter stands for one segment. */
export function matchPath(patterns: Composition['patterns'], path: string) {
  const segments = path.split('/');

  return patterns.find(({ pattern }) => fits(pattern.split('/'), segments))?.page;
}

const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]));
