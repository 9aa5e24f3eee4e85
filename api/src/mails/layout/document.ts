import { office } from '@dosmares/content/office';
import { html } from '@dosmares/contracts/html';
import { blockHtml, blockText } from './blocks.ts';
import type { MailContent } from './mail-content.ts';

const serif = "'Cormorant Garamond',Georgia,'Times New Roman',serif";
const sans = "Figtree,'Helvetica Neue',Arial,sans-serif";

// Mail programs that know dark mode read these rules; all others keep the inline colours.
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

/** A mail as HTML: one column, plain tables and inline styles, as mail programs want it. */
export function renderHtml({ title, preview, blocks }: MailContent): string {
  return html`<!doctype html>
<html lang="en">
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
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f2"><tr><td align="center" style="padding:0 16px 48px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#faf7f2">
<tr><td style="padding:36px 0 28px;border-bottom:1px solid #d4af37;font-family:${serif};font-size:22px;letter-spacing:.04em"><span class="title" style="color:#102f74">${office.name}</span></td></tr>
<tr><td style="padding:36px 0 8px"><h1 class="title" style="margin:0 0 24px;font-family:${serif};font-weight:500;font-size:32px;line-height:1.15;color:#102f74">${title}</h1>${blocks.map(blockHtml)}</td></tr>
<tr><td class="foot line" style="padding:24px 0 0;border-top:1px solid #e0d8c8;font-size:13px;line-height:1.6;color:#4a5672">${office.name}<br>${office.address}<br>${office.phone} · ${office.email}</td></tr>
</table></td></tr></table>
</body>
</html>`.text;
}

/** The same mail in plain text. */
export function renderText({ title, blocks }: MailContent): string {
  const foot = [office.name, office.address, `${office.phone} · ${office.email}`].join('\n');

  return [title, ...blocks.map(blockText), `-- \n${foot}`].join('\n\n');
}
