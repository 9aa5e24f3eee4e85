import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Navigation } from './navigation.tsx';

function visit() {
  render(
    <TestPlatform>
      <Navigation />
    </TestPlatform>,
  );

  return userEvent.setup();
}

// jsdom has neither popovers nor modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

it('N02 the menu opens under the pointer, stays open when clicked, and closes when the pointer leaves', async () => {
  const visitor = visit();
  const opener = screen.getByText('Properties', { selector: 'button' });
  await visitor.hover(opener);
  await visitor.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await visitor.hover(document.body);

  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

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
