import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button.tsx';

it('C13 AG16 A9-4 a busy button refuses presses, says so and shows a spinner', async () => {
  const press = jest.fn();
  const button = (busy: boolean) => (
    <Button busy={busy} onClick={press}>
      Send
    </Button>
  );
  const { container, rerender } = render(button(true));

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelector('[data-spinner]')).toHaveAttribute('aria-hidden', 'true');
  rerender(button(false));
  expect(container.querySelector('[data-spinner]')).toBeNull();
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
