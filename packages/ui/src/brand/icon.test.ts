import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icon } from './icon.ts';

const Dot = icon(() => [['circle', { cx: 1 }]]);
const markupOf = (props: object) => renderToStaticMarkup(createElement(Dot, props));

it('draws the shapes, hidden from screen readers', () => {
  expect(markupOf({ size: 18 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" width="18" height="18" class="lucide" aria-hidden="true"><circle cx="1"></circle></svg>',
  );
});

it('is read out where it has a label', () => {
  expect(markupOf({ 'aria-label': 'Dot', className: 'big' })).toContain(
    'class="lucide big" aria-label="Dot"',
  );
  expect(markupOf({ 'aria-label': 'Dot' })).not.toContain('aria-hidden');
});
