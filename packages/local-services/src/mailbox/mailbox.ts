import { html } from '@dosmares/server/html';
import type { FastifyPluginAsync } from 'fastify';
import { page, pageHeaders } from '../page.ts';
import type { MailStore, StoredMail } from './mail-store.ts';

/** Pages with the mails that the site has sent, and the same as JSON for tests. */
export const mailbox: FastifyPluginAsync<{ mails: MailStore; siteOrigin: string }> = async (
  app,
  { mails, siteOrigin },
) => {
  // Refreshes, so that new mail appears.
  app.get('/', async (_, reply) =>
    reply.headers({ ...pageHeaders(), refresh: '3' }).send(listPage(mails.list(200))),
  );
  app.get<{ Params: { id: string } }>('/mails/:id', async ({ params }, reply) => {
    const mail = mails.find(params.id);

    return reply
      .code(mail ? 200 : 404)
      .headers(pageHeaders({ picturesFrom: siteOrigin }))
      .send(mailPage(mail));
  });
  app.get('/api/mails', async () => mails.list());
};

/** Renders the list of mails. */
const listPage = (mails: readonly StoredMail[]) =>
  page(
    'Mailbox',
    html`<p>Everything that the site has sent on this machine. Nothing leaves it.</p>
${mails.length === 0 ? html`<p>No mail yet. Send an inquiry and come back.</p>` : html`<ul>${mails.map(row)}</ul>`}`,
  );

const row = ({ id, subject, to, receivedAt, text }: StoredMail) =>
  html`<li><a href="/mails/${id}"><strong>${subject || '(no subject)'}</strong><span>To ${to.join(', ')}<br>${text.replace(/\s+/g, ' ').slice(0, 140)}</span><time datetime="${receivedAt}">${clock(receivedAt)}</time></a></li>`;

/** Renders a mail with its headers, text and HTML, which runs no scripts and loads only the site's pictures. */
function mailPage(mail: StoredMail | undefined): string {
  const back = html`<nav><a href="/">All mails</a></nav>`;
  if (!mail) return page('This mail is not here', back);

  const rows = {
    From: mail.from,
    To: mail.to.join(', '),
    'Delivered to': mail.recipients.join(', '),
    'Reply-To': mail.replyTo.join(', '),
    Received: clock(mail.receivedAt),
    'Message-ID': mail.messageId,
    Files: mail.attachments.join(', '),
  };

  return page(
    mail.subject || '(no subject)',
    html`${back}<dl>${Object.entries(rows).map(([name, value]) => html`<dt>${name}</dt><dd>${value || 'none'}</dd>`)}</dl>
<h2>As HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups" srcdoc="${mail.html || 'This mail has no HTML part.'}"></iframe>
<h2>As text</h2><pre tabindex="0">${mail.text}</pre>`,
  );
}

const clock = (moment: string) =>
  moment &&
  new Date(moment).toLocaleString('en-US', {
    timeZone: 'America/Mazatlan',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
