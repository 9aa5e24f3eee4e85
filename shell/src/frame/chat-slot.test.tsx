import { office } from '@dosmares/content/office';
import type { SlotRuntime } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { ChatSlot } from './chat-slot.tsx';

const panel = { default: ({ open }: { open: boolean }) => open && <p>How may I help you?</p> };

/** A page with the assistant's place, and the way to open and close it. */
function page(get: SlotRuntime['get']) {
  const shown = (isOpen: boolean) => (
    <TestPlatform chat={{ isOpen }} slots={{ get }}>
      <ChatSlot />
    </TestPlatform>
  );
  const { rerender } = render(shown(false));

  return { setOpen: (isOpen: boolean) => act(async () => rerender(shown(isOpen))) };
}

it('CH01 asks for the panel when it is first opened, and says so until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof panel>();
  const get = jest.fn(() => promise);
  const { setOpen } = page(get);
  expect(get).not.toHaveBeenCalled();

  await setOpen(true);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the concierge…');

  await act(async () => resolve(panel));
  expect(screen.getByText('How may I help you?')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('CH01 names the other ways to reach the office when the panel cannot be had', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const away = Promise.reject(new Error('away'));
  const { setOpen } = page(() => away);

  await setOpen(true);

  expect(screen.getByRole('link', { name: office.phone })).toBeVisible();
});
