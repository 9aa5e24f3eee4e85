import type { Language } from '@dosmares/content/language';
import { office } from '@dosmares/content/office';
import { darkPalette, palette, typefaces } from '@dosmares/content/palette';
import { html, type Markup } from '@dosmares/server/html';
import type { Attachment, Mail, Mailbox } from './smtp/sender.ts';

/** A row of a list of details; left out without a value. */
export type Detail = readonly [label: string, value: Maybe<string>, href?: string | undefined];

export interface Picture {
  src: string;
  alt: string;
  href: string;
  /** Height divided by width. */
  ratio: number;
}

/** A link shown as a button. */
export interface Action {
  label: string;
  href: string;
}

/** A value that may be missing. */
export type Maybe<T> = T | false | '' | undefined;

interface Parts {
  text: string;
  notice: string;
  rows: readonly Detail[];
  links: readonly Action[];
  picture: Picture;
  quote: string;
  smallPrint: Action & { text: string };
}

/** A part of a mail: what it shows, in the order in which it is named; left out where there is nothing to show. */
export type Part = { readonly [Kind in keyof Parts]?: Maybe<Parts[Kind]> };

/** What a mail says, before it is rendered. */
export interface MailContent {
  to?: Mailbox;
  replyTo?: readonly Mailbox[];
  subject: string;
  title: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  lang?: Language;
  parts: readonly Part[];
  attachments?: readonly Attachment[];
}

export const officeMailbox = { name: office.name, address: office.email };

/** Renders a mail; its name becomes the Message-ID. */
export function renderMail(content: MailContent, name: string): Mail {
  const { to = officeMailbox, replyTo, subject, title, attachments = [] } = content;
  const parts = content.parts.flatMap(rendered);
  const footer = [office.name, office.address, `${office.phone} · ${office.email}`];

  return {
    messageId: `<${name.toLowerCase()}@${office.domain}>`,
    to,
    replyTo,
    subject,
    html: page(content, parts, footer).text,
    text: [title, ...parts.map(({ text }) => text).filter(Boolean), `-- \n${footer.join('\n')}`].join('\n\n'),
    attachments: [...attachments],
  };
}

const { display: serif, text: sans } = typefaces;

// For mail programs with dark mode; all others use the inline colours.
const darkRules = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .sheet { background: ${palette.night} !important; }
    .text, .title { color: ${palette.ivory} !important; }
    .label, .foot { color: ${darkPalette.quiet} !important; }
    .link { color: ${darkPalette.link} !important; }
    .line { border-color: ${darkPalette.line} !important; }
    .quote { background: ${darkPalette.sheet} !important; border-color: ${darkPalette.line} !important; color: ${palette.ivory} !important; }
    .notice { background: ${darkPalette.sheet} !important; color: ${palette.ivory} !important; }
    .first { background: ${palette.gold} !important; border-color: ${palette.gold} !important; color: ${palette.night} !important; }
    .other { background: transparent !important; border-color: ${palette.gold} !important; color: ${palette.ivory} !important; }
  }`;

/** Renders the page around the parts: mail programs require plain tables and inline styles. */
const page = (
  { title, preview, lang = 'en' }: MailContent,
  parts: readonly Rendered[],
  footer: readonly string[],
): Markup => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkRules}</style>
</head>
<body class="page" style="margin:0;background:${palette.ivory};font-family:${sans}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;color:${palette.slate}">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.ivory}"><tr><td align="center" style="padding:0 16px 48px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${palette.ivory}">
<tr><td style="padding:36px 0 28px;border-bottom:1px solid ${palette.gold};font-family:${serif};font-size:22px;letter-spacing:.04em"><span class="title" style="color:${palette.navy}">${office.name}</span></td></tr>
<tr><td style="padding:36px 0 8px"><h1 class="title" style="margin:0 0 24px;font-family:${serif};font-weight:500;font-size:32px;line-height:1.15;color:${palette.navy}">${title}</h1>${parts.map((part) => part.html)}</td></tr>
<tr><td class="foot line" style="padding:24px 0 0;border-top:1px solid ${palette.line};font-size:13px;line-height:1.6;color:${palette.slate}">${lines(footer)}</td></tr>
</table></td></tr></table>
</body>
</html>`;

const lines = (all: readonly string[]) =>
  all.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));

interface Rendered {
  html: Markup;
  text: string;
}

const renderers: { readonly [Kind in keyof Parts]: (shown: Parts[Kind]) => Rendered } = {
  text: (text) => ({
    html: html`<p class="text" style="margin:0 0 20px;font-size:16px;line-height:1.6;color:${palette.night}">${text}</p>`,
    text,
  }),
  notice: (text) => ({
    html: html`<p class="notice" style="margin:0 0 24px;padding:14px 18px;border-left:3px solid ${palette.gold};background:${palette.sand};font-size:15px;line-height:1.5;color:${palette.night}">${text}</p>`,
    text: `* ${text}`,
  }),
  rows: (rows) => ({
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 28px;border-collapse:collapse">${filled(rows).map(factRow)}</table>`,
    text: filled(rows)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  }),
  links: (links) => ({
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px"><tr><td>${links.map(button)}</td></tr></table>`,
    text: links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
  }),
  picture: ({ src, alt, href, ratio }) => ({
    html: html`<p style="margin:0 0 20px"><a class="link" href="${href}" style="color:${palette.navy}"><img src="${src}" alt="${alt}" width="600" height="${Math.round(600 * ratio)}" style="width:100%;max-width:600px;height:auto;border:0;font-size:15px"></a></p>`,
    text: '',
  }),
  quote: (text) => ({
    html: html`<div dir="auto" class="quote" style="margin:0 0 28px;padding:20px 24px;background:${palette.white};border:1px solid ${palette.line};font-size:16px;line-height:1.6;color:${palette.night}">${lines(text.split('\n'))}</div>`,
    text: text.replace(/^/gm, '> '),
  }),
  smallPrint: ({ text, label, href }) => ({
    html: html`<p class="label" style="margin:0 0 20px;font-size:13px;line-height:1.6;color:${palette.slate}">${text} <a class="link" href="${href}" style="color:${palette.navy}">${label}</a></p>`,
    text: `${text}\n${label}: ${href}`,
  }),
};

const rendered = (part: Part): Rendered[] =>
  Object.entries(part).flatMap(([kind, shown]) =>
    isShown(shown) ? renderers[kind as keyof Parts](shown as never) : [],
  );

const isShown = (shown: Part[keyof Part]) =>
  Array.isArray(shown) ? shown.some((one) => !Array.isArray(one) || one[1]) : !!shown;

/** The details that have a value. */
export const filled = (rows: readonly Detail[]) =>
  rows.flatMap(([label, value, href]) => (value ? { label, value, href } : []));

function factRow({ label, value, href }: ReturnType<typeof filled>[number]) {
  const shown = href
    ? html`<a class="link" href="${href}" style="color:${palette.navy}">${value}</a>`
    : html`${value}`;

  return html`<tr><td class="label line" valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid ${palette.line};font-size:13px;color:${palette.slate};width:34%">${label}</td><td class="text line" valign="top" style="padding:10px 0;border-bottom:1px solid ${palette.line};font-size:15px;color:${palette.night}">${shown}</td></tr>`;
}

// Each button is a cell, because Outlook for Windows supports padding in cells only.
function button({ label, href }: Action, index: number) {
  const name = index === 0 ? 'first' : 'other';
  const [back, fore] = index === 0 ? [palette.navy, palette.white] : [palette.white, palette.navy];

  return html`<table role="presentation" align="left" cellpadding="0" cellspacing="0"><tr><td style="padding:0 10px 10px 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="${name}" style="border:1px solid ${palette.navy};background:${back};mso-padding-alt:13px 22px"><a class="${name}" href="${href}" style="display:block;padding:13px 22px;font-size:15px;text-decoration:none;background:${back};color:${fore}">${label}</a></td></tr></table></td></tr></table>`;
}
