import { limits } from '@dosmares/contracts/inquiry-fields';
import { Button, columns, Rebuilt, TextField, useDraft } from '@dosmares/ui';
import { from } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';

const untouched = { name: '', email: '' };
const fields = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
] as const;

const thanks = 'Thank you for subscribing! You will receive monthly market reports.';

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
  const [values, setValues] = useState(untouched);
  useDraft('subscribe', [values, setValues], untouched);

  function subscribe(event: FormEvent) {
    event.preventDefault();
    window.alert(thanks);
    setValues(untouched);
  }

  // Without script this method keeps the visitor's address out of any request.
  return (
    <Rebuilt>
      <form method="dialog" css={formStyles} onSubmit={subscribe}>
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            autoComplete={name}
            maxLength={limits[name]}
            required
            value={values[name]}
            onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
          />
        ))}
        <div css={actionStyles}>
          <Button type="submit">SUBSCRIBE</Button>
        </div>
      </form>
    </Rebuilt>
  );
}
