import { office } from '@dosmares/content/office';
import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FloatingBar } from './floating-bar.tsx';

function scrollTo(top: number) {
  act(() => {
    window.scrollY = top;
    fireEvent.scroll(window);
  });
}

function scrolledTo(top: number, open = () => {}, intent: ContactIntent = {}) {
  window.scrollY = 0;
  render(
    <TestPlatform chat={{ isOpen: false, open }}>
      <FloatingBar intent={intent} />
    </TestPlatform>,
  );
  scrollTo(top);

  return screen.getByLabelText('Reach us');
}

it('N12 the floating bar is hidden, and out of the keyboard’s way, until the page is scrolled by more than 100 px', () => {
  const bar = scrolledTo(100);
  expect(bar).not.toBeVisible();
  for (const [top, isShown] of [
    [101, true],
    [4000, true],
    [100, false],
    [0, false],
  ] as const) {
    scrollTo(top);
    expect([top, bar.hasAttribute('data-shown')]).toEqual([top, isShown]);
  }
});

it('N13 N14 C20 CH01 it has four buttons: Call, Email, AI Chat, and Schedule with what the page is about', () => {
  const open = jest.fn();
  const bar = scrolledTo(500, open, { property: '1', viewing: true });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  expect(bar.querySelectorAll('a, button')).toHaveLength(4);
  expect([href('Call'), href('Email')]).toEqual([office.phoneHref, office.emailHref]);
  expect(href('Schedule')).toBe('/contact?property=1&viewing=yes');
  fireEvent.click(screen.getByRole('button', { name: 'AI Chat' }));
  expect(open).toHaveBeenCalledTimes(1);
});
