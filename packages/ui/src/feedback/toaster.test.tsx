import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Toast } from './toast-card.tsx';
import { Toaster } from './toaster.tsx';

const sent: Toast = { id: 'sent', tone: 'status', title: 'Message Sent!', text: 'Within 24 hours.' };
const failed: Toast = { id: 'failed', tone: 'alert', title: 'Submission Failed' };
const dismiss = jest.fn();
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    dismiss.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('has both live regions before anything happens', () => {
    render(<Toaster toasts={[]} onDismiss={dismiss} />);

    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('AG17 speaks a status politely and an alert at once', () => {
    render(<Toaster toasts={[sent, failed]} onDismiss={dismiss} />);

    expect(screen.getByRole('status')).toHaveTextContent('Message Sent!Within 24 hours.');
    expect(screen.getByRole('alert')).toHaveTextContent('Submission Failed');
  });

  it('lets a status leave after six seconds; an alert stays', () => {
    render(<Toaster toasts={[sent, failed]} onDismiss={dismiss} />);

    wait(5999);
    expect(dismiss).not.toHaveBeenCalled();
    wait(60_000);

    expect(dismiss.mock.calls).toEqual([['sent']]);
  });

  it.each([
    ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('keeps a status while it is %s', (_how, arrive, leave) => {
    render(<Toaster toasts={[sent]} onDismiss={dismiss} />);
    const toast = screen.getByText('Message Sent!');

    arrive(toast);
    wait(10_000);
    expect(dismiss).not.toHaveBeenCalled();
    leave(toast);
    wait(6000);

    expect(dismiss).toHaveBeenCalledWith('sent');
  });

  it('dismisses an alert by its button', () => {
    render(<Toaster toasts={[failed]} onDismiss={dismiss} />);

    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Submission Failed' }));

    expect(dismiss).toHaveBeenCalledWith('failed');
  });
});
