import { cleanLine } from '@dosmares/contracts/entries';
import { html } from '@dosmares/contracts/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderMail } from '../../mail/layout.ts';
import { deskPath } from '../../mail/links.ts';
import { signInCodeMail } from '../../mail/staff.ts';
import { page } from '../page/layout.ts';
import { hidden, nothing, show } from '../page/private-pages.ts';
import type { DeskServices } from '../services.ts';
import { codeMinutes, requestCode, signInWith } from './codes.ts';
import { codePage, codePath, devicesPage, peoplePage, signInPage, signInPath } from './pages.ts';
import { addToOffice, everybody, suspend } from './people.ts';
import {
  beginSession,
  devicesOf,
  endSession,
  isOwnForm,
  type Session,
  sessionDays,
  sessionOf,
} from './sessions.ts';

const cookieName = 'desk';
const cookiePattern = /(?:^|; )desk=([\w-]{43})(?=;|$)/;

/** Serves signing in and out, a person's devices, and the office's list of people. */
export function signInRoutes(app: FastifyInstance, { store, sendMail, origin, log }: DeskServices) {
  // Browsers keep a cookie marked as secure on TLS only; a desk on this machine itself has none.
  const secure = /^http:\/\/(localhost|127\.|\[::1\])/.test(origin) ? '' : '; Secure';
  const cookie = (value: string, days: number) =>
    `${cookieName}=${value}; Path=${deskPath}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}`;

  app.get<{ Querystring: { next?: string } }>(signInPath, open, async ({ query }, reply) =>
    show(reply, 200, signInPage(ownPath(query.next))),
  );

  app.post<Posted>(signInPath, open, async ({ body, ip }, reply) => {
    const [email, next] = [cleanLine(body.get('email') ?? '').slice(0, 254), ownPath(body.get('next'))];
    const request = await requestCode(store().db, email, ip);
    if (!request)
      return show(
        reply,
        429,
        signInPage(next, { notice: 'Too many codes were asked for from here. Please wait an hour.' }),
      );
    const { id, code } = request;
    // After the answer: how long the mail takes would tell whose address this is.
    if (code) setImmediate(() => sendCode(id, code, email));

    return show(reply, 200, codePage({ id, next }));
  });

  app.post<Posted>(codePath, open, async ({ body, headers }, reply) => {
    const [id, next] = [body.get('request') ?? '', ownPath(body.get('next'))];
    const person = uuid.test(id) ? await signInWith(store().db, id, body.get('code') ?? '') : undefined;
    const isIn =
      person !== undefined &&
      (await everybody(store().db)).some((one) => one.id === person && !one.isSuspended);
    if (!isIn)
      return show(
        reply,
        403,
        codePage({ id, next }, { notice: 'This code does not work. After five tries, ask for another.' }),
      );
    reply.header(
      'set-cookie',
      cookie(await beginSession(store().db, person, headers['user-agent'] ?? ''), sessionDays),
    );

    return reply.redirect(next, 303);
  });

  function sendCode(id: string, code: string, address: string) {
    const content = signInCodeMail(code, { name: '', address }, codeMinutes);
    sendMail(renderMail(content, `code.${id}`)).catch((error) =>
      log.warn({ reason: error.reason ?? error.name }, 'A sign-in code could not be sent'),
    );
  }

  app.get(`${deskPath}/devices`, hidden, async (request, reply) => {
    const session = sessionIn(request);

    return show(reply, 200, devicesPage(session, await devicesOf(store().db, session.person.id)));
  });

  app.post<Posted>(`${deskPath}/devices`, hidden, async (request, reply) => {
    const session = sessionIn(request);
    const token = request.body.get('token') ?? '';
    await endSession(store().db, session.person.id, token);
    if (token !== session.token) return reply.redirect(`${deskPath}/devices`, 303);

    return reply.header('set-cookie', cookie('', 0)).redirect(signInPath, 303);
  });

  app.get(`${deskPath}/people`, hidden, async (request, reply) => {
    const session = sessionIn(request);

    return session.person.isOffice ? show(reply, 200, peoplePage(session)) : nothing(reply);
  });

  app.post<Posted>(`${deskPath}/people`, hidden, async (request, reply) => {
    const [session, { body }] = [sessionIn(request), request];
    if (!session.person.isOffice) return nothing(reply);
    const action = body.get('action');
    const id = Number(body.get('person'));
    const notice =
      action === 'add'
        ? await addToOffice(
            store().db,
            body.get('email') ?? '',
            cleanLine(body.get('name') ?? '').slice(0, 120),
          )
        : undefined;
    if (notice) return show(reply, 400, peoplePage(session, { notice }));
    if (action !== 'add' && id !== session.person.id) await suspend(store().db, id, action === 'suspend');

    return reply.redirect(`${deskPath}/people`, 303);
  });
}

/** Lets nobody past who is not signed in, and accepts no form but the desk's own. */
export function guard(app: FastifyInstance, { store }: Pick<DeskServices, 'store'>) {
  app.decorateRequest('session', undefined);
  app.addHook('preHandler', async (request, reply) => {
    const { routeOptions, headers, url } = request;
    const isPost = request.method === 'POST';
    if (isPost) request.body ??= new URLSearchParams();
    if (isPost && isForeign(headers['sec-fetch-site'])) return refuse(reply);
    if (routeOptions.config.isOpen) return;

    request.session = await sessionOf(store, cookieIn(headers.cookie));
    if (!request.session) return reply.redirect(`${signInPath}?next=${encodeURIComponent(url)}`, 303);
    if (isPost && !isOwnForm(request.session, (request.body as URLSearchParams).get('form')))
      return refuse(reply);
  });
}

const cookieIn = (header = '') => cookiePattern.exec(header)?.[1];

// A browser says which site a form comes from; one of another site could sign somebody in as somebody else.
const isForeign = (site: string | string[] | undefined) => site !== undefined && site !== 'same-origin';

/** Returns the session of a request that the guard let pass. */
export function sessionIn({ session }: FastifyRequest): Session {
  if (!session) throw new Error('This page is not guarded.');

  return session;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    /** Whether a page of the desk is shown to whoever has not signed in. */
    isOpen?: boolean;
  }
}

interface Posted {
  Body: URLSearchParams;
}

const open = { ...hidden, config: { isOpen: true } };
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const refuse = (reply: FastifyReply) =>
  show(
    reply,
    403,
    page(
      'Not sent',
      html`<h1>This form was not sent from the desk</h1><p>Nothing was changed. <a href="${deskPath}">Back to the desk</a></p>`,
    ),
  );

/** Returns the desk's page to which a sign-in leads; every other address, of other sites too, becomes the desk itself. */
export function ownPath(next: string | null | undefined): string {
  const url = URL.parse(next ?? '', 'http://desk.invalid');
  const isOwn = url?.origin === 'http://desk.invalid' && /^\/staff(?:\/|$)/.test(url.pathname);

  return isOwn && !url.pathname.startsWith(signInPath) ? `${url.pathname}${url.search}` : deskPath;
}
