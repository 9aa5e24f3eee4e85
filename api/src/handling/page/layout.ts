import { createHash } from 'node:crypto';
import { office } from '@dosmares/content/office';
import { html, Markup } from '@dosmares/contracts/html';
import { style } from './style.ts';

/** Content security policy of the staff pages: they show themselves, and send their form back. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Page for invalid links; it reveals nothing. */
export const noSuchPage = staffPage(
  'Not found',
  html`<h1>This link does not work</h1>
<p>It may have expired. The inquiry itself is not lost: ask the office, ${office.phone}.</p>`,
);

/** Page for holders of a link while the store is unavailable. */
export const awayPage = staffPage(
  'Please try again',
  html`<h1>This page cannot be shown just now</h1>
<p>Nothing is lost, and there is nobody you need to call. The mails about inquiries are in the mailbox, and you can answer from there.</p>
<p>If you have just pressed a button, look here again in a minute: the page says whether it was noted.</p>
<nav aria-label="What you can do"><a class="first" href="">Try again</a></nav>`,
);

/**
 * Renders a staff page in the site's colours; it needs no script. A wide page, such as a long list, uses the full
 * width.
 */
export function staffPage(title: string, body: Markup, isWide = false): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${office.name}</title>
<style>${new Markup(style)}</style>
</head>
<body${new Markup(isWide ? ' class="wide"' : '')}>
<header><p>${office.name}</p></header>
<main>${body}</main>
</body>
</html>`.text;
}
