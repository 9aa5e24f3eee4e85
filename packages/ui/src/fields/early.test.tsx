import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlySubmit } from './early.ts';
import { Select } from './select.tsx';
import { TextArea, TextField } from './text-field.tsx';

const options = [
  { value: 'buying', label: 'Buying' },
  { value: 'selling', label: 'Selling' },
];

const send = jest.fn();

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useEarlySubmit(form);
  const [values, setValues] = useState({ name: '', message: '', kind: '' });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const { onChange: onValueChange, ...kind } = field('kind');

  return (
    <form
      ref={form}
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        send(values);
      }}
    >
      <TextField label="Name" {...field('name')} />
      <TextArea label="Message" {...field('message')} />
      <Select label="Kind" options={options} {...kind} onValueChange={onValueChange} />
    </form>
  );
}

/** Serves the form, lets the visitor begin, and only then hydrates it. */
async function serve(begin: () => Promise<unknown>) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  await begin();
  const onRecoverableError = () => {};
  await act(async () =>
    hydrateRoot(document.getElementById('root') as HTMLElement, <Form />, { onRecoverableError }),
  );
}

const form = () => screen.getByRole('form');

it('keeps what was entered before the page came alive, whatever is changed next', async () => {
  await serve(async () => {
    await userEvent.type(screen.getByLabelText('Name'), 'Ines');
    await userEvent.type(screen.getByLabelText('Message'), 'Is the house');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'selling');
  });

  await userEvent.type(screen.getByLabelText('Message'), ' still to be had?');

  expect(form()).toHaveFormValues({
    name: 'Ines',
    message: 'Is the house still to be had?',
    kind: 'selling',
  });
});

it.each([
  ['Form', [[{ name: 'Ines', message: '', kind: '' }]]],
  ['Another', []],
])('C22 what was sent early is sent once with what was entered: %s', async (label, calls) => {
  send.mockClear();
  await serve(async () => {
    await userEvent.type(screen.getByLabelText('Name'), 'Ines');
    document.documentElement.dataset.sent = label;
  });

  expect(send.mock.calls).toEqual(calls);
  delete document.documentElement.dataset.sent;
});

it('C25 keeps what was entered early when an altered page makes React build the form anew', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const earlyEntries = new Map<string, string | null>([['/elsewhere name', 'Another']]);
  Object.assign(globalThis, { earlyEntries });

  await serve(async () => {
    await userEvent.type(screen.getByLabelText('Message'), 'Is the house');
    earlyEntries.set('/ message', 'Is the house');
    // As an extension does, before or between the form's own elements.
    screen.getByText('Kind').before(document.createElement('b'));
  });

  expect(form()).toHaveFormValues({ name: '', message: 'Is the house' });
  expect(screen.getByLabelText('Message')).toHaveFocus();
  expect(earlyEntries.get('/ message')).toBeNull();
  jest.restoreAllMocks();
});

it('leaves a choice that the visitor is just making to the browser', async () => {
  await serve(async () => screen.getByLabelText('Kind').focus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(screen.getByLabelText('Kind')).toHaveFocus();
  expect(screen.getByLabelText('Kind')).toBeInstanceOf(HTMLSelectElement);
});
