import { renderMail } from '@dosmares/mail/layout';
import { deskPath } from '@dosmares/mail/links';
import { isLocalHost } from '@dosmares/server/local-host';
import type { FastifyInstance } from 'fastify';
import { read } from '../page/field.ts';
import { page } from '../page/layout.tsx';
import { type DeskServices, send, undocumented } from '../page/serve.ts';
import { codeMail } from './code-mail.ts';
import { codeMinutes, redeemCode, requestCode } from './codes.ts';
import {
  addressPage,
  codeField,
  codePage,
  codePath,
  crossSitePage,
  ownAddress,
  requestField,
  signInPath,
} from './sign-in-pages.tsx';
import { beginSession, knownDays, sessionOf } from './staff.ts';

interface Posted {
  Querystring: { next?: string };
  Body: URLSearchParams;
}

export function signIn(app: FastifyInstance, { store, sendMail, origin, log }: DeskServices) {
  // Browsers accept a secure cookie over TLS only, which a desk on this machine does not have.
  const { protocol, hostname } = new URL(origin);
  const secure = protocol === 'http:' && isLocalHost(hostname) ? '' : '; Secure';

  app.get<Posted>(signInPath, undocumented, async ({ query }, reply) =>
    send(reply, 200, page(addressPage(ownPath(query.next)))),
  );

  app.post<Posted>(signInPath, undocumented, async (posted, reply) => {
    const [email, next] = [read(ownAddress, posted.body, 'email'), ownPath(posted.body.get('next'))];
    if (email === undefined)
      return send(reply, 400, page(addressPage(next), { notice: ownAddress.expected }));
    const request = await requestCode(store.db, email, posted);
    if (!request) return send(reply, 429, page(addressPage(next), { notice: tooMany }));
    const { id, code } = request;
    // After the answer, whose time would reveal whether the address is known.
    if (code) setImmediate(() => sendCode(id, code, email));

    return send(reply, 200, page(codePage({ id, email, next })));
  });

  app.post<Posted>(codePath, undocumented, async ({ body, headers }, reply) => {
    const [id, code] = [read(requestField, body, 'request'), read(codeField, body, 'code')];
    const [email, next] = [read(ownAddress, body, 'email') ?? '', ownPath(body.get('next'))];
    const person = id && code ? await redeemCode(store.db, id, code) : undefined;
    if (person === undefined)
      return send(reply, 403, page(codePage({ id: id ?? '', email, next }), { notice: wrongCode }));
    const cookie = await beginSession(store.db, person, headers['user-agent'] ?? '');

    return reply
      .header(
        'set-cookie',
        `desk=${cookie}; Path=${deskPath}; Max-Age=${knownDays * 86_400}; HttpOnly; SameSite=Lax${secure}`,
      )
      .redirect(next, 303);
  });

  function sendCode(id: string, code: string, address: string) {
    sendMail(renderMail({ to: { name: '', address }, ...codeMail(code) }, `code.${id}`)).catch((error) =>
      log.warn({ reason: error.reason ?? error.name }, 'A sign-in code could not be sent'),
    );
  }
}

/** Refuses forms from other sites, which could sign a person in as somebody else. */
export function refuseCrossSiteForms(app: FastifyInstance, ownOrigin: string) {
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    request.body ??= new URLSearchParams();
    const { 'sec-fetch-site': site, origin = ownOrigin } = request.headers;
    // All browsers send an origin with a form: what sends neither is a script, which no other site can make run.
    if (site === undefined ? origin !== ownOrigin : site !== 'same-origin')
      return send(reply, 403, page(crossSitePage));
  });
}

export function requireSession(app: FastifyInstance, { store }: DeskServices) {
  app.decorateRequest('session');
  app.addHook('preHandler', async (request, reply) => {
    const session = await sessionOf(store.db, request.headers.cookie);
    if (!session) return reply.redirect(`${signInPath}?next=${encodeURIComponent(request.url)}`, 303);
    const token = (request.body as URLSearchParams | undefined)?.get('form');
    if (request.method === 'POST' && token !== session.formToken)
      return send(reply, 403, page(crossSitePage));
    request.session = session;
  });
}

const tooMany = 'Too many codes were requested from here. Please wait an hour.';
const wrongCode = `This code does not work. After five tries, or ${codeMinutes} minutes, ask for another.`;

/** Returns a path on the desk to open after sign-in; anything else, such as another site, becomes its first page. */
export function ownPath(next: string | null | undefined): string {
  const url = URL.parse(next ?? '', 'http://desk.invalid');
  const isOwn = url?.origin === 'http://desk.invalid' && /^\/staff(?:\/|$)/.test(url.pathname);

  return isOwn && !url.pathname.startsWith(signInPath) ? `${url.pathname}${url.search}` : deskPath;
}
