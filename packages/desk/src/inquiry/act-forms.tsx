import { sentenceOf } from '@dosmares/mail/event-words';
import { replyActions } from '@dosmares/mail/inquiry';
import { quarantineReasonWords } from '../list/listed.ts';
import { Form } from '../page/form.tsx';
import { actFields, actToUndo, holderIdOf, today } from './act-fields.ts';
import { Act, AskingAct, OneAct, ofInquiry } from './act-form.tsx';
import { acts } from './acts.ts';
import type { InquiryRequest } from './open.ts';

/** Takes the last act back, for a minute. */
export function UndoForm(view: InquiryRequest) {
  const act = actToUndo(view);

  return (
    act && (
      <Form {...ofInquiry(view)}>
        <p className="undo">
          {sentenceOf(act)}. <Act name="undo" />
        </p>
      </Form>
    )
  );
}

/** Ways to answer, and the question whether one was used. */
export const AnswerForm = (view: InquiryRequest) => (
  <>
    <nav className="ways" aria-label="Ways to answer">
      {replyActions(view.inquiry).map(({ label, href }, at) => (
        <a key={label} className={at === 0 ? 'first' : undefined} data-answers href={href}>
          {at === 0 ? 'Answer by mail' : label}
        </a>
      ))}
      <OneAct view={view} name="take" />
    </nav>
    {acts.answered?.may(view) && (
      <div id="answered">
        <Form {...ofInquiry(view)}>
          <p>
            Did you answer? <Act name="answered" />
          </p>
        </Form>
      </div>
    )}
    <OneAct view={view} name="reopen" />
  </>
);

/** The note and, of all acts that ask for something, those that are possible now. */
export function ActForms(view: InquiryRequest) {
  const controls = controlsOf(view);
  const asking = Object.entries(acts).filter(([, { asks, may }]) => asks && asks in controls && may(view));

  return (
    <>
      <h2>What would you like to do?</h2>
      <Form {...ofInquiry(view)} label="Acts">
        {asking.map(([name, { asks }]) => (
          <AskingAct key={name} {...controls[asks as keyof typeof controls]} name={name} />
        ))}
      </Form>
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
    <Form {...ofInquiry(view)}>
      <Act name="release" isFirst />
      <Act name="spam" />
    </Form>
  </>
);
