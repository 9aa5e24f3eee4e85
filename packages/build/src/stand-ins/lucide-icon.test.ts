import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createLucideIcon from './lucide-icon.mjs';

const Dot = createLucideIcon({ name: 'dot', node: [['circle', { cx: 1, key: 'a' }]] });
const markupOf = (props: object) => renderToStaticMarkup(createElement(Dot, props));

it('draws the shapes, unseen by screen readers', () => {
  expect(markupOf({ size: 18 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" width="18" height="18" class="lucide lucide-dot" aria-hidden="true"><circle cx="1"></circle></svg>',
  );
});

it('is seen where it has a name', () => {
  expect(markupOf({ 'aria-label': 'Dot', className: 'big' })).toContain(
    'class="lucide lucide-dot big" aria-label="Dot"',
  );
  expect(markupOf({ 'aria-label': 'Dot' })).not.toContain('aria-hidden');
});
