import type { FormField, SubmitPolicy } from '@dosmares/content/submit-policies';
import { cleanLine } from '@dosmares/contracts/entries';
import { type ButtonProps, space, useEarlySubmit, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { type ComponentType, type FormEvent, type ReactNode, useRef } from 'react';
import type { InquiryState } from './use-inquiry.ts';

interface FrameProps {
  inquiry: InquiryState;
  label: string;
  children: ReactNode;
}

interface WayToSend {
  Frame: ComponentType<FrameProps>;
  button: (inquiry: InquiryState) => Pick<ButtonProps, 'type' | 'disabled' | 'onClick'>;
}

const frameStyles = css`
  position: relative;
  display: grid;
  gap: ${space(6)};
`;

const needed: readonly FormField[] = ['name', 'email', 'message'];

/** The two ways in which a form is sent: the browser checks and submits it (AG18), or only the button acts (A9-3). */
export const waysToSend: Record<SubmitPolicy['sentBy'], WayToSend> = {
  form: {
    Frame: SubmittedFrame,
    button: ({ isSending }) => ({ type: 'submit', disabled: isSending }),
  },
  click: {
    Frame: PlainFrame,
    button: ({ isSending, values, submit }) => ({
      type: 'button',
      disabled: isSending || needed.some((field) => cleanLine(values[field]) === ''),
      onClick: () => void submit(),
    }),
  },
};

function SubmittedFrame({ inquiry, label, children }: FrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlySubmit(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    void inquiry.submit();
  }

  return (
    // Without script this method sends nothing: the visitor's entries must never end up in an address.
    <form ref={form} css={frameStyles} aria-label={label} method="dialog" onSubmit={submit}>
      {children}
    </form>
  );
}

function PlainFrame({ label, children }: Omit<FrameProps, 'inquiry'>) {
  return (
    <fieldset css={frameStyles}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {children}
    </fieldset>
  );
}
