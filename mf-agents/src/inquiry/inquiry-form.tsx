import { privacyLink } from '@dosmares/content/privacy';
import type { SubmitPolicy } from '@dosmares/content/submit-policies';
import { Link } from '@dosmares/platform';
import { Button, colour, Honeypot, Rebuilt, ReceiptRows, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Recipient } from './compose-body.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { type InquiryState, useInquiry } from './use-inquiry.ts';
import { waysToSend } from './ways-to-send.tsx';

const smallStyles = css`
  ${type.small};
  color: ${colour('slate')};
`;

const buttonStyles = css`
  justify-self: start;
`;

/**
 * The form of an agent's page (AG14 to AG18, A9-3 to A9-5); the policy decides everything in which the pages differ.
 */
export function InquiryForm({ agent, policy }: { agent: Recipient; policy: SubmitPolicy }) {
  const inquiry = useInquiry(agent, policy);
  const { isSending } = inquiry;
  const { Frame, button } = waysToSend[policy.sentBy];

  return (
    <Rebuilt>
      <Frame inquiry={inquiry} label={`Write to ${agent.name}`}>
        <noscript>
          <p css={smallStyles}>
            This form needs JavaScript. Call {agent.firstName} at {agent.phone} or write to {agent.email}.
          </p>
        </noscript>
        <InquiryFields inquiry={inquiry} alsoAsks={policy.alsoAsks} />
        <Honeypot value={inquiry.caught} onChange={inquiry.setCaught} />
        <p css={smallStyles}>
          By submitting, you agree to be contacted by {agent.name} regarding your real estate inquiry.
        </p>
        <p css={smallStyles}>
          <Link to={privacyLink.to}>{privacyLink.label}</Link>
        </p>
        <div css={buttonStyles}>
          <Button tone="primary" busy={isSending && policy.busy === 'spinner'} {...button(inquiry)}>
            {isSending ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
        {inquiry.sent && <ReceiptRows rows={rowsOf(inquiry.sent)} />}
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
