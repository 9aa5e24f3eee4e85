import { deskPath } from '@dosmares/mail/links';
import { localTime } from '@dosmares/mail/promise';
import { Type } from 'typebox';
import { Control } from '../page/control.tsx';
import { type Field, read } from '../page/field.ts';
import { Form, Hidden, Submit } from '../page/layout.tsx';
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
      body: (
        <>
          <h1>{name}</h1>
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
  <li>
    <p>
      {row.device}
      {row.token === session.token && ', this one'}
      <span>{`Since ${localTime(row.begun_at)}, last used ${localTime(row.seen_at)}`}</span>
    </p>
    <Form session={session} action={devices.path}>
      <Hidden name="token" value={row.token} />
      <Submit label={`Sign out ${row.device}`}>Sign out</Submit>
    </Form>
  </li>
);

const nameField: Field = {
  label: 'Name',
  schema: Type.String({ minLength: 1, maxLength: 120 }),
  expected: 'Please enter a name of at most 120 characters.',
  input: { required: true },
};

export const people: DeskPage = {
  path: `${deskPath}/people`,
  isOfficeOnly: true,
  show: async ({ session }) => ({
    title: 'People',
    body: (
      <>
        <h1>People</h1>
        <p>
          Agents come from the site’s roster and see what is theirs. People of the office see everything.
          Whoever is suspended is signed out at once, and gets no code.
        </p>
        <ul className="rows">
          {session.people.map((one) => (
            <PersonRow key={one.id} one={one} session={session} />
          ))}
        </ul>
        <h2>Add somebody to the office</h2>
        <Form session={session} action={people.path}>
          <Control name="name" field={nameField} />
          <Control name="email" field={addressField('E-mail address')} />
          <p>
            <Submit isFirst action="add">
              Add
            </Submit>
          </p>
        </Form>
      </>
    ),
  }),
  async act({ session, store, form: sent }) {
    const [action, id] = [sent.get('action'), Number(sent.get('person'))];
    if (action === 'add') {
      const notice = await addToOffice(
        store.db,
        sent.get('email') ?? '',
        read(nameField, sent, 'name') ?? '',
      );
      if (notice) return { notice };
    } else if (id !== session.person.id && session.people.some((one) => one.id === id))
      await setSuspended(store.db, id, action === 'suspend');

    return { next: people.path };
  },
};

function PersonRow({ one, session }: { one: Person; session: Session }) {
  const { id, name, email, isOffice, isSuspended } = one;
  const [action, label, words] = isSuspended
    ? ['unsuspend', 'Let in', 'Let in again']
    : ['suspend', 'Suspend', 'Suspend'];

  return (
    <li>
      <p>
        {name} {isSuspended && <strong className="state">Suspended</strong>}
        <span>{`${email}, ${isOffice ? 'office' : 'agent'}`}</span>
      </p>
      {id !== session.person.id && (
        <Form session={session} action={people.path}>
          <Hidden name="person" value={id} />
          <Submit action={action} label={`${label} ${name}`}>
            {words}
          </Submit>
        </Form>
      )}
    </li>
  );
}
