import { limits } from '@dosmares/contracts/limits';
import { Button, from, space, TextField } from '@dosmares/ui';
import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';

const thanks = 'Thank you for subscribing! You will receive monthly market reports.';

const formStyles = css`
  display: grid;
  gap: ${space(6)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const actionStyles = css`
  ${from.tablet} {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

/** Thanks the visitor and forgets the entry: nothing is sent anywhere (M15-M17). */
export function SubscribeForm() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');

  function subscribe(event: FormEvent) {
    event.preventDefault();
    window.alert(thanks);
    setName('');
    setEmail('');
  }

  // The method keeps a browser without scripts from putting the visitor's address into a request.
  return (
    <form method="dialog" css={formStyles} onSubmit={subscribe}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={limits.name}
        required
        value={name}
        onChange={setName}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.email}
        required
        value={email}
        onChange={setEmail}
      />
      <div css={actionStyles}>
        <Button type="submit">SUBSCRIBE</Button>
      </div>
    </form>
  );
}
