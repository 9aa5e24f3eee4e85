import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden.tsx';

it('VisuallyHidden keeps its words in the name', () => {
  render(
    <button type="button">
      5 <VisuallyHidden>stars</VisuallyHidden>
    </button>,
  );

  expect(screen.getByRole('button', { name: '5 stars' })).toBeInTheDocument();
});
