// @ts-check
// Stands in for lucide's component factory, which is bundled into every application and weighs as much as ten icons.
import { createElement } from 'react';

const outline = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * Makes a component of an icon's shapes; an icon without a name of its own is unseen by screen readers.
 * @param {{ name: string, node: [string, object][] }} icon
 */
export default function createLucideIcon({ name, node }) {
  return (/** @type {Record<string, any>} */ { size = 24, className, ...rest }) => {
    const isNamed = 'aria-label' in rest || 'role' in rest;
    const attributes = {
      ...outline,
      width: size,
      height: size,
      className: ['lucide', `lucide-${name}`, className].filter(Boolean).join(' '),
      'aria-hidden': isNamed ? undefined : 'true',
      ...rest,
    };

    return createElement('svg', attributes, ...node.map(([tag, shape]) => createElement(tag, shape)));
  };
}
