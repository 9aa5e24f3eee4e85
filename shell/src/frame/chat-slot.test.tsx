import { office } from '@dosmares/content/office';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { ChatSlot } from './chat-slot.tsx';

it('CH01 names the other ways to reach the office when the panel cannot be had', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const away = Promise.reject(new Error('away'));
  const opened = (
    <TestPlatform chat={{ isOpen: true }} slots={{ get: () => away }}>
      <ChatSlot />
    </TestPlatform>
  );
  await act(async () => render(opened));

  expect(screen.getByRole('link', { name: office.phone })).toBeVisible();
});
