import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './text-field.tsx';
import { entriesOf, restored, useDraft } from './use-draft.ts';

const untouched = { name: '', topic: 'general' };

function Letter({ to }: { to: string }) {
  const [values, setValues] = useState(untouched);
  useDraft(`letter.${to}`, entriesOf(values, untouched), (kept) =>
    setValues((now) => restored(now, untouched, kept)),
  );
  const set = (field: keyof typeof untouched) => (value: string) =>
    setValues((now) => ({ ...now, [field]: value }));

  return (
    <>
      <TextField label="Name" name="name" value={values.name} onChange={set('name')} />
      <TextField label="Topic" name="topic" value={values.topic} onChange={set('topic')} />
      <button type="button" onClick={() => setValues(untouched)}>
        Send
      </button>
    </>
  );
}

const name = () => screen.getByLabelText('Name');

/** Shows the form as after a reload: only what is stored outlives the earlier one. */
function open(to = 'ana') {
  const { unmount } = render(<Letter to={to} />);

  return unmount;
}

afterEach(() => jest.restoreAllMocks());

describe('the draft of a form', () => {
  it('C24 is there again after a reload, and leaves untouched fields alone', async () => {
    const leave = open();
    await userEvent.type(name(), 'Ines');
    leave();
    open();

    expect(name()).toHaveValue('Ines');
    expect(screen.getByLabelText('Topic')).toHaveValue('general');
    expect(sessionStorage.getItem('dosmares.draft.letter.ana')).toBe('{"name":"Ines"}');
  });

  it('C24 is gone once it is sent', async () => {
    const leave = open();
    await userEvent.type(name(), 'Ines');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    leave();
    open();

    expect(name()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('C24 is no other form’s, and goes along when the form is about something else', async () => {
    const leave = open();
    await userEvent.type(name(), 'Ines');
    leave();

    const { rerender } = render(<Letter to="bea" />);
    expect(name()).toHaveValue('');
    await userEvent.type(name(), 'I.');
    rerender(<Letter to="carla" />);

    expect(name()).toHaveValue('I.');
    expect(Object.keys(sessionStorage).sort()).toEqual([
      'dosmares.draft.letter.ana',
      'dosmares.draft.letter.carla',
    ]);
  });

  it('C24 does no harm where storage is full, forbidden, or holds something else', async () => {
    sessionStorage.setItem('dosmares.draft.letter.ana', '{"name":7,"topic":"a","role":"b"}');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const leave = open();

    expect(name()).toHaveValue('');
    expect(screen.getByLabelText('Topic')).toHaveValue('a');
    await userEvent.type(name(), 'Ines');
    expect(name()).toHaveValue('Ines');

    leave();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    open();
    expect(name()).toHaveValue('');
  });
});
