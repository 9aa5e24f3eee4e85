import { cleanLine } from '@dosmares/contracts/entries';
import { html, type Markup } from '@dosmares/contracts/html';
import { deskPath } from '@dosmares/mail/links';
import { localTime } from '@dosmares/mail/promise';
import { form } from '../page/layout.ts';
import type { DeskPage } from '../page/serve.ts';
import { addToOffice, devicesOf, endSession, type Person, type Session, setSuspended } from './staff.ts';

export const devices: DeskPage = {
  path: `${deskPath}/devices`,
  async show({ session, store }) {
    const { name, email, id } = session.person;
    const all = await devicesOf(store.db, id);

    return {
      title: 'Your devices',
      body: html`<h1>${name}</h1>
<p class="soft">${email}</p>
<h2>Where you are signed in</h2>
<ul class="rows">${all.map(
        ({ token, device, begun_at, seen_at }) =>
          html`<li><p>${device}${token === session.token ? ', this one' : ''}<span>Since ${localTime(begun_at)}, last used ${localTime(seen_at)}</span></p>
${form(session, devices.path, html`<input type="hidden" name="token" value="${token}"><button aria-label="Sign out ${device}">Sign out</button>`)}</li>`,
      )}</ul>`,
    };
  },
  async act({ session, store, form: sent }) {
    await endSession(store.db, session, sent.get('token') ?? '');

    return { next: devices.path };
  },
};

export const people: DeskPage = {
  path: `${deskPath}/people`,
  isOfficeOnly: true,
  show: async ({ session }) => ({
    title: 'People',
    body: html`<h1>People</h1>
<p>Agents come from the site’s roster and see what is theirs. People of the office see everything. Whoever is suspended is signed out at once, and gets no code.</p>
<ul class="rows">${session.people.map((one) => personRow(one, session))}</ul>
<h2>Add somebody to the office</h2>
${form(session, people.path, html`<label for="name">Name</label><input id="name" name="name" type="text" maxlength="120" required autocomplete="off"><label for="email">E-mail address</label><input id="email" name="email" type="email" maxlength="254" required autocomplete="off"><p><button class="first" name="action" value="add">Add</button></p>`)}`,
  }),
  async act({ session, store, form: sent }) {
    const [action, id] = [sent.get('action'), Number(sent.get('person'))];
    if (action === 'add') {
      const name = cleanLine(sent.get('name') ?? '').slice(0, 120);
      const notice = await addToOffice(store.db, sent.get('email') ?? '', name);
      if (notice) return { notice };
    } else if (id !== session.person.id && session.people.some((one) => one.id === id))
      await setSuspended(store.db, id, action === 'suspend');

    return { next: people.path };
  },
};

function personRow({ id, name, email, isOffice, isSuspended }: Person, session: Session): Markup {
  const [action, label, words] = isSuspended
    ? ['unsuspend', 'Let in', 'Let in again']
    : ['suspend', 'Suspend', 'Suspend'];
  const button = html`<input type="hidden" name="person" value="${id}"><button name="action" value="${action}" aria-label="${label} ${name}">${words}</button>`;

  return html`<li><p>${name}${isSuspended ? html` <strong class="state">Suspended</strong>` : ''}<span>${email}, ${isOffice ? 'office' : 'agent'}</span></p>
${id === session.person.id ? '' : form(session, people.path, button)}</li>`;
}
