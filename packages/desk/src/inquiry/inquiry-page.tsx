import { sentenceOf } from '@dosmares/mail/event-words';
import { inquiryRows } from '@dosmares/mail/inquiry';
import { filled, type Picture } from '@dosmares/mail/layout';
import { deskPath, inquiryPath } from '@dosmares/mail/links';
import { localTime } from '@dosmares/mail/promise';
import { viewingOf } from '@dosmares/mail/viewing';
import { type Inquiry, isOpenState, isQuarantinedRow } from '@dosmares/store/inquiry';
import { Fragment, type ReactNode } from 'react';
import type { Row } from '../list/find.ts';
import { Due, holderNameOf, InquiryList } from '../list/rows.tsx';
import { Entry } from '../page/entry.tsx';
import { read } from '../page/field.ts';
import type { Content } from '../page/layout.tsx';
import type { DeskPage } from '../page/serve.ts';
import { forget, personJson } from '../person.ts';
import { ActForms, AnswerForm, QuarantinedForm, UndoForm } from './act-forms.tsx';
import { tryAct } from './acts.ts';
import { type InquiryRequest, openInquiry, othersBy } from './open.ts';
import { CorrectForm, forgetField, RightsForms } from './person-forms.tsx';
import { Undelivered } from './undelivered.tsx';

interface InquiryView extends InquiryRequest {
  others: readonly Row[];
}

export function inquiryContent(view: InquiryView): Content {
  const { inquiry, siteOrigin, session, others } = view;
  const { name, message, reference } = inquiry;
  const { details, picture, house } = viewingOf(inquiry, siteOrigin);
  const isQuarantined = isQuarantinedRow(inquiry);
  const rows = filled([...details, ...inquiryRows(inquiry, siteOrigin)]);

  return {
    title: `${name}, ${reference}`,
    heading: name,
    hasBackLink: true,
    body: (
      <>
        <p className="standing">
          <strong>{isQuarantined ? 'In quarantine' : stateLine(view)}</strong>{' '}
          {!isQuarantined && <Due {...inquiry} />}
        </p>
        <UndoForm {...view} />
        <Undelivered {...view} />
        {message !== '' && <blockquote dir="auto">{message}</blockquote>}
        {isQuarantined ? <QuarantinedForm {...view} /> : <AnswerForm {...view} />}
        {picture && <House picture={picture} name={house} />}
        {!isQuarantined && <ActForms {...view} />}
        <h2>About the inquiry</h2>
        <dl>
          {rows.map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <h2>What has happened</h2>
        <History {...inquiry} />
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others">
              What else <bdi>{name}</bdi> wrote
            </h2>
            <InquiryList rows={others} people={session.people} />
          </section>
        )}
        <CorrectForm {...view} />
        {session.person.isOffice && <RightsForms {...view} />}
      </>
    ),
  };
}

function stateLine({ session, inquiry }: InquiryView): string {
  const last = inquiry.events.findLast(({ kind }) => kind === inquiry.state);
  if (!isOpenState(inquiry.state)) return `${last ? sentenceOf(last) : inquiry.state}.`;
  const holder = holderNameOf(inquiry, session.people);
  if (inquiry.assignee === null) return `${holder}, not taken yet.`;

  return `Assigned to ${inquiry.assignee === session.person.id ? 'you' : holder}.`;
}

const House = ({ picture, name }: { picture: Picture; name: ReactNode }) => (
  <a className="house" href={picture.href}>
    <img
      src={picture.src}
      alt={picture.alt}
      width={640}
      height={Math.round(640 * picture.ratio)}
      loading="lazy"
    />
    <span>{name}</span>
  </a>
);

const History = ({ received_at, events }: Inquiry) => (
  <ol className="rows">
    <Entry small={localTime(received_at)}>Received</Entry>
    {events.map((event) => (
      <Entry key={event.number} small={localTime(event.at)}>
        {sentenceOf(event)}
        {event.detail.note !== undefined && (
          <>
            : “<bdi>{event.detail.note}</bdi>”
          </>
        )}
      </Entry>
    ))}
  </ol>
);

/** An inquiry and its forms. GET changes nothing, because mail scanners open links. */
export const inquiry: DeskPage = {
  path: inquiryPath(':name'),
  async show(request) {
    const opened = await openInquiry(request);
    if (!opened) return undefined;
    const others = await othersBy(request.store.db, opened.inquiry, request.session.person);

    return inquiryContent({ ...opened, others });
  },
  async act(request) {
    const opened = await openInquiry(request);
    if (!opened) return undefined;
    if (request.form.get('action') === 'forget') return forgetPerson(opened);
    // Without the count it is unknown which events the form had shown.
    if (!request.form.get('seen')) request.form.set('seen', 'unknown');
    const refusal = await tryAct(opened);
    if (refusal) return refusal;

    // Whoever has reassigned an inquiry may no longer see it.
    return { next: (await openInquiry(request)) ? inquiryPath(request.name) : deskPath };
  },
};

async function forgetPerson({ store, session, form, inquiry: { reference, email } }: InquiryRequest) {
  const field = forgetField(reference);
  if (!session.person.isOffice || read(field, form, 'reference') === undefined)
    return { notice: field.expected };
  const done = await forget(store, email);

  return { title: 'Forgotten', body: done.map((line) => <p key={line}>{line}</p>) };
}

export const everything: DeskPage = {
  path: `${inquiryPath(':name')}/everything.json`,
  isOfficeOnly: true,
  async show(request) {
    const opened = await openInquiry(request);
    if (!opened) return undefined;
    const text = await personJson(request.store.db, opened.inquiry.email);

    return { file: `person-${request.name}.json`, type: 'application/json', text };
  },
};
