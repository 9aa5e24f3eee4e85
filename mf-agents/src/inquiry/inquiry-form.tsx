import { privacyLink } from '@dosmares/content/privacy';
import type { SubmitPolicy } from '@dosmares/content/submit-policies';
import { cleanLine } from '@dosmares/contracts/entries';
import { Link } from '@dosmares/platform';
import {
  Button,
  columns,
  DescriptionList,
  Honeypot,
  Rebuilt,
  useDraft,
  useWhenShown,
  VisuallyHidden,
} from '@dosmares/ui';
import { type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type SyntheticEvent, useEffect, useState } from 'react';
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

function useIsComplete(form: InquiryState['form'], round: number) {
  const [isComplete, setComplete] = useState(false);
  const check = () => setComplete(form.current !== null && hasAll(new FormData(form.current)));

  useWhenShown(check);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round has cleared what was entered
  useEffect(check, [round]);

  return { isComplete, check };
}

const hasAll = (entered: FormData) =>
  ['name', 'email', 'message'].every((field) => cleanLine(String(entered.get(field) ?? '')) !== '');

interface FormElementsProps {
  agent: Recipient;
  policy: SubmitPolicy;
  inquiry: InquiryState;
}

function FormElements({ agent, policy, inquiry }: FormElementsProps) {
  const { form, isSending, sent, round, refused } = inquiry;
  useDraft(form);
  // The browser checks and submits it (AG18), or only the button acts (A9-3).
  const isForm = policy.sentBy === 'form';
  const { isComplete, check } = useIsComplete(form, round);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isSending) void inquiry.submit();
  }

  function change({ target }: SyntheticEvent) {
    inquiry.forgive((target as HTMLInputElement).name);
    check();
  }

  return (
    <form
      ref={form}
      css={frameStyles}
      role={isForm ? undefined : 'group'}
      aria-label={`Write to ${agent.name}`}
      data-draft=""
      // Without script this method sends nothing: the visitor's entries must never end up in a URL.
      method="dialog"
      onSubmit={submit}
      onChange={change}
    >
      <noscript>
        <p css={type.note}>
          This form needs JavaScript. Call {agent.firstName} at {agent.phone} or write to {agent.email}.
        </p>
      </noscript>
      <fieldset css={columns(6)} key={round} disabled={isSending}>
        <legend>
          <VisuallyHidden>Your inquiry</VisuallyHidden>
        </legend>
        <InquiryFields refused={refused} alsoAsks={policy.alsoAsks} />
        <Honeypot />
      </fieldset>
      <Terms agent={agent} />
      <div css={{ justifySelf: 'start' }}>
        <Button
          type={isForm ? 'submit' : 'button'}
          busy={isSending && policy.busy === 'spinner'}
          disabled={isSending || (!isForm && !isComplete)}
          data-send=""
          onClick={isForm ? undefined : submit}
        >
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
      {sent && <DescriptionList rows={rowsOf(sent)} />}
    </form>
  );
}

const Terms = ({ agent }: { agent: Recipient }) => (
  <>
    <p css={type.note}>
      By submitting, you agree to be contacted by {agent.name} regarding your real estate inquiry.
    </p>
    <p css={type.note}>
      <Link to={privacyLink.to}>{privacyLink.label}</Link>
    </p>
  </>
);

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
