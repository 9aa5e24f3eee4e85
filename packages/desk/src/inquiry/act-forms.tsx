import { recipientWords, sentenceOf } from '@dosmares/mail/event-words';
import { replyActions } from '@dosmares/mail/inquiry';
import { inquiryPath } from '@dosmares/mail/links';
import { localTime } from '@dosmares/mail/promise';
import type { ReactNode } from 'react';
import { Type } from 'typebox';
import { quarantineReasonWords } from '../list/listed.ts';
import { Control } from '../page/control.tsx';
import type { Field } from '../page/field.ts';
import { Form, Submit } from '../page/layout.tsx';
import { beyondReach, personalFields } from '../person.ts';
import { actFields, actToUndo, holderIdOf, today } from './act-fields.ts';
import { acts } from './acts.ts';
import type { InquiryRequest } from './open.ts';

interface ActFormProps {
  view: InquiryRequest;
  label?: string;
  hidden?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form that says how many events it showed, so that a colleague's act meanwhile is noticed. */
const ActForm = ({ view: { session, inquiry }, hidden, ...rest }: ActFormProps) => (
  <Form
    session={session}
    action={inquiryPath(inquiry.reference)}
    hidden={{ seen: inquiry.events.length, ...hidden }}
    {...rest}
  />
);

const Act = ({ name, isFirst = false }: { name: string; isFirst?: boolean }) => (
  <Submit isFirst={isFirst} action={name}>
    {acts[name]?.label}
  </Submit>
);

const OneAct = ({ view, name }: { view: InquiryRequest; name: string }) =>
  acts[name]?.may(view) && (
    <ActForm view={view}>
      <Act name={name} />
    </ActForm>
  );

/** Takes the last act back, for a minute. */
export function UndoForm(view: InquiryRequest) {
  const act = actToUndo(view);

  return (
    act && (
      <ActForm view={view}>
        <p className="undo">
          {sentenceOf(act)}. <Act name="undo" />
        </p>
      </ActForm>
    )
  );
}

/** Ways to answer, and the question whether one was used. */
export function AnswerForm(view: InquiryRequest) {
  const [reply, ...ways] = replyActions(view.inquiry);

  return (
    <>
      <nav className="ways" aria-label="Ways to answer">
        {reply && (
          <a className="first" data-answers href={reply.href}>
            Answer by mail
          </a>
        )}
        {ways.map(({ label, href }) => (
          <a key={href} data-answers href={href}>
            {label}
          </a>
        ))}
        <OneAct view={view} name="take" />
      </nav>
      {acts.answered?.may(view) && (
        <div id="answered">
          <ActForm view={view}>
            <p>
              Did you answer? <Act name="answered" />
            </p>
          </ActForm>
        </div>
      )}
      <OneAct view={view} name="reopen" />
    </>
  );
}

/** The note and, of all acts that ask for something, those that are possible now. */
export function ActForms(view: InquiryRequest) {
  const controls = controlsOf(view);

  return (
    <>
      <h2>What would you like to do?</h2>
      <ActForm view={view} label="Acts">
        {Object.entries(acts).map(
          ([name, { asks, may }]) =>
            asks &&
            asks !== 'recipient' &&
            may(view) && (
              <fieldset key={name}>
                <Control name={asks} field={actFields[asks]} {...controls[asks]} />
                <Act name={name} />
              </fieldset>
            ),
        )}
      </ActForm>
    </>
  );
}

const controlsOf = ({ form, inquiry }: InquiryRequest) => ({
  note: { value: form.get('note') ?? '' },
  to: { without: String(holderIdOf(inquiry)) },
  on: {
    field: { ...actFields.on, input: { ...actFields.on.input, min: today() } },
    value: inquiry.call_back_on ?? '',
  },
  reason: {},
});

/** No links for answering: nobody has decided yet that the inquiry is real. */
export const QuarantinedForm = (view: InquiryRequest) => (
  <>
    <h2>Is it a real inquiry?</h2>
    <p>
      It looks like spam: {view.inquiry.quarantined && quarantineReasonWords[view.inquiry.quarantined]}. No
      agent has been told, and nothing was confirmed. Released, it goes to the agent and the office as usual.
    </p>
    <ActForm view={view}>
      <Act name="release" isFirst />
      <Act name="spam" />
    </ActForm>
  </>
);

type Delivery = InquiryRequest['deliveries'][number];

/** What could not be delivered, and what staff can do about it. */
export const UndeliveredForms = (view: InquiryRequest) =>
  view.deliveries
    .filter(
      ({ delivered_at, settled_at, fault, isUndelivered }) =>
        isUndelivered || (fault === 'recipient' && !delivered_at && !settled_at),
    )
    .map((delivery) => (
      <div key={delivery.recipient} className="problem">
        <UndeliveredForm view={view} delivery={delivery} />
      </div>
    ));

function UndeliveredForm({ view, delivery }: { view: InquiryRequest; delivery: Delivery }) {
  const { recipient, last_error, dead_at, fault, created_at } = delivery;
  const needsStaff = dead_at !== null || fault === 'recipient';
  const label = `Undelivered: ${recipientWords[recipient]}`;

  return (
    <ActForm view={view} label={label} hidden={{ recipient }}>
      <p>
        <strong>{label}</strong> ({last_error ?? 'no attempt has ended yet'}), since {localTime(created_at)}.{' '}
        {dead_at === null && 'It is tried again by itself. '}
        {recipient === 'visitor' && needsStaff && 'Is the address right? It can be corrected below.'}
      </p>
      {needsStaff && <Act name="resend" />}
      {needsStaff && <Act name="acknowledge" />}
    </ActForm>
  );
}

export const CorrectForm = (view: InquiryRequest) => (
  <details>
    <summary>Correct name, e-mail or phone</summary>
    <p>
      In every inquiry of this person
      {!view.session.person.isOffice &&
        ' that is yours; if there are others, the office is asked to correct them'}
      , and in what is still to be sent. What was there before stays in the history. A corrected address gets
      the confirmation, unless it had one today.
    </p>
    <ActForm view={view} label="Correct">
      {personalFields.map(([name, field]) => (
        <Control key={name} name={name} field={field} value={view.inquiry[name]} />
      ))}
      <p>
        <Act name="correct" />
      </p>
    </ActForm>
  </details>
);

export const forgetField = (reference: string): Field => ({
  label: `To be sure, type ${reference}`,
  schema: Type.Literal(reference),
  expected: `To forget this person, type ${reference}. Nothing was erased.`,
  clean: (typed) => typed.trim().toUpperCase(),
});

/** What the office does when a person asks for their data, or to be forgotten. */
export function RightsForms(view: InquiryRequest) {
  const { name, reference } = view.inquiry;

  return (
    <details>
      <summary>Hand out or forget everything about {name}</summary>
      <p>
        <a className="quiet" href={`${inquiryPath(reference)}/everything.json`}>
          Save everything (JSON)
        </a>
      </p>
      <p>
        Forgotten, every inquiry of this person is erased for good, with notes and what is still to be sent.{' '}
        {beyondReach}
      </p>
      <ActForm view={view} label="Forget">
        <Control name="reference" field={forgetField(reference)} />
        <p>
          <Submit action="forget">Forget for good</Submit>
        </p>
      </ActForm>
    </details>
  );
}
