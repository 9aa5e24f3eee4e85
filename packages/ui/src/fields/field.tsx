import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Icon, TriangleAlert } from '../brand/icon.tsx';
import { colour, ease, space } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { columns } from '../layout/grids.ts';

export interface FieldWords {
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
}

export interface FieldWiring {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** White with a hairline; the lower edge is dark enough (3:1) to distinguish a field from its background. */
export const controlStyles = css`
  width: 100%;
  min-height: ${space(12)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${colour('line')};
  border-bottom-color: ${colour('slate')};
  border-radius: 2px;
  font-size: 1rem;
  line-height: 1.4;
  color: ${colour('night')};
  background-color: ${colour('white')};
  transition: border-color ${ease};

  &::placeholder {
    color: ${colour('slate')};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${colour('slate')};
  }

  &:focus,
  &:focus-visible {
    border-color: ${colour('navy')};
    outline: 2px solid ${colour('navy')};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${colour('alert')};
  }

  &:disabled {
    color: ${colour('slate')};
    background-color: ${colour('ivory')};
    cursor: not-allowed;
  }
`;

const fieldStyles = css`
  ${columns(2)};
  align-content: start;
  min-width: 0;

  & > label {
    ${type.small};
    justify-self: start;
    font-weight: 500;
    color: ${colour('night')};
  }

  /* The empty alternative keeps the star out of the spoken name: "required" is announced already. */
  & > [data-required]::after {
    content: ' *';
    content: ' *' / '';
    color: ${colour('bronze')};
  }

  & > p {
    ${type.small};
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
    color: ${colour('slate')};
  }

  & > [data-error] {
    color: ${colour('alert')};
  }

  & > p > .lucide {
    translate: 0 2px;
  }
`;

interface FieldProps extends FieldWords {
  control: (wiring: FieldWiring) => ReactNode;
}

/** Renders label, hint and error around a control and associates them with it. */
export function Field({ label, required, error, hint, control }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;

  return (
    <div css={fieldStyles}>
      <label htmlFor={id} data-required={required && !label.endsWith('*') ? '' : undefined}>
        {label}
      </label>
      {control({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {hint && <p id={hintId}>{hint}</p>}
      {error && (
        <p id={errorId} data-error="">
          <Icon of={TriangleAlert} size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
