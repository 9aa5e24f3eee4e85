import { office } from '@dosmares/content/office';
import { html, type Markup } from '@dosmares/contracts/html';
import { deskPath } from '../../mail/links.ts';
import { localTime } from '../../mail/local-time.ts';
import { type Frame, form, page } from '../page/layout.ts';
import { codeMinutes, mostCodes } from './codes.ts';
import type { Person } from './people.ts';
import { type Device, type Session, sessionDays } from './sessions.ts';

export const signInPath = `${deskPath}/sign-in`;
export const codePath = `${signInPath}/code`;
const peoplePath = `${deskPath}/people`;

/** Renders the page that asks for an address. */
export const signInPage = (next: string, frame: Frame = {}): string =>
  page(
    'Sign in',
    html`<h1>Sign in</h1>
<p class="soft">For the agents and the office of ${office.name}.</p>
<form method="post" action="${signInPath}"><input type="hidden" name="next" value="${next}">
<label for="email">Your work e-mail address</label><input id="email" name="email" type="email" maxlength="254" autocomplete="email" required>
<p><button class="first">Send me a code</button></p></form>`,
    frame,
  );

/** Renders the page that asks for the code: the same for every address. */
export const codePage = (request: { id: string; next: string }, frame: Frame = {}): string =>
  page(
    'Enter the code',
    html`<h1>Enter the code</h1>
<p>If this is an address of the staff’s, a code of six digits is on its way there. It works for ${codeMinutes} minutes.</p>
<form method="post" action="${codePath}"><input type="hidden" name="request" value="${request.id}"><input type="hidden" name="next" value="${request.next}">
<label for="code">Code</label><input id="code" class="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus>
<p><button class="first">Sign in</button></p></form>
<p class="soft">You stay signed in on this device for ${sessionDays} days. No mail after two minutes? At most ${mostCodes} codes an hour are sent to one address. Whoever runs the service can give you a code too: enter it here.</p>
<p><a href="${signInPath}?next=${encodeURIComponent(request.next)}">Another address, or another code</a></p>`,
    frame,
  );

/** Renders the devices on which a person is signed in, each of which can be signed out. */
export function devicesPage(session: Session, devices: readonly Device[]): string {
  const { name, email } = session.person;

  return page(
    'Your devices',
    html`<h1>${name}</h1>
<p class="soft">${email}</p>
<h2>Where you are signed in</h2>
<ul class="rows">${devices.map(
      ({
        token,
        device,
        begun_at,
        seen_at,
      }) => html`<li><p>${device}${token === session.token ? ', this one' : ''}<span>Since ${localTime(begun_at)}, last used ${localTime(seen_at)}</span></p>
${form(session, `${deskPath}/devices`, html`<input type="hidden" name="token" value="${token}"><button aria-label="Sign out ${device}">Sign out</button>`)}</li>`,
    )}</ul>`,
    { session },
  );
}

/** Renders everybody of the staff; the office adds its people, and suspends anybody. */
export function peoplePage(session: Session, frame: Frame = {}): string {
  const { people } = session;

  return page(
    'People',
    html`<h1>People</h1>
<p>Agents come from the site’s roster and see what is theirs. People of the office see everything. Whoever is suspended is signed out at once, and gets no code.</p>
<ul class="rows">${people.map((one) => personRow(one, session))}</ul>
<h2>Add somebody to the office</h2>
${form(session, peoplePath, html`<label for="name">Name</label><input id="name" name="name" type="text" maxlength="120" required autocomplete="off"><label for="email">E-mail address</label><input id="email" name="email" type="email" maxlength="254" required autocomplete="off"><p><button class="first" name="action" value="add">Add</button></p>`)}`,
    { session, ...frame },
  );
}

function personRow({ id, name, email, isOffice, isSuspended }: Person, session: Session): Markup {
  const [action, label, words] = isSuspended
    ? ['unsuspend', 'Let in', 'Let in again']
    : ['suspend', 'Suspend', 'Suspend'];
  const button = html`<input type="hidden" name="person" value="${id}"><button name="action" value="${action}" aria-label="${label} ${name}">${words}</button>`;

  return html`<li><p>${name}${isSuspended ? html` <strong class="state">Suspended</strong>` : ''}<span>${email}, ${isOffice ? 'office' : 'agent'}</span></p>
${id === session.person.id ? '' : form(session, peoplePath, button)}</li>`;
}
