import { office } from '@dosmares/content/office';
import { html, type Markup } from '@dosmares/contracts/html';
import type { Language } from './language.ts';
import type { Attachment, Mailbox } from './smtp/sender.ts';

/** A part of a mail. Every mail is made of blocks, each of which can be rendered as HTML and as plain text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'notice'; text: string }
  | { kind: 'small print'; text: string; link: Action }
  | { kind: 'quote'; text: string }
  | ({ kind: 'picture' } & Picture)
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'actions'; links: readonly Action[] };

/** One line of a list of facts. */
export interface Fact {
  label: string;
  value: string;
  href?: string | undefined;
}

/** A picture with a link; where pictures are blocked its text is shown instead. */
export interface Picture {
  src: string;
  alt: string;
  href: string;
  /** Height divided by width. */
  ratio: number;
}

/** A link with a label. */
export interface Action {
  label: string;
  href: string;
}

/** A mail's content, before it is rendered. */
export interface MailContent {
  to: Mailbox;
  replyTo?: readonly Mailbox[];
  subject: string;
  title: string;
  /** The line that mail programs show next to the subject in a list. */
  preview: string;
  /** English unless said otherwise. */
  lang?: Language;
  blocks: readonly Block[];
  attachments?: readonly Attachment[];
}

const serif = "'Cormorant Garamond',Georgia,'Times New Roman',serif";
const sans = "Figtree,'Helvetica Neue',Arial,sans-serif";

// Mail programs with dark mode apply these rules; all others keep the inline colours.
const darkRules = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .sheet { background: #0b1f4b !important; }
    .text, .title { color: #faf7f2 !important; }
    .label, .foot { color: #c9cfdd !important; }
    .link { color: #e6cd7d !important; }
    .line { border-color: #2c4480 !important; }
    .quote { background: #142a5c !important; border-color: #2c4480 !important; color: #faf7f2 !important; }
    .notice { background: #142a5c !important; color: #faf7f2 !important; }
    .first { background: #d4af37 !important; border-color: #d4af37 !important; color: #0b1f4b !important; }
    .other { background: transparent !important; border-color: #d4af37 !important; color: #faf7f2 !important; }
  }`;

/** Renders a mail as HTML: one column, plain tables and inline styles, as mail programs require. */
export function renderHtml({ title, preview, blocks, lang = 'en' }: MailContent): string {
  return html`<!doctype html>
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
<body class="page" style="margin:0;background:#faf7f2;font-family:${sans}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;color:#4a5672">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f2"><tr><td align="center" style="padding:0 16px 48px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#faf7f2">
<tr><td style="padding:36px 0 28px;border-bottom:1px solid #d4af37;font-family:${serif};font-size:22px;letter-spacing:.04em"><span class="title" style="color:#102f74">${office.name}</span></td></tr>
<tr><td style="padding:36px 0 8px"><h1 class="title" style="margin:0 0 24px;font-family:${serif};font-weight:500;font-size:32px;line-height:1.15;color:#102f74">${title}</h1>${blocks.map(blockHtml)}</td></tr>
<tr><td class="foot line" style="padding:24px 0 0;border-top:1px solid #e0d8c8;font-size:13px;line-height:1.6;color:#4a5672">${office.name}<br>${office.address}<br>${office.phone} · ${office.email}</td></tr>
</table></td></tr></table>
</body>
</html>`.text;
}

/** Renders a mail as plain text. */
export function renderText({ title, blocks }: MailContent): string {
  const foot = [office.name, office.address, `${office.phone} · ${office.email}`].join('\n');

  return [title, ...blocks.map(blockText).filter(Boolean), `-- \n${foot}`].join('\n\n');
}

type Kind = Block['kind'];
type Of<K extends Kind> = Extract<Block, { kind: K }>;
type Renderers = { [K in Kind]: { html: (block: Of<K>) => Markup; text: (block: Of<K>) => string } };

const renderers: Renderers = {
  paragraph: {
    html: ({ text }) =>
      html`<p class="text" style="margin:0 0 20px;font-size:16px;line-height:1.6;color:#0b1f4b">${text}</p>`,
    text: ({ text }) => text,
  },
  notice: {
    html: ({ text }) =>
      html`<p class="notice" style="margin:0 0 24px;padding:14px 18px;border-left:3px solid #d4af37;background:#efe8dc;font-size:15px;line-height:1.5;color:#0b1f4b">${text}</p>`,
    text: ({ text }) => `* ${text}`,
  },
  'small print': {
    html: ({ text, link }) =>
      html`<p class="label" style="margin:0 0 20px;font-size:13px;line-height:1.6;color:#4a5672">${text} <a class="link" href="${link.href}" style="color:#102f74">${link.label}</a></p>`,
    text: ({ text, link }) => `${text}\n${link.label}: ${link.href}`,
  },
  quote: {
    html: ({ text }) =>
      html`<div class="quote" style="margin:0 0 28px;padding:20px 24px;background:#ffffff;border:1px solid #e0d8c8;font-size:16px;line-height:1.6;color:#0b1f4b">${lines(text)}</div>`,
    text: ({ text }) => text.replace(/^/gm, '> '),
  },
  picture: {
    html: ({ src, alt, href, ratio }) =>
      html`<p style="margin:0 0 20px"><a class="link" href="${href}" style="color:#102f74"><img src="${src}" alt="${alt}" width="600" height="${Math.round(600 * ratio)}" style="width:100%;max-width:600px;height:auto;border:0;font-size:15px"></a></p>`,
    text: () => '',
  },
  facts: {
    html: ({ rows }) =>
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 28px;border-collapse:collapse">${rows.map(factRow)}</table>`,
    text: ({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  },
  actions: {
    html: ({ links }) =>
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px"><tr><td>${links.map(button)}</td></tr></table>`,
    text: ({ links }) => links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
  },
};

/** Renders a block as HTML. */
export const blockHtml = (block: Block): Markup => rendererOf(block).html(block);

/** Renders a block as plain text. */
export const blockText = (block: Block): string => rendererOf(block).text(block);

const rendererOf = (block: Block) =>
  renderers[block.kind] as Renderers[Kind] & {
    html: (block: Block) => Markup;
    text: (block: Block) => string;
  };

function factRow({ label, value, href }: Fact) {
  const shown = href
    ? html`<a class="link" href="${href}" style="color:#102f74">${value}</a>`
    : html`${value}`;

  return html`<tr><td class="label line" valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid #e0d8c8;font-size:13px;color:#4a5672;width:34%">${label}</td><td class="text line" valign="top" style="padding:10px 0;border-bottom:1px solid #e0d8c8;font-size:15px;color:#0b1f4b">${shown}</td></tr>`;
}

// Outlook for Windows supports padding in cells only, so each button is a cell.
function button({ label, href }: Action, index: number) {
  const name = index === 0 ? 'first' : 'other';
  const [back, fore] = index === 0 ? ['#102f74', '#ffffff'] : ['#ffffff', '#102f74'];

  return html`<table role="presentation" align="left" cellpadding="0" cellspacing="0"><tr><td style="padding:0 10px 10px 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="${name}" style="border:1px solid #102f74;background:${back};mso-padding-alt:13px 22px"><a class="${name}" href="${href}" style="display:block;padding:13px 22px;font-size:15px;text-decoration:none;background:${back};color:${fore}">${label}</a></td></tr></table></td></tr></table>`;
}

const lines = (text: string) =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
