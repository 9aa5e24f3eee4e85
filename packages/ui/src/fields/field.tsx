import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../brand/icon.tsx';
import { TriangleAlert } from '../brand/icons.ts';
import { colour, space } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { fieldStyles, labelStyles } from './field-styles.ts';

/** The words around a control. */
export interface FieldWords {
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  /** Shows how many more characters the control accepts. */
  limit?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

const errorStyles = css`
  ${type.small};
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  color: ${colour('alert')};

  & .lucide {
    translate: 0 2px;
  }
`;

const hintStyles = css`
  ${type.small};
  color: ${colour('slate')};
`;

/** Renders label, hint and error around a control and associates them with it. */
export function Field({
  words,
  control,
}: {
  words: FieldWords;
  control: (wiring: FieldWiring) => ReactNode;
}) {
  const { label, required, error, hint, limit } = words;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;

  return (
    <div css={fieldStyles}>
      <label htmlFor={id} css={labelStyles} data-required={required && !label.endsWith('*') ? '' : undefined}>
        {label}
      </label>
      {control({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {limit}
      {hint && (
        <p id={hintId} css={hintStyles}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} css={errorStyles}>
          <Icon of={TriangleAlert} size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
