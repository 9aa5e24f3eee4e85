import { answerTime } from '@dosmares/content/answer-time';
import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import { honeypot, limits } from '@dosmares/contracts/limits';
import { Link } from '@dosmares/platform';
import {
  Button,
  FormNote,
  from,
  Honeypot,
  Notice,
  Rebuilt,
  ReceiptRows,
  Select,
  space,
  TextArea,
  TextField,
  WithContacts,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import { type ContactFields, preferredAgents } from './inquiry.ts';
import { type InquiryFormState, type Progress, useInquiryForm } from './inquiry-form.ts';
import { Thanks } from './receipt.tsx';

const grid = css`
  display: grid;
  gap: ${space(6)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

const closing = css`
  display: grid;
  gap: ${space(5)};
  justify-items: start;

  & > [role='status'] {
    justify-self: stretch;
  }

  /* It must be there before it speaks, but takes no room while it is silent. */
  & > [role='status']:empty {
    margin-block-end: ${space(-5)};
  }
`;

/** The message to the office, with all its states (C03-C17). */
export function ContactForm() {
  const state = useInquiryForm();

  return (
    <Rebuilt>
      <FormElements {...state} />
    </Rebuilt>
  );
}

function FormElements(state: InquiryFormState) {
  const {
    form,
    value,
    error,
    change,
    progress,
    send,
    about,
    evaluation,
    wishes,
    setWishes,
    takeOff,
    sendAnother,
  } = state;
  const isSending = progress.step === 'sending';

  const field = (name: keyof ContactFields) => ({
    name,
    value: value(name),
    error: error(name),
    disabled: isSending,
  });
  const text = (name: keyof ContactFields & keyof typeof limits) => ({
    ...field(name),
    maxLength: limits[name],
    onChange: change(name),
  });
  const choice = (name: keyof ContactFields) => ({ ...field(name), onValueChange: change(name) });

  if (progress.step === 'sent' && about?.subject.viewing)
    return (
      <about.ViewingRequested subject={about.subject} receipt={progress.receipt} onAgain={sendAnother} />
    );

  return (
    // Without script this method sends nothing: the visitor's entries must never end up in an address.
    <form css={grid} ref={form} method="dialog" noValidate onSubmit={send} aria-label="Message to the office">
      <noscript data-wide="">
        This form needs JavaScript. Please call {office.phone} or write to {office.email}.
      </noscript>
      {about && (
        <about.SubjectPanel
          subject={about.subject}
          wishes={wishes}
          disabled={isSending}
          onWishes={setWishes}
          onTakeOff={takeOff}
        />
      )}
      <TextField label="Full Name" required autoComplete="name" {...text('name')} />
      <TextField label="Email Address" type="email" required autoComplete="email" {...text('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
      <Select
        label="Inquiry Type"
        required
        placeholder="Choose one"
        options={inquiryTypes}
        {...choice('inquiryType')}
      />
      <Select label="Property Type" placeholder="Any" options={propertyTypes} {...choice('propertyType')} />
      <Select
        label="Preferred Agent"
        placeholder="Any"
        options={preferredAgents}
        {...choice('preferredAgent')}
      />
      {evaluation && (
        <evaluation.EvaluationFields
          answers={evaluation.answers}
          disabled={isSending}
          onChange={evaluation.setAnswers}
        />
      )}
      <div data-wide="">
        <TextArea label="Message" required rows={6} {...text('message')} />
      </div>
      <Honeypot value={value(honeypot)} onChange={change(honeypot)} />
      <div css={closing} data-wide="">
        <div role="status">
          <Outcome progress={progress} />
        </div>
        {progress.step === 'sent' && <ReceiptRows rows={progress.receipt.rows} />}
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

function Outcome({ progress }: { progress: Progress }) {
  if (progress.step === 'sent') return <Thanks receipt={progress.receipt} />;

  return (
    progress.step === 'failed' && (
      <Notice tone="alert">
        <p>Failed to send message. Please call us at the office number or email the office address.</p>
        <p>
          <WithContacts>{`${office.phone} · ${office.email}`}</WithContacts>
        </p>
      </Notice>
    )
  );
}
