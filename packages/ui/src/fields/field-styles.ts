import { css } from '@emotion/react';
import { colour, ease, space } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

/** Styles of a field: label, control, and words below. */
export const fieldStyles = css`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
`;

export const labelStyles = css`
  ${type.small};
  font-weight: 500;
  color: ${colour('night')};
  justify-self: start;

  /* The empty alternative keeps the star out of the spoken name: "required" is announced already. */
  &[data-required]::after {
    content: ' *';
    content: ' *' / '';
    color: ${colour('bronze')};
  }
`;

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

  &:disabled,
  &[data-disabled] {
    color: ${colour('slate')};
    background-color: ${colour('ivory')};
    cursor: not-allowed;
  }
`;
