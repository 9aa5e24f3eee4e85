import type { FastifyPluginAsync } from 'fastify';
import { script, styles } from './assets.ts';
import type { MailStore } from './mail-store.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'";
// A mail may use only its own inline styles.
const mailPolicy = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The pages with the mails that the site has sent, and the same as JSON for tests. */
export const mailbox: FastifyPluginAsync<{ mails: MailStore }> = async (app, { mails }) => {
  const html = 'text/html; charset=utf-8';

  app.get('/', async (_, reply) =>
    reply
      .type(html)
      .header('content-security-policy', pagePolicy)
      .send(listPage(await mails.list(200), await mails.count())),
  );

  app.get<{ Params: { id: string } }>('/mails/:id', async ({ params }, reply) => {
    const mail = await mails.find(params.id);

    return reply
      .code(mail ? 200 : 404)
      .type(html)
      .header('content-security-policy', pagePolicy)
      .send(mail ? mailPage(mail) : missingPage());
  });

  app.get<{ Params: { id: string } }>('/mails/:id/html', async ({ params }, reply) => {
    const mail = await mails.find(params.id);

    return reply
      .code(mail ? 200 : 404)
      .type(html)
      .header('content-security-policy', mailPolicy)
      .send(mail?.html || '<p>This mail has no HTML part.</p>');
  });

  app.get('/mailbox.css', async (_, reply) => reply.type('text/css').send(styles));
  app.get('/mailbox.js', async (_, reply) => reply.type('text/javascript').send(script));

  app.get('/api/mails', () => mails.list());
  app.get('/api/mails/count', async () => ({ count: await mails.count() }));
  app.delete('/api/mails', async (_, reply) => {
    await mails.clear();
    return reply.code(204).send();
  });
  app.post('/clear', async (_, reply) => {
    await mails.clear();
    return reply.redirect('/', 303);
  });
};
