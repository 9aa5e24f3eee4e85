import type { FastifyInstance, FastifyReply } from 'fastify';
import { awayPage, noSuchPage, pagePolicy } from './layout.ts';

const longestForm = 16 * 1024;
const retryAfterSeconds = 30;

/** Keeps a route out of the API's documentation. */
export const hidden = { schema: { hide: true } };

/**
 * Restricts a plugin's pages: they accept forms only, and are neither cached, indexed nor sent as referrer. Failures
 * are answered with a page.
 */
export function keepPrivate(app: FastifyInstance, siteOrigin: string) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_, body, done) => done(null, new URLSearchParams(body as string)),
  );
  const policy = pagePolicy(siteOrigin);
  app.addHook('onSend', async (_, reply, payload) => {
    reply.headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    if (reply.statusCode < 500) return payload;

    // The failure has been logged; for staff it means that the store is unavailable.
    reply.code(503).type('text/html; charset=utf-8').header('retry-after', retryAfterSeconds);
    reply.removeHeader('content-disposition');

    return awayPage;
  });
}

/** Sends a page. */
export const show = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

/** Answers what does not exist, or is not for this person. */
export const nothing = (reply: FastifyReply) => show(reply, 404, noSuchPage);
