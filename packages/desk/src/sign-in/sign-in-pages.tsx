import { office } from '@dosmares/content/office';
import { deskPath } from '@dosmares/mail/links';
import { Type } from 'typebox';
import type { Field } from '../page/field.ts';
import { FieldForm, Submit } from '../page/form.tsx';
import type { Content } from '../page/layout.tsx';
import { codeMinutes, maxCodes } from './codes.ts';
import { sessionDays } from './staff.ts';

export const signInPath = `${deskPath}/sign-in`;
export const codePath = `${signInPath}/code`;

export const addressField = (label: string, autoComplete = 'off'): Field => ({
  label,
  schema: Type.String({ minLength: 1, maxLength: 254 }),
  expected: 'Please enter one e-mail address.',
  input: { type: 'email', required: true, autoComplete },
});

/** What somebody who signs in enters. */
export const ownAddress = addressField('Your work e-mail address', 'email');

export const requestField: Field = {
  label: 'Request',
  schema: Type.String({ format: 'uuid' }),
  expected: 'Please ask for a code first.',
};

export const codeField: Field = {
  label: 'Code',
  schema: Type.String({ maxLength: 12 }),
  expected: 'Please enter the code.',
  input: {
    className: 'code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    required: true,
    autoFocus: true,
  },
};

export const addressPage = (next: string): Content => ({
  title: 'Sign in',
  body: (
    <>
      <p className="soft">For the agents and the office of {office.name}.</p>
      <FieldForm action={signInPath} hidden={{ next }} fields={{ email: ownAddress }}>
        <Submit isFirst>Send me a code</Submit>
      </FieldForm>
    </>
  ),
});

/** The page that asks for the code; the same for known and unknown addresses. */
export const codePage = ({ id, email, next }: { id: string; email: string; next: string }): Content => ({
  title: 'Enter the code',
  body: (
    <>
      <p>
        If {email} belongs to our staff, and not too many codes were requested, a six-digit code should arrive
        there within two minutes. It works for {codeMinutes} minutes.
      </p>
      <FieldForm action={codePath} hidden={{ request: id, email, next }} fields={{ code: codeField }}>
        <Submit isFirst>Sign in</Submit>
      </FieldForm>
      <p className="soft">
        You stay signed in on this device for {sessionDays} days. No mail? At most {maxCodes} codes an hour go
        to one address from one connection, and while strangers request many, only to devices that have signed
        in before. Whoever runs the service can give you a code, too: enter it here.
      </p>
      <p>
        <a href={`${signInPath}?next=${encodeURIComponent(next)}`}>Another address, or another code</a>
      </p>
    </>
  ),
});

export const crossSitePage: Content = {
  title: 'Not sent',
  heading: 'This form was not sent from the desk',
  hasBackLink: true,
  body: <p>Nothing was changed.</p>,
};
