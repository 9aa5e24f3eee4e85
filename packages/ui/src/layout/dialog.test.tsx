import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['Meaning', 'Practice', 'Proof'].map((label) => ({ label, content: `About ${label}` }));

function Page() {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Client first
      </button>
      <Dialog title="Client First" isOpen={isOpen} onDismiss={() => setOpen(false)}>
        <Tabs label="Client First" tabs={tabs} />
      </Dialog>
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Client first' }));
  const dialog = await screen.findByRole('dialog', { name: 'Client First' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

it('A03 A06 H08 a dialog closes on Escape, gives the focus back, and starts on its first tab again', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Practice' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Client first' })).toHaveFocus());

  await open();

  expect(screen.getByRole('tab', { name: 'Meaning' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Meaning');
});

it.each([
  ['{ArrowLeft}', 'Proof'],
  ['{ArrowRight}{ArrowRight}{Home}', 'Meaning'],
])('H08 tabs are one stop, move with %s to %s and show it at once', async (keys, name) => {
  render(<Tabs label="Values" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);

  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`About ${name}`);
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
