import { Button, columns, forgetDraft, Rebuilt, Receipt, TextField, useDraft } from '@dosmares/ui';
import { from } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type FormEvent, useRef, useState } from 'react';

const fields = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
] as const;

const thanks = {
  title: 'Thank you for subscribing!',
  text: 'You will receive monthly market reports.',
  words: { again: 'Subscribe another address' },
};

const formStyles = css`
  ${columns(6, { tablet: [2, 6] })};
`;

const actionStyles = css`
  ${from.tablet} {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

/** Thanks the visitor and forgets the entry: nothing is sent anywhere (M15-M17). */
export function SubscribeForm() {
  const [isSent, setSent] = useState(false);

  return (
    <Rebuilt>
      {isSent ? (
        <Receipt {...thanks} onAgain={() => setSent(false)} />
      ) : (
        <FormElements onSent={() => setSent(true)} />
      )}
    </Rebuilt>
  );
}

function FormElements({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    window.alert(`${thanks.title} ${thanks.text}`);
    forgetDraft();
    onSent();
  }

  // Without script this method keeps the visitor's address out of any request.
  return (
    <form ref={form} method="dialog" css={formStyles} data-draft="" onSubmit={subscribe}>
      {fields.map(({ name, ...field }) => (
        <TextField key={name} {...field} name={name} autoComplete={name} required />
      ))}
      <div css={actionStyles}>
        <Button type="submit">SUBSCRIBE</Button>
      </div>
    </form>
  );
}
