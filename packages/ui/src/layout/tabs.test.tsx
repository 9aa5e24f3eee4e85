import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = ['Meaning', 'Practice', 'Proof'].map((label) => ({ label, content: `About ${label}` }));

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
