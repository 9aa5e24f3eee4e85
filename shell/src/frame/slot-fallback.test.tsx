import { office } from '@dosmares/content/office';
import { fireEvent, render, screen } from '@testing-library/react';
import { SlotFallback, SlotLoading } from './slot-fallback.tsx';

it('a slot that is away still helps: a phone, an address to write to, and another try', () => {
  const retry = jest.fn();
  render(<SlotFallback title="Our agents are away" retry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Our agents are away')).toBeVisible();
  expect(screen.getByRole('link', { name: office.phone })).toHaveAttribute('href', office.phoneHref);
  expect(screen.getByRole('link', { name: office.email })).toHaveAttribute('href', office.emailHref);
});

it('a slot that is on its way keeps its height', () => {
  const { container } = render(<SlotLoading minHeight="480px" />);

  expect(container.firstChild).toHaveStyle({ 'min-height': '480px' });
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
});
