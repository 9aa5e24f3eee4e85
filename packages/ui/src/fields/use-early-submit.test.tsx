import { act } from '@testing-library/react';
import { type FormEvent, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TextField } from './text-field.tsx';
import { useEarlySubmit } from './use-early-submit.ts';

function Letter({ send }: { send: (name: string) => void }) {
  const [name, setName] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEarlySubmit(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    send(name);
  }

  return (
    <form ref={form} aria-label="Letter" onSubmit={submit}>
      <TextField label="Name" name="name" value={name} onChange={setName} />
    </form>
  );
}

/** Serves the form, fills it in, and hydrates it. */
async function comeAlive(sent: string | undefined) {
  const send = jest.fn();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Letter send={send} />);
  (root.querySelector('input') as HTMLInputElement).value = 'Ines';
  if (sent !== undefined) document.documentElement.dataset.sent = sent;
  await act(async () => hydrateRoot(root, <Letter send={send} />));

  return send;
}

describe('a form that was sent before the page came alive', () => {
  afterEach(() => {
    delete document.documentElement.dataset.sent;
  });

  it('C22 is sent once, with what was entered', async () => {
    const send = await comeAlive('Letter');

    expect(send.mock.calls).toEqual([['Ines']]);
    expect(document.documentElement.dataset).not.toHaveProperty('sent');
    expect(await comeAlive(undefined)).not.toHaveBeenCalled();
  });

  it('C22 is not sent when another one was', async () => {
    expect(await comeAlive('Another')).not.toHaveBeenCalled();
  });
});
