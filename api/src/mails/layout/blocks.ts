import { html, type Markup } from '@dosmares/contracts/html';
import type { Action, Block, Fact } from './mail-content.ts';

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
  quote: {
    html: ({ text }) =>
      html`<div class="quote" style="margin:0 0 28px;padding:20px 24px;background:#ffffff;border:1px solid #e0d8c8;font-size:16px;line-height:1.6;color:#0b1f4b">${lines(text)}</div>`,
    text: ({ text }) => text.replace(/^/gm, '> '),
  },
  facts: {
    html: ({ rows }) =>
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 28px;border-collapse:collapse">${rows.map(factRow)}</table>`,
    text: ({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  },
  actions: {
    html: ({ links }) => html`<p style="margin:0 0 28px">${links.map(button)}</p>`,
    text: ({ links }) => links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
  },
};

/** A block as markup for a mail program. */
export const blockHtml = (block: Block): Markup => rendererOf(block).html(block);

/** A block as plain text. */
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

function button({ label, href }: Action, index: number) {
  const colours = index === 0 ? 'background:#102f74;color:#ffffff' : 'background:#ffffff;color:#102f74';

  return html`<a class="${index === 0 ? 'first' : 'other'}" href="${href}" style="display:inline-block;margin:0 10px 10px 0;padding:13px 22px;border:1px solid #102f74;font-size:15px;text-decoration:none;${colours}">${label}</a>`;
}

const lines = (text: string) =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
