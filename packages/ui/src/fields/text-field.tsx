import { cleanLine } from '@dosmares/contracts/entries';
import { css } from '@emotion/react';
import { type ChangeEvent, type ComponentProps, type RefObject, useEffect } from 'react';
import { useEarlyValue } from './early.ts';
import { controlStyles, Field, type FieldWords } from './field.tsx';
import { TextLimit, useCutText } from './text-limit.tsx';

type Text = HTMLInputElement | HTMLTextAreaElement;
type Shared = 'autoComplete' | 'disabled' | 'placeholder' | 'maxLength';

interface Entry extends FieldWords {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** Props of a labelled one-line field; `onChange` receives the text. */
export interface TextFieldProps
  extends Entry,
    Pick<ComponentProps<'input'>, Shared | 'inputMode' | 'onKeyDown' | 'onBlur' | 'type' | 'min' | 'max'> {}

/** A one-line field with its label above and its error below, in words. */
export function TextField({ type = 'text', onChange, ...rest }: TextFieldProps) {
  // The browser itself judges an address, and refuses one for a space that nobody can see (C26).
  const change = type === 'email' ? (text: string) => onChange(cleanLine(text)) : onChange;

  return <TextControl {...rest} as="input" type={type} onChange={change} />;
}

/** Props of a labelled field of several lines. */
export interface TextAreaProps extends Entry, Pick<ComponentProps<'textarea'>, Shared | 'rows'> {}

/** A field of several lines. */
export const TextArea = (props: TextAreaProps) => <TextControl rows={5} {...props} as="textarea" />;

const areaStyles = css`
  ${controlStyles};
  resize: vertical;
  line-height: 1.6;
`;

/** Keeps text that was typed before hydration, refuses blanks where required, and tells when the limit is near. */
function TextControl({
  as,
  label,
  required,
  error,
  hint,
  onChange,
  ...rest
}: Entry & {
  as: 'input' | 'textarea';
  maxLength?: number | undefined;
  rows?: number | undefined;
  type?: string | undefined;
}) {
  const { value, maxLength } = rest;
  const ref = useEarlyValue<Text>(value, onChange);
  const { isCut, ...watch } = useCutText();
  useBlankRefused(ref, required, value);
  // One of the two stands for both: what is given to it, both take.
  const Tag = as as 'input';

  return (
    <Field
      {...{ label, required, error, hint }}
      limit={maxLength && <TextLimit length={value.length} max={maxLength} isCut={isCut} />}
      control={(wiring) => (
        <Tag
          ref={ref as RefObject<HTMLInputElement | null>}
          css={as === 'input' ? controlStyles : areaStyles}
          {...rest}
          {...wiring}
          {...(maxLength && watch)}
          onChange={(event: ChangeEvent<Text>) => onChange(event.currentTarget.value)}
        />
      )}
    />
  );
}

/** Makes the browser refuse a required field with nothing that can be seen like an empty one, with the same message. */
function useBlankRefused(control: RefObject<Text | null>, isRequired: boolean | undefined, value: string) {
  const isBlank = isRequired === true && value !== '' && cleanLine(value) === '';

  useEffect(() => control.current?.setCustomValidity(isBlank ? wordsForMissing() : ''), [control, isBlank]);
}

// Returns the browser's own message, in the visitor's language.
function wordsForMissing() {
  const empty = Object.assign(document.createElement('input'), { required: true });

  return empty.validationMessage || 'Please fill out this field.';
}
