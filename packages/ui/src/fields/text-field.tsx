import { cleanLine } from '@dosmares/contracts/entries';
import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { controlStyles } from './field-styles.ts';
import { useTextControl } from './use-text-control.tsx';

type Passed =
  | 'autoComplete'
  | 'disabled'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'onKeyDown'
  | 'onBlur';

/** Props of a labelled one-line field; `onChange` receives the text. */
export interface TextFieldProps
  extends FieldWords,
    Pick<ComponentProps<'input'>, Passed | 'type' | 'min' | 'max'> {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A one-line field with its label above and its error below, in words. */
export function TextField({
  label,
  required,
  error,
  hint,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  // The browser itself judges an address, and refuses one for a space that nobody can see (C26).
  const change = type === 'email' ? (text: string) => onChange(cleanLine(text)) : onChange;
  const { limit, ...control } = useTextControl<HTMLInputElement>({ ...rest, required, onChange: change });

  return (
    <Field
      words={{ label, required, error, hint, limit }}
      control={(wiring) => <input type={type} css={controlStyles} {...rest} {...wiring} {...control} />}
    />
  );
}

/** Props of a labelled field of several lines. */
export interface TextAreaProps
  extends FieldWords,
    Pick<ComponentProps<'textarea'>, Exclude<Passed, 'onKeyDown' | 'onBlur'>> {
  name: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
}

const areaStyles = css`
  ${controlStyles};
  resize: vertical;
  line-height: 1.6;
`;

/** A field of several lines. */
export function TextArea({ label, required, error, hint, onChange, rows = 5, ...rest }: TextAreaProps) {
  const { limit, ...control } = useTextControl<HTMLTextAreaElement>({ ...rest, required, onChange });

  return (
    <Field
      words={{ label, required, error, hint, limit }}
      control={(wiring) => <textarea css={areaStyles} rows={rows} {...rest} {...wiring} {...control} />}
    />
  );
}
