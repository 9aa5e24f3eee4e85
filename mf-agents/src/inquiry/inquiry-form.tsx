import { privacyLink } from '@dosmares/content/privacy';
import type { SubmitPolicy } from '@dosmares/content/submit-policies';
import { cleanLine } from '@dosmares/contracts/entries';
import { Link } from '@dosmares/platform';
import {
  Button,
  Container,
  columns,
  Honeypot,
  Notice,
  Rebuilt,
  Receipt,
  useDraft,
  useWhenShown,
  VisuallyHidden,
} from '@dosmares/ui';
import { space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type SyntheticEvent, useState } from 'react';
import type { Recipient } from './compose-body.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import type { InquiryState } from './use-inquiry.ts';

const frameStyles = css`
  position: relative;
  ${columns(6)};
`;

interface InquiryFormProps {
  agent: Recipient;
  policy: SubmitPolicy;
  inquiry: InquiryState;
}

/** The form of an agent's page (AG14 to AG18, A9-3 to A9-5); its policy decides everything that differs between pages. */
export function InquiryForm(props: InquiryFormProps) {
  const { receipt, isOnTop, sendAnother } = props.inquiry;
  if (receipt && isOnTop)
    return (
      <Notice tone="success">
        <p>{receipt.title}</p>
        <p>{receipt.text}</p>
      </Notice>
    );

  return (
    <Rebuilt>
      {receipt ? <Receipt {...receipt} onAgain={sendAnother} /> : <FormElements {...props} />}
    </Rebuilt>
  );
}

function useIsComplete(form: InquiryState['form']) {
  const [isComplete, setComplete] = useState(false);
  const check = () => setComplete(form.current !== null && hasAll(new FormData(form.current)));
  useWhenShown(check);

  return { isComplete, check };
}

/** Stands in the first screen of a page that scrolls to its top after sending (F01, F16). */
export function ReceiptOnTop({
  inquiry: { receipt, isOnTop, sendAnother },
}: Pick<InquiryFormProps, 'inquiry'>) {
  return (
    receipt &&
    isOnTop && (
      <Container css={{ paddingTop: space(8) }}>
        <Receipt {...receipt} onAgain={sendAnother} />
      </Container>
    )
  );
}

const hasAll = (entered: FormData) =>
  ['name', 'email', 'message'].every((field) => cleanLine(String(entered.get(field) ?? '')) !== '');

function FormElements({ agent, policy, inquiry }: InquiryFormProps) {
  const { form, isSending, refused } = inquiry;
  useDraft(form);
  // The browser checks and submits it (AG18), or only the button acts (A9-3).
  const isForm = policy.sentBy === 'form';
  const { isComplete, check } = useIsComplete(form);

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
      <fieldset css={columns(6)} disabled={isSending}>
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
