import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon.tsx';

const dot: Parameters<typeof Icon>[0]['of'] = [['circle', { cx: 1 }]];

it('draws the shapes, hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon of={dot} size={18} />)).toBe(
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" width="18" height="18" class="lucide" aria-hidden="true"><circle cx="1"></circle></svg>',
  );
});

it('is read out where it has a label', () => {
  const markup = renderToStaticMarkup(<Icon of={dot} aria-label="Dot" className="big" />);

  expect(markup).toContain('class="lucide big" aria-label="Dot"');
  expect(markup).not.toContain('aria-hidden');
});
