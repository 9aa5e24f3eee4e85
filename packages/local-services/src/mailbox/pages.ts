import { html, type Markup } from '@dosmares/contracts/html';
import type { StoredMail } from './mail-store.ts';

/** Renders the list of mails, the newest first. */
export function listPage(mails: readonly StoredMail[], count: number): string {
  const shown =
    count > mails.length
      ? html`<p class="quiet">The newest ${mails.length} of ${count} are shown.</p>`
      : html``;

  return page(
    'Mailbox',
    html`<header class="top"><h1>Mailbox</h1><p class="quiet" id="count" data-count="${count}" role="status">${count === 1 ? '1 mail' : `${count} mails`}</p>
<form method="post" action="/clear"><button>Clear all</button></form></header>
<p class="quiet intro">Everything that the site has sent on this machine. Nothing leaves it.</p>
${mails.length === 0 ? html`<p class="empty">No mail yet. Send an inquiry and come back.</p>` : html`<ol class="mails">${mails.map(row)}</ol>`}${shown}`,
  );
}

function row({ id, subject, to, receivedAt, text }: StoredMail) {
  return html`<li><a href="/mails/${id}"><span class="subject">${subject || '(no subject)'}</span><time datetime="${receivedAt}">${clock(receivedAt)}</time><span class="to">To ${to.join(', ')}</span><span class="preview">${text.replace(/\s+/g, ' ').slice(0, 140)}</span></a></li>`;
}

/** Renders one mail: sender, recipients, reply address, and its text and HTML. */
export function mailPage({
  id,
  subject,
  from,
  to,
  replyTo,
  recipients,
  receivedAt,
  messageId,
  text,
  attachments,
}: StoredMail): string {
  const rows = [
    ['From', from],
    ['To', to.join(', ')],
    ['Delivered to', recipients.join(', ')],
    ['Reply-To', replyTo.join(', ')],
    ['Received', clock(receivedAt)],
    ['Message-ID', messageId],
    ['Files', attachments.join(', ')],
  ] as const;

  return page(
    subject,
    html`<nav><a href="/">All mails</a></nav>
<article><h1>${subject || '(no subject)'}</h1>
<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value || 'none'}</dd>`)}</dl>
<h2>As HTML</h2>
<iframe title="The mail as HTML" src="/mails/${id}/html" sandbox="allow-popups"></iframe>
<h2>As text</h2>
<pre tabindex="0">${text}</pre></article>`,
  );
}

/** Renders the page for a mail that does not exist or was deleted. */
export const missingPage = () =>
  page(
    'Not found',
    html`<nav><a href="/">All mails</a></nav><h1>This mail is not here</h1><p>It may have been cleared.</p>`,
  );

function page(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local mailbox</title>
<link rel="stylesheet" href="/mailbox.css">
<link rel="icon" href="data:,">
<script src="/mailbox.js" defer></script>
</head>
<body><p class="brand">Dos Mares Estates <span>local mailbox</span></p><main>${content}</main></body>
</html>`.text;
}

const clock = (moment: string) =>
  moment
    ? new Date(moment).toLocaleString('en-US', {
        timeZone: 'America/Mazatlan',
        dateStyle: 'medium',
        timeStyle: 'medium',
      })
    : '';
