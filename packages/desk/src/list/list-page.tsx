import { deskPath } from '@dosmares/mail/links';
import { duration, localTime } from '@dosmares/mail/promise';
import { findUndelivered, lateWords, type Undelivered } from '@dosmares/store/deliveries';
import { answerTimes } from '../digest/digest.ts';
import { Form, Submit } from '../page/form.tsx';
import type { DeskPage } from '../page/serve.ts';
import type { Person, Session } from '../sign-in/staff.ts';
import { actOnMany, maxChosen } from './act-on-many.ts';
import { agentsWithInquiries, countWaiting, findInquiries, findSimilar } from './find.ts';
import { excerpt } from './listed.ts';
import { type Filter, filterFrom, linkTo, lists, listsFor } from './lists.ts';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';

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
    {localTime(new Date(Date.now() - late.oldestMinutes * 60_000))}. Nothing is lost, and everything is
    retried automatically. Until then look for inquiries here, not in your mailbox.
  </p>
);

const Figure = ({ count, what, list }: { count: number; what: string; list: Filter['list'] }) => (
  <li>
    <a href={linkTo({ list })}>
      <strong>{count}</strong> {what}
    </a>
  </li>
);

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

interface AlikeFormProps {
  session: Session;
  group: Awaited<ReturnType<typeof findSimilar>>[number];
}

const AlikeForm = ({ session, group: { key, beginning, count } }: AlikeFormProps) => (
  <Form
    session={session}
    action={linkTo({ list: 'quarantined' })}
    label={`${count} alike`}
    hidden={{ alike: key }}
  >
    <p className="alike">
      {`${count} say the same: “${excerpt(beginning, 100)}”`}
      <Submit action="spam">
        {count > maxChosen ? `Clear ${maxChosen} of ${count}` : `Clear all ${count}`}
      </Submit>
    </p>
  </Form>
);
