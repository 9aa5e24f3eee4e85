import { cleanLine } from '@dosmares/contracts/entries';
import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { type as scale } from '../brand/type.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { grouped } from '../stats/money.tsx';
import { useEarlyValue } from './early.ts';
import { controlStyles, Field, type FieldWords } from './field.tsx';

type Given = 'autoComplete' | 'disabled' | 'placeholder' | 'maxLength' | 'type' | 'min' | 'max';

interface TextFieldProps extends FieldWords, Pick<ComponentProps<'input'>, Given> {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A one-line field with its label above and its error below, in words. */
export function TextField({ type = 'text', onChange, ...rest }: TextFieldProps) {
  // The browser itself judges an address, and refuses one for a space that nobody can see (C26).
  const change = type === 'email' ? (text: string) => onChange(cleanLine(text)) : onChange;

  return <TextControl {...rest} as="input" type={type} onChange={change} />;
}

export const TextArea = (props: TextFieldProps & { rows?: number }) => (
  <TextControl rows={5} {...props} as="textarea" />
);

type ControlProps = TextFieldProps & { as: 'input' | 'textarea'; rows?: number };

/** Keeps text that was typed before hydration, refuses blanks where required, and tells when the limit is near. */
function TextControl({ as, label, required, error, hint, onChange, ...rest }: ControlProps) {
  const { value, maxLength } = rest;
  const ref = useEarlyValue<HTMLInputElement>(value, onChange);
  const [isCut, setCut] = useState(false);
  const isBlank = required === true && value !== '' && cleanLine(value) === '';
  // Nothing that can be seen is refused like an empty field, with the same message.
  useEffect(() => ref.current?.setCustomValidity(isBlank ? wordsForMissing() : ''), [ref, isBlank]);
  // One of the two stands for both: what is given to it, both take.
  const Tag = as as 'input';

  return (
    <Field
      {...{ label, required, error, hint }}
      limit={maxLength && <TextLimit length={value.length} max={maxLength} isCut={isCut} />}
      control={(wiring) => (
        <Tag
          ref={ref}
          css={[controlStyles, as === 'textarea' && { resize: 'vertical', lineHeight: 1.6 }]}
          {...rest}
          {...wiring}
          onPaste={({ currentTarget, clipboardData }) => setCut(isTooMuch(clipboardData, currentTarget))}
          onDrop={({ currentTarget, dataTransfer }) => setCut(isTooMuch(dataTransfer, currentTarget))}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    />
  );
}

function wordsForMissing() {
  const empty = Object.assign(document.createElement('input'), { required: true });

  return empty.validationMessage || 'Please fill out this field.';
}

const limitStyles = css`
  ${scale.note};

  /* It must be there before it speaks, but takes no room while it is silent. */
  &:empty {
    position: absolute;
  }
`;

/** Counts down when a field is nearly full, and reports when a pasted text was cut. */
function TextLimit({ length, max, isCut }: { length: number; max: number; isCut: boolean }) {
  const left = max - length;
  const step = Math.ceil(max / 100);

  return (
    <div css={limitStyles} aria-live="polite">
      {isCut && left <= 0 ? (
        <span>{`Only ${grouped(max)} characters fit here: the end of your text was left out.`}</span>
      ) : (
        left <= max / 20 && (
          <>
            <span aria-hidden="true">{charactersLeft(left)}</span>
            {/* In steps, so that it is not announced at every key. */}
            <VisuallyHidden>{charactersLeft(Math.ceil(left / step) * step)}</VisuallyHidden>
          </>
        )
      )}
    </div>
  );
}

const charactersLeft = (count: number) => `Characters left: ${grouped(count)}`;

/** Whether more is pasted or dropped into a field than its `maxLength` allows; the browser cuts it silently. */
function isTooMuch(data: DataTransfer, control: HTMLInputElement) {
  // A browser counts a line break as one character, and drops it in a one-line field.
  const added = data.getData('text').replace(/\r\n?|\n/g, control.tagName === 'INPUT' ? '' : '\n');
  // E-mail fields do not report a selection.
  const replaced = (control.selectionEnd ?? 0) - (control.selectionStart ?? 0);

  return control.value.length - replaced + added.length > control.maxLength;
}
