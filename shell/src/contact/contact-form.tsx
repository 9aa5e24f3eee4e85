import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import { Link } from '@dosmares/platform';
import {
  Button,
  columns,
  FormNote,
  Honeypot,
  Rebuilt,
  Receipt,
  useDraft,
  VisuallyHidden,
} from '@dosmares/ui';
import { from, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { ComponentProps, RefObject } from 'react';
import { ByPurpose } from './for-viewing.tsx';
import { Apology, FormEntry, type FormState, fieldsetStyles } from './form-entry.tsx';
import { type Entries, evaluationFields, type FieldRow, fields } from './inquiry.ts';
import { useInquiryForm } from './inquiry-form.ts';
import { WishFields } from './subject/wishes.tsx';

const grid = css`
  ${columns(6, { tablet: [2, 6] })};

  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

const reserved = (kind: 'property' | 'area' | 'agent', phone: number, tablet: number) => css`
  html[data-query*='${kind}='] & {
    display: grid;
    min-height: ${space(phone)};

    ${from.tablet} {
      min-height: ${space(tablet)};
    }
  }
`;

/* The card of a house, an area or a person is rendered by script: its place has its height from the first paint on, and
   the card fills it. A house has its agent, too: it comes after that rule. */
const placeStyles = css`
  ${columns(6)};

  &:where(:empty) {
    display: none;
  }

  ${reserved('agent', 34, 34)};
  ${reserved('area', 26, 33)};
  ${reserved('property', 44, 33)};
`;

/* A seller's fields are part of the served page, so that nothing moves when script shows them. */
const evaluationStyles = css`
  ${fieldsetStyles};

  form:not(:has([name='inquiryType'] > [value='selling']:checked)) & {
    display: none;
  }

  html[data-query*='type=selling'] & {
    display: grid;
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
  const { form, state, progress, about, hasTimes, isReady, send, forgive, sendAnother } = inquiry;
  const isSending = progress.step === 'sending';
  if (progress.step === 'sent')
    return (
      <Receipt {...progress.receipt} onAgain={sendAnother}>
        {about && <about.SubjectCard subject={about.subject} />}
        {about && <about.CalendarLink body={progress.body} reference={progress.receipt.reference ?? ''} />}
      </Receipt>
    );

  return (
    <Frame
      form={form}
      isReady={isReady}
      onSubmit={send}
      onChange={({ target }) => forgive((target as unknown as HTMLInputElement).name)}
    >
      <noscript>
        This form needs JavaScript. Please call {office.phone} or write to {office.email}.
      </noscript>
      <fieldset css={grid} disabled={isSending}>
        <legend>
          <VisuallyHidden>Your message</VisuallyHidden>
        </legend>
        <div css={placeStyles} data-wide="">
          {about && <about.SubjectPanel subject={about.subject} form={state} />}
        </div>
        <WishFields form={state} disabled={!hasTimes} />
        <FormEntries form={state} rows={others} />
        <fieldset css={evaluationStyles} data-wide="">
          <legend>Your home</legend>
          <FormNote>
            An agent who knows the area calls you {answerTime.en} and arranges a visit. A week later you have
            the figure in writing, with the sales that it rests on. It is free, and it binds you to nothing.
          </FormNote>
          <FormEntries form={state} rows={evaluationFields} />
        </fieldset>
        <FormEntries form={state} rows={{ message }} />
        <Honeypot />
      </fieldset>
      <div css={closing}>
        <div role="status">{progress.step === 'failed' && <Apology />}</div>
        <Button type="submit" busy={isSending}>
          {isSending ? 'Sending...' : <ByPurpose usual="Send Message" viewing="Request this viewing" />}
        </Button>
        <FormNote>{`* Required fields. We'll respond ${answerTime.en} during business hours.`}</FormNote>
        <FormNote>
          <Link to={privacyLink.to}>{privacyLink.label}</Link>
        </FormNote>
      </div>
    </Frame>
  );
}

interface FrameProps extends ComponentProps<'form'> {
  form: RefObject<HTMLFormElement | null>;
  isReady: boolean;
}

/** The element itself. Its draft is restored each time that it is built. */
function Frame({ form, isReady, ...handlers }: FrameProps) {
  useDraft(form, isReady);

  return (
    // Without script this method sends nothing: the visitor's entries must never end up in a URL.
    <form
      css={columns(6)}
      ref={form}
      method="dialog"
      noValidate
      data-draft=""
      aria-label="Message to the office"
      {...handlers}
    />
  );
}

function FormEntries({ form, rows }: { form: FormState; rows: Partial<Record<keyof Entries, FieldRow>> }) {
  return (Object.entries(rows) as [keyof Entries, FieldRow][]).map(([name, row]) => (
    <FormEntry key={name} form={form} name={name} row={row} />
  ));
}
