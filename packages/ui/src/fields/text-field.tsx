import { cleanLine } from '@dosmares/contracts/entries';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldWords } from './field.tsx';

type Given = 'autoComplete' | 'maxLength' | 'placeholder' | 'type' | 'min' | 'max';

interface TextFieldProps extends FieldWords, Pick<ComponentProps<'input'>, Given> {
  name: string;
  /** May change: it applies until something is entered. */
  defaultValue?: string | undefined;
}

/** A one-line field with its label above and its error below. */
export const TextField = (props: TextFieldProps) => <TextControl type="text" {...props} as="input" />;

export const TextArea = (props: TextFieldProps & { rows?: number }) => (
  <TextControl rows={5} {...props} as="textarea" />
);

type ControlProps = TextFieldProps & { as: 'input' | 'textarea'; rows?: number };

/** Uncontrolled: the browser holds the text, from before hydration on. Refuses blanks where required, and a text that is too long. */
function TextControl({ as, label, required, error, hint, ...given }: ControlProps) {
  const { defaultValue = '', maxLength = Infinity, ...rest } = given;
  // Typed as one of the two: both take all of these props.
  const Tag = as as 'input';

  function check(control: HTMLInputElement | null) {
    if (!control) return;
    // Not by React, which would mark the field as changed when it mounts.
    control.defaultValue = defaultValue;
    const clean = cleanLine(control.value);
    // The browser's own validation refuses an address with invisible characters (C26).
    if (control.type === 'email' && clean !== control.value) control.value = clean;
    const isBlank = required === true && control.value !== '' && clean === '';
    const isLong = control.value.length > maxLength;
    control.setCustomValidity(
      (isBlank && 'Please fill out this field.') || (isLong && 'Please shorten this a little.') || '',
    );
  }

  return (
    <Field
      label={label}
      required={required}
      error={error}
      hint={hint}
      control={(wiring) => (
        // Without `maxLength`, with which the browser would silently truncate what is pasted.
        <Tag
          ref={check}
          css={[controlStyles, as === 'textarea' && { resize: 'vertical', lineHeight: 1.6 }]}
          onChange={(event) => check(event.currentTarget)}
          {...rest}
          {...wiring}
        />
      )}
    />
  );
}
