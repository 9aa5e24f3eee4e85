import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SendMail } from '../../mail/smtp/sender.ts';
import type { Log } from '../../operations/log.ts';
import type { Store } from '../../store/database.ts';
import type { Session } from '../sign-in/staff.ts';
import { awayPage, type Content, noSuchPage, page, pagePolicy } from './layout.ts';

export interface DeskServices {
  store: Store;
  sendMail: SendMail;
  log: Log;
  siteOrigin: string;
  origin: string;
  hasCrm: boolean;
}

export interface Visit extends Pick<DeskServices, 'siteOrigin' | 'hasCrm'> {
  session: Session;
  store: Store;
  name: string;
  query: Readonly<Record<string, unknown>>;
  form: URLSearchParams;
}

interface Download {
  file: string;
  type: string;
  pieces: AsyncIterable<string> | Iterable<string>;
}

/** Why a form was not accepted, or what was done: a sentence on the same page. */
export interface Notice {
  notice: string;
  status?: number;
}

/** A page of the desk: what it shows, and what its form leads to; what there is not for a person is undefined. */
export interface DeskPage {
  path: string;
  isOfficeOnly?: boolean;
  show: (visit: Visit) => Promise<Content | Download | undefined>;
  act?: (visit: Visit) => Promise<Content | { next: string } | Notice | undefined>;
}

export const hidden = { schema: { hide: true } };

type Asked = FastifyRequest<{
  Params: { name?: string };
  Querystring: Record<string, unknown>;
  Body: URLSearchParams | undefined;
}>;

export function servePages(app: FastifyInstance, services: DeskServices, pages: readonly DeskPage[]) {
  for (const { path, isOfficeOnly = false, show, act } of pages) {
    const serve =
      (handle: typeof show | NonNullable<typeof act>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const visit = visitIn(request as Asked, services);
        const isFor = visit.session.person.isOffice || !isOfficeOnly;
        const outcome = isFor ? await handle(visit) : undefined;
        if (!outcome || !('notice' in outcome)) return answer(reply, outcome, { session: visit.session });

        return answer(reply, await show(visit), { session: visit.session, status: 400, ...outcome });
      };
    app.get(path, hidden, serve(show));
    if (act) app.post(path, hidden, serve(act));
  }
}

function answer(
  reply: FastifyReply,
  shown: Content | Download | { next: string } | undefined,
  frame: { session: Session } & Partial<Notice>,
) {
  if (!shown) return send(reply, 404, page(noSuchPage, frame));
  // Redirects, so that reloading the page does not send the form twice.
  if ('next' in shown) return reply.redirect(shown.next, 303);
  if ('body' in shown) return send(reply, frame.status ?? 200, page(shown, frame));

  return reply
    .type(`${shown.type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${shown.file}"`)
    .send(Readable.from(shown.pieces));
}

const visitIn = (
  { session, params, query, body = new URLSearchParams() }: Asked,
  { store, siteOrigin, hasCrm }: DeskServices,
): Visit => ({ session, store, siteOrigin, hasCrm, name: params.name ?? '', query, form: body });

export const send = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(text);

const longestForm = 16 * 1024;
const retryAfterSeconds = 30;

/** Its pages accept forms only, are neither cached, indexed nor sent as referrer, and fail with a page. */
export function keepPrivate(app: FastifyInstance, siteOrigin: string) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_, body, done) => done(null, new URLSearchParams(body as string)),
  );
  app.addHook('onSend', async (_, reply, payload) => {
    reply.headers({
      'content-security-policy': pagePolicy(siteOrigin),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    if (reply.statusCode < 500) return payload;

    // The failure has been logged; for staff it means that the store is unavailable.
    reply.code(503).type('text/html; charset=utf-8').header('retry-after', retryAfterSeconds);
    reply.removeHeader('content-disposition');

    return page(awayPage);
  });
}
