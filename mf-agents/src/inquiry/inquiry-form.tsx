import { privacyLink } from '@dosmares/content/privacy';
import type { FormField, SubmitPolicy } from '@dosmares/content/submit-policies';
import { cleanLine } from '@dosmares/contracts/entries';
import { Link } from '@dosmares/platform';
import {
  Button,
  type ButtonProps,
  Honeypot,
  Rebuilt,
  Rows,
  space,
  type,
  useEarlySubmit,
  VisuallyHidden,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import { type ComponentType, type FormEvent, type ReactNode, useRef } from 'react';
import type { Recipient } from './compose-body.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { type InquiryState, useInquiry } from './use-inquiry.ts';

const frameStyles = css`
  position: relative;
  display: grid;
  gap: ${space(6)};
`;

/** The form of an agent's page (AG14 to AG18, A9-3 to A9-5); its policy decides all in which the pages differ. */
export function InquiryForm({ agent, policy }: { agent: Recipient; policy: SubmitPolicy }) {
  const inquiry = useInquiry(agent, policy);
  const { isSending, sent } = inquiry;
  const { Frame, button } = waysToSend[policy.sentBy];

  return (
    <Rebuilt>
      <Frame inquiry={inquiry} label={`Write to ${agent.name}`}>
        <noscript>
          <p css={type.note}>
            This form needs JavaScript. Call {agent.firstName} at {agent.phone} or write to {agent.email}.
          </p>
        </noscript>
        <InquiryFields inquiry={inquiry} alsoAsks={policy.alsoAsks} />
        <Honeypot value={inquiry.caught} onChange={inquiry.setCaught} />
        <p css={type.note}>
          By submitting, you agree to be contacted by {agent.name} regarding your real estate inquiry.
        </p>
        <p css={type.note}>
          <Link to={privacyLink.to}>{privacyLink.label}</Link>
        </p>
        <div css={{ justifySelf: 'start' }}>
          <Button busy={isSending && policy.busy === 'spinner'} disabled={isSending} {...button(inquiry)}>
            {isSending ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
        {sent && <Rows rows={rowsOf(sent)} />}
      </Frame>
    </Rebuilt>
  );
}

/** What was sent, in the order of the form: the mail that confirms it repeats nothing typed (C18, X04). */
const rowsOf = (sent: NonNullable<InquiryState['sent']>) =>
  [
    ['Your reference', sent.reference],
    ['Name', sent.name],
    ['Email', sent.email],
    ['Phone', sent.phone],
    ['Property interest', sent.propertyInterest],
    ['Message', sent.message],
  ] as const;

interface FrameProps {
  inquiry: InquiryState;
  label: string;
  children: ReactNode;
}

interface WayToSend {
  Frame: ComponentType<FrameProps>;
  button: (inquiry: InquiryState) => Pick<ButtonProps, 'type' | 'disabled' | 'onClick'>;
}

const needed: readonly FormField[] = ['name', 'email', 'message'];

/** The two ways in which a form is sent: the browser checks and submits it (AG18), or only the button acts (A9-3). */
const waysToSend: Record<SubmitPolicy['sentBy'], WayToSend> = {
  form: { Frame: SubmittedFrame, button: () => ({ type: 'submit' }) },
  click: {
    Frame: PlainFrame,
    button: ({ isSending, values, submit }) => ({
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
