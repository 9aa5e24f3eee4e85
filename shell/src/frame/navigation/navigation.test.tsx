import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Navigation } from './navigation.tsx';

const visit = () =>
  render(
    <TestPlatform>
      <Navigation />
    </TestPlatform>,
  );

// jsdom has neither popovers nor modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

it('N06 the menu of small screens reopens at its top: Firefox keeps the scroll position', () => {
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  menu.scrollTop = 140;
  fireEvent(menu, Object.assign(new Event('beforetoggle'), { newState: 'closed' }));

  expect(menu.scrollTop).toBe(0);
});

it('N06 the menu of small screens closes when the window becomes wide: the rest of the page would stay inert', () => {
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as never);
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  jest.mocked(matchMedia).mockReturnValue({ matches: true } as never);
  act(() => void dispatchEvent(new Event('resize')));

  expect(screen.queryByRole('dialog')).toBeNull();
});
