import { office } from '@dosmares/content/office';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SlotFallback, SlotLoading } from './slot-fallback.tsx';

describe('SlotFallback', () => {
  it('still helps: a phone, an address to write to, and another try', async () => {
    const retry = jest.fn();
    render(<SlotFallback title="Our agents are away" retry={retry} />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Our agents are away')).toBeVisible();
    expect(screen.getByRole('link', { name: office.phone })).toHaveAttribute('href', office.phoneHref);
    expect(screen.getByRole('link', { name: office.email })).toHaveAttribute('href', office.emailHref);
  });
});

describe('SlotLoading', () => {
  it('keeps the height of what is on its way', () => {
    const { container } = render(<SlotLoading minHeight="480px" />);

    expect(container.firstChild).toHaveStyle({ 'min-height': '480px' });
    expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  });
});
