import { deskPath } from '@dosmares/mail/links';
import { localTime } from '@dosmares/mail/promise';
import type { Store } from '@dosmares/store/database';
import { Type } from 'typebox';
import { Entry } from '../page/entry.tsx';
import { choice, type Field, read } from '../page/field.ts';
import { FieldForm, Form, Submit } from '../page/form.tsx';
import type { DeskPage } from '../page/serve.ts';
import { addressField } from './sign-in-pages.tsx';
import { addToOffice, devicesOf, endSession, type Person, type Session, setSuspended } from './staff.ts';

export const devices: DeskPage = {
  path: `${deskPath}/devices`,
  async show({ session, store }) {
    const { name, email, id } = session.person;
    const all = await devicesOf(store.db, id);

    return {
      title: 'Your devices',
      heading: name,
      body: (
        <>
          <p className="soft">{email}</p>
          <h2>Where you are signed in</h2>
          <ul className="rows">
            {all.map((row) => (
              <Device key={row.token} row={row} session={session} />
            ))}
          </ul>
        </>
      ),
    };
  },
  async act({ session, store, form: sent }) {
    await endSession(store.db, session, sent.get('token') ?? '');

    return { next: devices.path };
  },
};

type DeviceRow = Awaited<ReturnType<typeof devicesOf>>[number];

const Device = ({ row, session }: { row: DeviceRow; session: Session }) => (
  <Entry
    small={`Since ${localTime(row.begun_at)}, last used ${localTime(row.seen_at)}`}
    form={
      <Form session={session} action={devices.path} hidden={{ token: row.token }}>
        <Submit label={`Sign out ${row.device}`}>Sign out</Submit>
      </Form>
    }
  >
    {row.device}
    {row.token === session.token && ', this one'}
  </Entry>
);

const newcomer = {
  name: {
    label: 'Name',
    schema: Type.String({ minLength: 1, maxLength: 120 }),
    expected: 'Please enter a name of at most 120 characters.',
    input: { required: true },
  },
  email: addressField('E-mail address'),
} satisfies Record<string, Field>;

export const people: DeskPage = {
  path: `${deskPath}/people`,
  isOfficeOnly: true,
  show: async ({ session }) => ({
    title: 'People',
    body: (
      <>
        <p>
          Agents come from the site’s roster and see their own inquiries. Members of the office see
          everything. Anybody suspended is signed out at once, and gets no code.
        </p>
        <ul className="rows">
          {session.people.map((one) => (
            <PersonRow key={one.id} one={one} session={session} />
          ))}
        </ul>
        <h2>Add somebody to the office</h2>
        <FieldForm session={session} action={people.path} fields={newcomer}>
          <Submit isFirst action="add">
            Add
          </Submit>
        </FieldForm>
      </>
    ),
  }),
  async act({ session, store, form: sent }) {
    const action = sent.get('action');
    if (action === 'add') return add(store, sent);
    if (action !== 'suspend' && action !== 'unsuspend') return { notice: 'Nothing was changed.' };
    const id = read(othersField(session), sent, 'person');
    if (id === undefined) return { notice: othersField(session).expected };
    await setSuspended(store.db, Number(id), action === 'suspend');

    return { next: people.path };
  },
};

async function add({ db }: Store, sent: URLSearchParams) {
  const [name, email] = [read(newcomer.name, sent, 'name'), read(newcomer.email, sent, 'email')];
  if (name === undefined) return { notice: newcomer.name.expected };
  if (email === undefined) return { notice: newcomer.email.expected };
  const notice = await addToOffice(db, email, name);

  return notice === undefined ? { next: people.path } : { notice };
}

/** Those whom a person may suspend: everybody else. */
const othersField = ({ people, person }: Session) =>
  choice(
    'Person',
    'Please choose somebody else of the list.',
    '',
    people.filter(({ id }) => id !== person.id).map(({ id, name }) => [String(id), name] as const),
  );

function PersonRow({ one, session }: { one: Person; session: Session }) {
  const { id, name, email, isOffice, isSuspended } = one;
  const [action, label] = isSuspended ? ['unsuspend', 'Reinstate'] : ['suspend', 'Suspend'];
  const form = (
    <Form session={session} action={people.path} hidden={{ person: id }}>
      <Submit action={action} label={`${label} ${name}`}>
        {label}
      </Submit>
    </Form>
  );

  return (
    <Entry small={`${email}, ${isOffice ? 'office' : 'agent'}`} form={id !== session.person.id && form}>
      {name} {isSuspended && <strong className="state">Suspended</strong>}
    </Entry>
  );
}
