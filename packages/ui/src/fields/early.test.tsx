import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Select } from './select.tsx';
import { TextArea, TextField } from './text-field.tsx';

const options = [
  { value: 'buying', label: 'Buying' },
  { value: 'selling', label: 'Selling' },
];

function Form() {
  const [values, setValues] = useState({ name: '', message: '', kind: '' });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const { onChange: onValueChange, ...kind } = field('kind');

  return (
    <form aria-label="Form">
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

// What was sent early, or on an altered page (C22, C25), journeys show in a browser.
it('leaves a choice that the visitor is just making to the browser', async () => {
  await serve(async () => screen.getByLabelText('Kind').focus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(screen.getByLabelText('Kind')).toHaveFocus();
  expect(screen.getByLabelText('Kind')).toBeInstanceOf(HTMLSelectElement);
});
