import { createHash } from 'node:crypto';
import { office } from '@dosmares/content/office';
import { html, Markup } from '@dosmares/contracts/html';
import { deskPath } from '@dosmares/mail/links';
import type { Session } from '../sign-in/staff.ts';
import { style } from './style.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content security policy of the desk: its own styles and script, the site's pictures, forms to itself. */
export const pagePolicy = (siteOrigin: string) =>
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; img-src ${siteOrigin}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface Content {
  title: string;
  body: Markup;
  isWide?: boolean;
}

/** For what does not exist and what this person may not see, so that the two cannot be told apart. */
export const noSuchPage: Content = {
  title: 'Not found',
  body: html`<h1>There is no such page</h1>
<p>The inquiry may be a colleague’s now, or its sender may have been forgotten. Ask the office, ${office.phone}.</p>
<p><a href="${deskPath}">Back to the desk</a></p>`,
};

export const unavailablePage: Content = {
  title: 'Please try again',
  body: html`<h1>This page cannot be shown just now</h1>
<p>Nothing is lost, and there is nobody you need to call. The mails about inquiries are in the mailbox, and you can answer from there.</p>
<p>If you have just pressed a button, look here again in a minute: the page says whether it was noted.</p>
<nav aria-label="What you can do"><a class="first" href="">Try again</a></nav>`,
};

export const page = (
  { title, body, isWide }: Content,
  { session, notice }: { session?: Session | undefined; notice?: string | undefined } = {},
): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title} | ${office.name}</title>
<style>${new Markup(style)}</style>
</head>
<body${new Markup(isWide ? ' class="wide"' : '')}>
<header><p><a href="${deskPath}">${office.name}</a></p>${session ? navigation(session) : ''}</header>
<main>${notice === undefined ? '' : html`<p role="status">${notice}</p>`}
${body}</main>
<script>${new Markup(script)}</script>
</body>
</html>`.text;

const navigation = ({ person: { isOffice, name } }: Session): Markup =>
  html`<nav aria-label="The desk"><a href="${deskPath}">${isOffice ? 'Inquiries' : 'My inquiries'}</a>${
    isOffice ? html`<a href="${deskPath}/people">People</a><a href="${deskPath}/questions">Questions</a>` : ''
  }<a href="${deskPath}/devices">${name}</a></nav>`;

export const form = (session: Session, action: string, content: Markup, label = ''): Markup =>
  html`<form method="post" action="${action}"${label === '' ? '' : html` aria-label="${label}"`}><input type="hidden" name="form" value="${session.formToken}">${content}</form>`;

export const select = (
  name: string,
  label: string,
  { options, chosen = '' }: { options: readonly (readonly [string, string])[]; chosen?: string },
): Markup =>
  html`<label for="${name}">${label}</label><select id="${name}" name="${name}">${options.map(([value, words]) => html`<option value="${value}"${new Markup(value === chosen ? ' selected' : '')}>${words}</option>`)}</select>`;

/** The desk's only script; every page works without it. */
export const script = `
for (const all of document.querySelectorAll('[data-all]')) {
  all.hidden = false;
  all.querySelector('input').addEventListener('change', ({ target }) => {
    for (const box of document.querySelectorAll('input[name=chosen]')) box.checked = target.checked;
  });
}
const asks = document.getElementById('answered');
for (const link of document.querySelectorAll('a[data-answers]'))
  link.addEventListener('click', () => {
    const back = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', back);
      asks?.classList.add('asked');
      asks?.querySelector('button').focus();
    };
    document.addEventListener('visibilitychange', back);
    setTimeout(() => asks?.classList.add('asked'), 1500);
  });
`;
