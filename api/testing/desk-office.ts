import { addToOffice, beginSession, findPerson } from '@dosmares/desk/sign-in/staff';
import type { Mail } from '@dosmares/mail/smtp/sender';
import type { QuarantineReason, Store } from '@dosmares/store/database';
import { accept } from '../src/inquiries/accept.ts';
import { submissionFrom } from '../src/inquiries/submission.ts';
import { bothCalls, contactPage } from './bodies/bodies.ts';
import { storeForAll } from './hooks.ts';
import { silentLog } from './silent-log.ts';
import { buildTestApp } from './test-app.ts';

/** E-mail address of a member of the office. */
export const manager = 'marta@office.test';

/** Opens the desk on a store, and collects its mails. */
export async function openOffice(store: Store) {
  const mails: Mail[] = [];
  const app = await buildTestApp({
    isProduction: true,
    desk: {
      store,
      sendMail: async (mail) => void mails.push(mail),
      log: silentLog,
      siteOrigin: 'https://site.test',
      origin: 'https://desk.test',
      hasCrm: false,
    },
  });
  await addToOffice(store.db, manager, 'Marta Ruiz');

  /** Signs a person in and returns what their browser can do. */
  async function as(email: string) {
    const person = await findPerson(store.db, email);
    const cookie = `desk=${await beginSession(store.db, person?.id ?? -1, 'Mozilla/5.0 (iPhone) Safari')}`;
    const get = (url: string) => app.inject({ url, headers: { cookie } });
    const hiddenIn = async (url: string, name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec((await get(url)).body)?.[1] ?? '';

    return {
      cookie,
      get,
      /** Returns the token that this person's forms must carry. */
      token: () => hiddenIn('/staff/devices', 'form'),
      /** Presses a button of a page, with the page's form token and count of shown events. */
      async press(url: string, fields: Record<string, string>) {
        const [form, seen] = [await hiddenIn(url, 'form'), await hiddenIn(url, 'seen')];
        const payload = new URLSearchParams({ form, seen, ...fields });

        return send(url.split('?')[0] ?? url, payload, { cookie });
      },
    };
  }

  const send = (
    url: string,
    payload: URLSearchParams,
    { from = '127.0.0.1', ...headers }: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      payload: payload.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  return { app, mails, as, send };
}

/** Opens one store for all tests of a block, and the desk anew before each: it counts who asks for codes. */
export function officeForAll() {
  const store = storeForAll();
  const office = {} as Awaited<ReturnType<typeof openOffice>>;
  beforeEach(async () => void Object.assign(office, await openOffice(store)));

  return { store, office };
}

/** Stores an inquiry, with the given changes to its body; returns id and reference. */
export async function receive(
  store: Store,
  more: Record<string, unknown> = {},
  quarantined: QuarantineReason | null = null,
): Promise<{ id: string; reference: string }> {
  const submission =
    more.agentId === null
      ? submissionFrom('contactEmail', { ...contactPage, ...more, agentId: undefined } as never)
      : submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, ...more } as never);
  const { reference } = await accept(store, { submission, quarantined }, false);

  return store.db
    .selectFrom('inquiry')
    .select(['id', 'reference'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}
