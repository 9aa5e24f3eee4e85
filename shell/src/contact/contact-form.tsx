import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import { honeypot } from '@dosmares/contracts/inquiry-fields';
import { Link } from '@dosmares/platform';
import { Button, columns, DescriptionList, FormNote, Honeypot, Rebuilt } from '@dosmares/ui';
import { space } from '@dosmares/ui/brand';
import { css, keyframes } from '@emotion/react';
import { Apology, FormEntry, type FormState, fieldsetStyles, Thanks } from './form-entry.tsx';
import { type Entries, evaluationFields, type FieldRow, fields } from './inquiry.ts';
import { useInquiryForm } from './inquiry-form.ts';

const hidden = keyframes`
  from, to { visibility: hidden; }
`;

const grid = css`
  ${columns(6, { tablet: [2, 6] })};

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  /* The card of a house, an area or a person is rendered by script, and would push the fields down. */
  html:is([data-query*='property='], [data-query*='area='], [data-query*='agent=']) & {
    animation: ${hidden} 3s;
  }
`;

/* A seller's fields are part of the served page, so that nothing moves when script shows them. */
const evaluationStyles = css`
  ${fieldsetStyles};

  html:not([data-query*='type=selling']) &[data-unasked] {
    display: none;
  }
`;

const closing = css`
  ${columns(5)};
  justify-items: start;

  & > [role='status'] {
    justify-self: stretch;
  }

  /* A live region must exist before its message does, but takes no room while it is empty. */
  & > [role='status']:empty {
    margin-block-end: ${space(-5)};
  }
`;

export function ContactForm() {
  const form = useInquiryForm();

  return (
    <Rebuilt>
      <FormElements {...form} />
    </Rebuilt>
  );
}

const { message, ...others } = fields;

function FormElements(inquiry: ReturnType<typeof useInquiryForm>) {
  const { form, state, progress, about, isSelling, send, sendAnother } = inquiry;
  const { entries, isSending, change } = state;
  if (progress.step === 'sent' && about?.subject.viewing)
    return (
      <about.ViewingRequested subject={about.subject} receipt={progress.receipt} onAgain={sendAnother} />
    );

  return (
    // Without script this method sends nothing: the visitor's entries must never end up in a URL.
    <form css={grid} ref={form} method="dialog" noValidate onSubmit={send} aria-label="Message to the office">
      <noscript data-wide="">
        This form needs JavaScript. Please call {office.phone} or write to {office.email}.
      </noscript>
      {about && <about.SubjectPanel subject={about.subject} form={state} />}
      <FormEntries form={state} rows={others} />
      <fieldset
        css={evaluationStyles}
        data-wide=""
        data-unasked={!isSelling || undefined}
        disabled={isSending}
      >
        <legend>Your home</legend>
        <FormNote>
          An agent who knows the area calls you {answerTime.en} and arranges a visit. A week later you have
          the figure in writing, with the sales that it rests on. It is free, and it binds you to nothing.
        </FormNote>
        <FormEntries form={state} rows={evaluationFields} />
      </fieldset>
      <FormEntries form={state} rows={{ message }} />
      <Honeypot value={entries[honeypot]} onChange={change(honeypot)} />
      <div css={closing} data-wide="">
        <div role="status">
          {progress.step === 'sent' && <Thanks receipt={progress.receipt} />}
          {progress.step === 'failed' && <Apology />}
        </div>
        {progress.step === 'sent' && <DescriptionList rows={progress.receipt.rows} />}
        <Button type="submit" busy={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
        <FormNote>{`* Required fields. We'll respond ${answerTime.en} during business hours.`}</FormNote>
        <FormNote>
          <Link to={privacyLink.to}>{privacyLink.label}</Link>
        </FormNote>
      </div>
    </form>
  );
}

function FormEntries({ form, rows }: { form: FormState; rows: Partial<Record<keyof Entries, FieldRow>> }) {
  return (Object.entries(rows) as [keyof Entries, FieldRow][]).map(([name, row]) => (
    <FormEntry key={name} form={form} name={name} row={row} />
  ));
}
