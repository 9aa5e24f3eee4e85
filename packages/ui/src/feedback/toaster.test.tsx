import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Toast, Toaster } from './toaster.tsx';

const sent: Toast = { id: 'sent', tone: 'status', title: 'Message Sent!', text: 'Within 24 hours.' };
const failed: Toast = { id: 'failed', tone: 'alert', title: 'Submission Failed' };
const dismiss = jest.fn();
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const show = (...toasts: Toast[]) => <Toaster toasts={toasts} onDismiss={dismiss} />;

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    dismiss.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('AG17 has both live regions before it announces a status politely and an alert at once', () => {
    const { rerender } = render(show());
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    rerender(show(sent, failed));

    expect(screen.getByRole('status')).toHaveTextContent('Message Sent!Within 24 hours.');
    expect(screen.getByRole('alert')).toHaveTextContent('Submission Failed');
  });

  it('dismisses a status after six seconds; an alert stays until the visitor dismisses it', () => {
    render(show(sent, failed));

    wait(5999);
    expect(dismiss).not.toHaveBeenCalled();
    wait(60_000);
    expect(dismiss.mock.calls).toEqual([['sent']]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Submission Failed' }));

    expect(dismiss).toHaveBeenLastCalledWith('failed');
  });

  it('keeps a status while it is hovered or focused', () => {
    render(show(sent));
    const toast = screen.getByText('Message Sent!');

    for (const [arrive, leave] of [
      [fireEvent.pointerEnter, fireEvent.pointerLeave],
      [fireEvent.focus, fireEvent.blur],
    ] as const) {
      arrive(toast);
      wait(10_000);
      expect(dismiss).not.toHaveBeenCalled();
      leave(toast);
    }
    wait(6000);

    expect(dismiss).toHaveBeenCalledWith('sent');
  });
});
