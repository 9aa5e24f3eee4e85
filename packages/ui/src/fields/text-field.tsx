import { cleanLine } from '@dosmares/contracts/entries';
import { type ComponentProps, useEffect } from 'react';
import { useEarlyValue } from './early.ts';
import { controlStyles, Field, type FieldWords } from './field.tsx';

type Given = 'autoComplete' | 'disabled' | 'placeholder' | 'maxLength' | 'type' | 'min' | 'max';

interface TextFieldProps extends FieldWords, Pick<ComponentProps<'input'>, Given> {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A one-line field with its label above and its error below. */
export function TextField({ type = 'text', onChange, ...rest }: TextFieldProps) {
  // The browser's own validation refuses an address with invisible characters (C26).
  const change = type === 'email' ? (text: string) => onChange(cleanLine(text)) : onChange;

  return <TextControl {...rest} as="input" type={type} onChange={change} />;
}

export const TextArea = (props: TextFieldProps & { rows?: number }) => (
  <TextControl rows={5} {...props} as="textarea" />
);

type ControlProps = TextFieldProps & { as: 'input' | 'textarea'; rows?: number };

/** Keeps text that was typed before hydration; refuses blanks where required, and a text that is too long. */
function TextControl({ as, label, required, error, hint, onChange, ...rest }: ControlProps) {
  const { value, maxLength = Infinity } = rest;
  const ref = useEarlyValue<HTMLInputElement>(value, onChange);
  const isBlank = required === true && value !== '' && cleanLine(value) === '';
  const isLong = value.length > maxLength;
  useEffect(() => {
    const wrong = isBlank ? 'Please fill out this field.' : isLong && 'Please shorten this a little.';
    ref.current?.setCustomValidity(wrong || '');
  }, [ref, isBlank, isLong]);
  // Typed as one of the two: both take all of these props.
  const Tag = as as 'input';

  return (
    <Field
      {...{ label, required, error, hint }}
      control={(wiring) => (
        <Tag
          ref={ref}
          css={[controlStyles, as === 'textarea' && { resize: 'vertical', lineHeight: 1.6 }]}
          {...rest}
          {...wiring}
          // With it the browser would silently truncate what is pasted.
          maxLength={undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    />
  );
}
