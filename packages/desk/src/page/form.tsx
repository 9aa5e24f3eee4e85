import type { ReactNode } from 'react';
import type { Session } from '../sign-in/staff.ts';
import { Control } from './control.tsx';
import type { Field } from './field.ts';

interface FormProps {
  action: string;
  /** Whose token it carries, without which it is refused; none before somebody is signed in. */
  session?: Session;
  label?: string | undefined;
  hidden?: Readonly<Record<string, string | number>>;
  children: ReactNode;
}

/** A form to the desk's own pages. */
export const Form = ({ action, session, label, hidden, children }: FormProps) => (
  <form method="post" action={action} aria-label={label}>
    {Object.entries({ ...(session && { form: session.formToken }), ...hidden }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);

interface SubmitProps {
  /** What the form's handler is to do, where it can do several things. */
  action?: string;
  isFirst?: boolean;
  label?: string;
  children: ReactNode;
}

/** The button of a form. */
export const Submit = ({ action, isFirst, label, children }: SubmitProps) => (
  <button
    type="submit"
    className={isFirst ? 'first' : undefined}
    name={action && 'action'}
    value={action}
    aria-label={label}
  >
    {children}
  </button>
);

interface FieldFormProps extends Omit<FormProps, 'children'> {
  fields: Readonly<Record<string, Field>>;
  values?: Readonly<Record<string, string>>;
  /** The button below the fields. */
  children: ReactNode;
}

/** A form of fields with a button. */
export const FieldForm = ({ fields, values = {}, children, ...form }: FieldFormProps) => (
  <Form {...form}>
    {Object.entries(fields).map(([name, field]) => (
      <Control key={name} name={name} field={field} value={values[name]} />
    ))}
    <p>{children}</p>
  </Form>
);
