import { privacyLink } from '@dosmares/content/privacy';
import type { FormField, SubmitPolicy } from '@dosmares/content/submit-policies';
import { cleanLine } from '@dosmares/contracts/entries';
import { Link } from '@dosmares/platform';
import { Button, columns, DescriptionList, Honeypot, Rebuilt, useEarlySubmit } from '@dosmares/ui';
import { type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type SyntheticEvent, useRef } from 'react';
import type { Recipient } from './compose-body.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { type InquiryState, useInquiry } from './use-inquiry.ts';

const frameStyles = css`
  position: relative;
  ${columns(6)};
`;

/** The form of an agent's page (AG14 to AG18, A9-3 to A9-5); its policy decides everything that differs between pages. */
export function InquiryForm({ agent, policy }: { agent: Recipient; policy: SubmitPolicy }) {
  const inquiry = useInquiry(agent, policy);

  return (
    <Rebuilt>
      <FormElements agent={agent} policy={policy} inquiry={inquiry} />
    </Rebuilt>
  );
}

const requiredFields: readonly FormField[] = ['name', 'email', 'message'];

interface FormElementsProps {
  agent: Recipient;
  policy: SubmitPolicy;
  inquiry: InquiryState;
}

function FormElements({ agent, policy, inquiry }: FormElementsProps) {
  const { isSending, sent, values } = inquiry;
  const form = useRef<HTMLFormElement>(null);
  useEarlySubmit(form);
  // The browser checks and submits it (AG18), or only the button acts (A9-3).
  const isForm = policy.sentBy === 'form';
  const Frame = (isForm ? 'form' : 'fieldset') as 'form';
  const isIncomplete = !isForm && requiredFields.some((field) => cleanLine(values[field]) === '');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void inquiry.submit();
  }

  return (
    <Frame
      ref={form}
      css={frameStyles}
      aria-label={`Write to ${agent.name}`}
      // Without script this method sends nothing: the visitor's entries must never end up in a URL.
      {...(isForm && { method: 'dialog', onSubmit: submit })}
    >
      <noscript>
        <p css={type.note}>
          This form needs JavaScript. Call {agent.firstName} at {agent.phone} or write to {agent.email}.
        </p>
      </noscript>
      <InquiryFields inquiry={inquiry} alsoAsks={policy.alsoAsks} />
      <Honeypot value={inquiry.trapped} onChange={inquiry.setTrapped} />
      <p css={type.note}>
        By submitting, you agree to be contacted by {agent.name} regarding your real estate inquiry.
      </p>
      <p css={type.note}>
        <Link to={privacyLink.to}>{privacyLink.label}</Link>
      </p>
      <div css={{ justifySelf: 'start' }}>
        <Button
          type={isForm ? 'submit' : 'button'}
          busy={isSending && policy.busy === 'spinner'}
          disabled={isSending || isIncomplete}
          onClick={isForm ? undefined : submit}
        >
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
      {sent && <DescriptionList rows={rowsOf(sent)} />}
    </Frame>
  );
}

/** What was sent, in the order of the form: the confirmation mail repeats nothing typed (C18, X04). */
const rowsOf = (sent: NonNullable<InquiryState['sent']>) =>
  [
    ['Your reference', sent.reference],
    ['Name', sent.name],
    ['Email', sent.email],
    ['Phone', sent.phone],
    ['Property interest', sent.propertyInterest],
    ['Message', sent.message],
  ] as const;
