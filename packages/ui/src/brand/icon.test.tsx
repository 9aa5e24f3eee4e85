import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';

it('an icon is hidden from screen readers unless it has a label', () => {
  const dot: Parameters<typeof Icon>[0]['of'] = [['circle', { cx: 1 }]];
  const { container, rerender } = render(<Icon of={dot} size={18} />);
  expect(container.querySelector('svg.lucide[width="18"] > circle')?.parentElement).toHaveAttribute(
    'aria-hidden',
    'true',
  );

  rerender(<Icon of={dot} aria-label="Dot" />);

  expect(screen.getByLabelText('Dot')).not.toHaveAttribute('aria-hidden');
});
