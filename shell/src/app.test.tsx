import { Link } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Page } from './app.tsx';

const letter = {
  default: () => <input aria-label="Letter" />,
  head: () => ({ title: 'Letter', description: '', canonical: '/' }),
};

it('C24 starts afresh at another path of the same route: what was typed to one agent is not for the next', async () => {
  render(
    <TestPlatform path="/ana">
      <Link to="/bea">Bea</Link>
      <Page module={letter} params={{}} />
    </TestPlatform>,
  );
  await userEvent.type(screen.getByLabelText('Letter'), 'Dear Ana');

  await userEvent.click(screen.getByRole('link', { name: 'Bea' }));

  expect(screen.getByLabelText('Letter')).toHaveValue('');
});
