import { nameOf } from '@dosmares/mail/event-words';
import { deskPath } from '@dosmares/mail/links';
import { officeId } from '@dosmares/store/inquiry';
import { Type } from 'typebox';
import { Control } from '../page/control.tsx';
import { choice, type Field } from '../page/field.ts';
import { Submit } from '../page/form.tsx';
import type { Session } from '../sign-in/staff.ts';
import type { Filter } from './lists.ts';

const searchField: Field = {
  label: 'Name, e-mail, phone, reference, house or message',
  schema: Type.String({ maxLength: 200 }),
  expected: 'Please search for at most 200 characters.',
  input: { type: 'search' },
};

interface SearchFormProps {
  session: Session;
  filter: Filter;
  /** Whoever has inquiries, former agents too. */
  agents: readonly number[];
}

/** Looks for words and, for the office, whose inquiries. */
export const SearchForm = ({ session, filter: { q, who }, agents }: SearchFormProps) => (
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
