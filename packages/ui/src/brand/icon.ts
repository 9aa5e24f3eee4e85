import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

const outline = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Makes a component of an icon's shapes; an icon without a label of its own is hidden from screen readers.
 * @param shapesOf gives the shapes: a bundler leaves out what is only named in a function that nobody uses
 * @param classes of every such icon, before those it is given
 */
export function icon(shapesOf: () => IconNode, classes = 'lucide') {
  return ({ size = 24, className, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) => {
    const isNamed = 'aria-label' in rest || 'role' in rest;
    const attributes = {
      ...outline,
      width: size,
      height: size,
      className: className ? `${classes} ${className}` : classes,
      'aria-hidden': isNamed ? undefined : ('true' as const),
      ...rest,
    };

    return createElement('svg', attributes, ...shapesOf().map(([tag, shape]) => createElement(tag, shape)));
  };
}
