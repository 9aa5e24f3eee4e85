import type { SendMail } from '@dosmares/mail/smtp/sender';
import type { Store } from '@dosmares/store/database';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyBaseLogger as Log } from 'fastify';
import type { Session } from '../sign-in/staff.ts';
import { type Content, noSuchPage, page, pagePolicy, unavailablePage } from './layout.tsx';

export interface DeskServices {
  store: Store;
  sendMail: SendMail;
  log: Log;
  siteOrigin: string;
  origin: string;
  hasCrm: boolean;
}

export interface DeskRequest extends Pick<DeskServices, 'siteOrigin' | 'hasCrm'> {
  session: Session;
  store: Store;
  name: string;
  query: Readonly<Record<string, unknown>>;
  form: URLSearchParams;
}

interface Download {
  file: string;
  type: string;
  text: string;
}

/** A sentence on the same page: why a form was refused, or what was done. */
export interface Notice {
  notice: string;
  status?: number;
}

/** A page of the desk and the handler of its form; both return undefined for a 404. */
export interface DeskPage {
  path: string;
  isOfficeOnly?: boolean;
  show: (request: DeskRequest) => Promise<Content | Download | undefined>;
  act?: (request: DeskRequest) => Promise<Content | { next: string } | Notice | undefined>;
}

export const undocumented = { schema: { hide: true } };

type RawRequest = FastifyRequest<{
  Params: { name?: string };
  Querystring: Record<string, unknown>;
  Body: URLSearchParams | undefined;
}>;

export function servePages(app: FastifyInstance, services: DeskServices, pages: readonly DeskPage[]) {
  for (const { path, isOfficeOnly = false, show, act } of pages) {
    const serve =
      (handle: typeof show | NonNullable<typeof act>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const deskRequest = deskRequestOf(request as RawRequest, services);
        const { session } = deskRequest;
        const outcome = session.person.isOffice || !isOfficeOnly ? await handle(deskRequest) : undefined;
        if (!outcome || !('notice' in outcome)) return answer(reply, outcome, { session });

        return answer(reply, await show(deskRequest), { session, status: 400, ...outcome });
      };
    app.get(path, undocumented, serve(show));
    if (act) app.post(path, undocumented, serve(act));
  }
}

function answer(
  reply: FastifyReply,
  shown: Content | Download | { next: string } | undefined,
  frame: { session: Session } & Partial<Notice>,
) {
  if (!shown) return send(reply, 404, page(noSuchPage, frame));
  // Reloading a page after a redirect does not resubmit the form.
  if ('next' in shown) return reply.redirect(shown.next, 303);
  if ('body' in shown) return send(reply, frame.status ?? 200, page(shown, frame));

  return reply
    .type(`${shown.type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${shown.file}"`)
    .send(shown.text);
}

const deskRequestOf = (
  { session, params, query, body = new URLSearchParams() }: RawRequest,
  { store, siteOrigin, hasCrm }: DeskServices,
): DeskRequest => ({ session, store, siteOrigin, hasCrm, name: params.name ?? '', query, form: body });

export const send = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(text);

const maxFormBytes = 16 * 1024;
const retryAfterSeconds = 30;

/** Makes pages private: forms only, no caching, indexing or referrer to others. Any failure is answered with a page. */
export function keepPrivate(app: FastifyInstance, siteOrigin: string) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_, body, done) => done(null, new URLSearchParams(body as string)),
  );
  app.addHook('onSend', async (_, reply, payload) => {
    reply.headers({
      'content-security-policy': pagePolicy(siteOrigin),
      // With `no-referrer`, browsers would send the desk's own forms with the origin `null`.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    if (reply.statusCode < 500) return payload;

    // Already logged; to staff it means that the store is unavailable.
    reply.code(503).type('text/html; charset=utf-8').header('retry-after', retryAfterSeconds);
    reply.removeHeader('content-disposition');

    return page(unavailablePage);
  });
}
