import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonTone, buttonStyles } from './button-styles.ts';

/** A native button's props, with the brand's tone; `busy` shows a spinner and refuses presses (C13, AG16). */
export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  busy?: boolean | undefined;
}

/** A button. By default it does not submit a form; `type="submit"` does. */
export function Button({
  tone = 'primary',
  size = 'regular',
  busy = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      css={buttonStyles(tone, size)}
      {...rest}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
