import { css, keyframes } from '@emotion/react';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { useWhenShown } from '../browser/browser-value.ts';
import { type ButtonSize, type ButtonTone, buttonStyles } from './button-styles.ts';

/** A native button's props, with the brand's tone; `busy` shows a spinner and disables it (C13, AG16). */
interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  busy?: boolean | undefined;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const spinnerStyles = css`
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;

export function Button(button: ButtonProps) {
  const { tone = 'primary', size = 'regular', busy = false, children, ...rest } = button;
  const ref = useRef<HTMLButtonElement>(null);
  const disabled = busy || rest.disabled;
  useWhenShown(() => {
    if (ref.current) ref.current.disabled = disabled === true;
  });

  return (
    <button
      type="button"
      css={buttonStyles(tone, size)}
      {...rest}
      ref={ref}
      disabled={disabled}
      aria-busy={busy || undefined}
    >
      {busy && <span css={spinnerStyles} aria-hidden="true" data-spinner="" />}
      {/* An element of its own: translators replace text nodes, and React could not insert the spinner next to one. */}
      <span css={{ display: 'contents' }}>{children}</span>
    </button>
  );
}
