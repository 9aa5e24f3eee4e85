import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Rebuilt } from './rebuilt.tsx';
import { TextField } from './text-field.tsx';

function Letter() {
  const [name, setName] = useState('');
  const [isSent, setSent] = useState(false);

  return (
    <Rebuilt>
      <form aria-label="Letter">
        <TextField label="Name" name="name" value={name} onChange={setName} />
        {isSent ? <strong>Thank you.</strong> : <p>Not sent yet.</p>}
        <button type="button" onClick={() => setSent(true)}>
          Send
        </button>
      </form>
    </Rebuilt>
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

describe('a form whose elements somebody else has changed', () => {
  it('C23 is built anew, with everything typed, and says that it was sent', async () => {
    render(<Letter />);
    await userEvent.type(screen.getByLabelText('Name'), 'Ines');
    // As a translator or an extension does: React does not know of it.
    screen.getByText('Not sent yet.').replaceWith('Aún no se envió.');

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    expect(screen.getByText('Thank you.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ines');
    await userEvent.type(screen.getByLabelText('Name'), ' C.');
    expect(screen.getByLabelText('Name')).toHaveValue('Ines C.');
  });

  it('leaves faults of its own to the boundary around it', () => {
    function Faulty(): ReactNode {
      throw new Error('A fault');
    }

    expect(() =>
      render(
        <Rebuilt>
          <Faulty />
        </Rebuilt>,
      ),
    ).toThrow('A fault');
  });
});
