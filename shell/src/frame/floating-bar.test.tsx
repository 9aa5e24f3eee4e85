import { office } from '@dosmares/content/office';
import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FloatingBar } from './floating-bar.tsx';

function scrolledTo(top: number, open = () => {}, intent: ContactIntent = {}) {
  window.scrollY = 0;
  render(
    <TestPlatform chat={{ isOpen: false, open }}>
      <FloatingBar intent={intent} />
    </TestPlatform>,
  );
  act(() => {
    window.scrollY = top;
    fireEvent.scroll(window);
  });

  return screen.getByLabelText('Reach us');
}

describe('FloatingBar', () => {
  it.each([0, 99, 100])('N12 is hidden, and out of the keyboard’s way, at %i px', (top) => {
    expect(scrolledTo(top)).not.toBeVisible();
  });

  it.each([101, 4000])('N12 is shown at %i px', (top) => {
    expect(scrolledTo(top)).toBeVisible();
  });

  it('N12 hides again at the top', () => {
    const bar = scrolledTo(500);

    act(() => {
      window.scrollY = 100;
      fireEvent.scroll(window);
    });

    expect(bar).not.toBeVisible();
  });

  it('N13 offers Call, Email and Schedule', () => {
    scrolledTo(500);

    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', office.phoneHref);
    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', office.emailHref);
    expect(screen.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/contact');
  });

  it('N13 C20 takes along what the page is about', () => {
    scrolledTo(500, undefined, { property: '1', viewing: true });

    expect(screen.getByRole('link', { name: 'Schedule' })).toHaveAttribute(
      'href',
      '/contact?property=1&viewing=yes',
    );
  });

  it('N13 CH01 opens the assistant', async () => {
    const open = jest.fn();
    scrolledTo(500, open);

    await userEvent.click(screen.getByRole('button', { name: 'AI Chat' }));

    expect(open).toHaveBeenCalledTimes(1);
  });

  it('N14 has exactly four buttons', () => {
    expect(scrolledTo(500).querySelectorAll('a, button')).toHaveLength(4);
  });
});
