import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button.tsx';

describe('Button', () => {
  it('submits only when told to', () => {
    render(<Button>Call</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('C13 AG16 refuses presses while busy, and says so', async () => {
    const press = jest.fn();
    render(
      <Button busy onClick={press}>
        Sending...
      </Button>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));

    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBeDisabled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('A9-4 shows a spinner while busy', () => {
    const { container, rerender } = render(<Button busy>Sending...</Button>);
    expect(container.querySelector('[data-spinner]')).toHaveAttribute('aria-hidden', 'true');

    rerender(<Button>Send</Button>);

    expect(container.querySelector('[data-spinner]')).toBeNull();
  });

  it('writes navy on the messaging green', () => {
    render(<Button tone="messaging">Chat</Button>);

    expect(screen.getByRole('button')).toHaveStyle({ color: 'var(--navy)' });
  });
});
