import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { label: 'Meaning', content: 'We listen first.' },
  { label: 'Practice', content: 'One agent throughout.' },
];

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

  return screen.findByRole('dialog', { name: 'Client First' });
}

describe('Dialog', () => {
  beforeEach(() => void render(<Page />));

  it('A06 closes on its close button and gives the focus back', async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Client first' })).toHaveFocus());
  });

  it('closes on Escape', async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A06 H08 A03 starts on the first tab each time it opens', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Practice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await open();

    expect(screen.getByRole('tab', { name: 'Meaning' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('We listen first.');
  });
});
