import { nameOf } from '@dosmares/mail/event-words';
import { deskPath } from '@dosmares/mail/links';
import { duration, localTime } from '@dosmares/mail/promise';
import { findUndelivered, lateWords, type Undelivered } from '@dosmares/store/deliveries';
import { officeId } from '@dosmares/store/inquiry';
import { Type } from 'typebox';
import { answerTimes } from '../digest/digest.ts';
import { actFields } from '../inquiry/act-fields.ts';
import { tryAct } from '../inquiry/acts.ts';
import { openInquiry } from '../inquiry/open.ts';
import { Control } from '../page/control.tsx';
import { choice, type Field, read } from '../page/field.ts';
import { Form, Submit } from '../page/layout.tsx';
import type { DeskPage, DeskRequest, Notice } from '../page/serve.ts';
import type { Person, Session } from '../sign-in/staff.ts';
import {
  agentsWithInquiries,
  countWaiting,
  type Filter,
  filterFrom,
  findInquiries,
  findSimilar,
  lists,
  listsFor,
  similarTo,
} from './find.ts';
import { excerpt } from './listed.ts';
import { InquiryList } from './rows.tsx';

type Found = Awaited<ReturnType<typeof findInquiries>>;
type Alike = Awaited<ReturnType<typeof findSimilar>>[number];

const weekMs = 7 * 86_400_000;

export const list: DeskPage = {
  path: deskPath,
  async show({ session, store: { db }, query }) {
    const { person } = session;
    const { isOffice } = person;
    const filter = filterFrom(query, person);
    const [found, counts, agents, alike, answers, undelivered] = await Promise.all([
      findInquiries(db, filter, person),
      countWaiting(db, person),
      isOffice ? agentsWithInquiries(db) : [],
      filter.list === 'quarantined' ? findSimilar(db) : [],
      isOffice ? answerTimes(db, new Date(Date.now() - weekMs)) : undefined,
      findUndelivered(db),
    ]);
    const title = isOffice ? 'Inquiries' : 'My inquiries';

    return {
      title,
      isWide: true,
      body: (
        <>
          <p className="soft">
            {localTime(new Date())}
            {answers?.median &&
              `. Median response time of the last seven days: ${duration(answers.median * 1000)}`}
          </p>
          {undelivered?.lateMails ? <LateNotice {...undelivered} /> : null}
          <ul className="figures">
            <Figure count={counts.waiting} what="waiting" list="waiting" />
            <Figure count={counts.due} what="due today" list="due" />
            <Figure count={counts.late} what="late" list="due" />
            {isOffice && <Figure count={counts.quarantined} what="quarantine" list="quarantined" />}
          </ul>
          <SearchForm session={session} filter={filter} agents={agents} />
          <Tabs person={person} filter={filter} counts={counts} />
          {alike.map((group) => (
            <AlikeForm key={group.key} session={session} group={group} />
          ))}
          <section aria-labelledby="found">
            <h2 id="found">
              {lists[filter.list].label}
              {found.count > 0 && <span className="count">{found.count}</span>}
            </h2>
            <Results session={session} filter={filter} found={found} />
          </section>
        </>
      ),
    };
  },
  act: actOnMany,
};

const LateNotice = (late: Undelivered) => (
  <p className="problem" role="alert">
    <strong>Mail is late</strong>: {lateWords(late.lateMails, late)}, since{' '}
    {localTime(new Date(Date.now() - late.oldestMinutes * 60_000))}. Nothing is lost, and all is tried again
    by itself. Until then look for inquiries here, not in your mailbox.
  </p>
);

function linkTo(filter: Partial<Filter>, path = deskPath) {
  const values = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');

  return `${path}?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`;
}

const Figure = ({ count, what, list }: { count: number; what: string; list: Filter['list'] }) => (
  <li>
    <a href={linkTo({ list })}>
      <strong>{count}</strong> {what}
    </a>
  </li>
);

interface OfFilter {
  session: Session;
  filter: Filter;
}

const searchField: Field = {
  label: 'Name, e-mail, phone, reference, house or message',
  schema: Type.String({ maxLength: 200 }),
  expected: 'Please search for at most 200 characters.',
  input: { type: 'search' },
};

const SearchForm = ({ session, filter: { q, who }, agents }: OfFilter & { agents: readonly number[] }) => (
  <search aria-label="Inquiries">
    <form className="filter" method="get" action={deskPath}>
      <p className="search">
        <Control name="q" field={searchField} value={q} />
      </p>
      {session.person.isOffice && (
        <p>
          <Control name="who" field={whoField(session, agents)} value={String(who ?? '')} />
        </p>
      )}
      <p>
        <Submit isFirst>Search</Submit>
      </p>
      {(q !== '' || who !== undefined) && (
        <a className="quiet" href={deskPath}>
          Show all that wait
        </a>
      )}
    </form>
  </search>
);

function whoField({ people, person }: Session, agents: readonly number[]): Field {
  const others = people.filter(({ id }) => id !== person.id);
  const former = agents.filter((id) => people.every((one) => one.id !== id));

  return choice('Agent', 'Please choose somebody of the list.', 'Everybody', [
    [String(person.id), 'Mine'],
    [String(officeId), 'For the office'],
    ...others.map(
      ({ id, name, isSuspended }) => [String(id), isSuspended ? `${name} (suspended)` : name] as const,
    ),
    ...former.map((id) => [String(id), nameOf(id)] as const),
  ]);
}

interface TabsProps {
  person: Person;
  filter: Filter;
  counts: Partial<Record<string, number>>;
}

const Tabs = ({ person, filter, counts }: TabsProps) => (
  <nav className="tabs" aria-label="Lists">
    {listsFor(person).map(([name, { label }]) => (
      <a
        key={name}
        href={linkTo({ ...filter, list: name, page: 1 })}
        aria-current={name === filter.list ? 'page' : undefined}
      >
        {label} {counts[name] !== undefined && <span className="count">{counts[name]}</span>}
      </a>
    ))}
  </nav>
);

const AlikeForm = ({ session, group: { key, beginning, count } }: { session: Session; group: Alike }) => (
  <Form
    session={session}
    action={linkTo({ list: 'quarantined' })}
    label={`${count} alike`}
    hidden={{ alike: key }}
  >
    <p className="alike">
      {`${count} say the same: “${excerpt(beginning, 100)}”`}
      <Submit action="spam">Clear all {count}</Submit>
    </p>
  </Form>
);

function Results({ session, filter, found }: OfFilter & { found: Found }) {
  const { rows, count, pages } = found;
  if (count === 0) return <p className="none">{filter.q === '' ? 'Nothing here.' : 'No inquiry matches.'}</p>;

  return (
    <>
      <Form session={session} action={linkTo(filter)} label="Many at once">
        <label className="tick" data-all hidden>
          <input type="checkbox" /> Choose all on this page
        </label>
        <InquiryList rows={rows} people={session.people} isChoice />
        {filter.list === 'quarantined' ? <QuarantinedActs /> : <OtherActs />}
      </Form>
      {pages > 1 && <Pages filter={filter} found={found} />}
      <p>
        <a className="quiet" href={linkTo({ ...filter, page: 1 }, `${deskPath}/inquiries.csv`)}>
          Save {count === 1 ? 'it' : `all ${count}`} as a spreadsheet (CSV)
        </a>
      </p>
    </>
  );
}

const Pages = ({ filter, found: { page, pages } }: { filter: Filter; found: Found }) => (
  <nav className="pages" aria-label="Pages">
    {page > 1 && (
      <a className="quiet" href={linkTo({ ...filter, page: page - 1 })}>
        Previous
      </a>
    )}
    <span>{`Page ${page} of ${pages}`}</span>
    {page < pages && (
      <a className="quiet" href={linkTo({ ...filter, page: page + 1 })}>
        Next
      </a>
    )}
  </nav>
);

/** What can be done with many at once, by the names of the acts. */
const manyActs = { close: 'Close', reassign: 'Reassign', release: 'Release', spam: 'Clear as spam' };
const manyField = choice('With the chosen', 'Please press one of the buttons.', '', Object.entries(manyActs));

const QuarantinedActs = () => (
  <fieldset className="many" aria-label="With the chosen">
    <Submit action="release">{manyActs.release}</Submit>
    <Submit action="spam">{manyActs.spam}</Submit>
  </fieldset>
);

const OtherActs = () => (
  <details className="many">
    <summary>With the chosen</summary>
    <fieldset>
      <Control name="reason" field={{ ...actFields.reason, label: 'Close as' }} />
      <Submit action="close">{manyActs.close}</Submit>
    </fieldset>
    <fieldset>
      <Control name="to" field={actFields.to} />
      <Submit action="reassign">{manyActs.reassign}</Submit>
    </fieldset>
  </details>
);

const maxChosen = 500;

/** Acts on the chosen inquiries one by one; skips those that a colleague changes meanwhile. */
async function actOnMany(request: DeskRequest): Promise<Notice> {
  const { form, store } = request;
  if (read(manyField, form, 'action') === undefined) return { notice: manyField.expected };
  const alike = form.get('alike');
  const references = alike ? await similarTo(store.db, alike, maxChosen) : form.getAll('chosen');
  if (references.length === 0) return { notice: 'Please choose at least one inquiry.' };
  const refusals: (Notice | undefined)[] = [];
  for (const reference of references.slice(0, maxChosen)) {
    const opened = await openInquiry(request, reference);
    if (opened) refusals.push(await tryAct(opened));
  }
  const done = refusals.filter((refusal) => !refusal).length;
  const problem = refusals.find(Boolean)?.notice;
  const count = `Done for ${done === 1 ? '1 inquiry' : `${done} inquiries`}.`;

  return {
    notice: [done > 0 || !problem ? count : '', problem].join(' ').trim(),
    status: problem ? 400 : 200,
  };
}
