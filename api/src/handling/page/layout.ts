import { createHash } from 'node:crypto';
import { office } from '@dosmares/content/office';
import { html, Markup } from '@dosmares/contracts/html';

const style = `
  :root { color-scheme: light dark; --page: #faf7f2; --sheet: #fff; --text: #0b1f4b; --soft: #4a5672; --line: #e0d8c8; --navy: #102f74; --on-navy: #fff; --gold: #d4af37 }
  @media (prefers-color-scheme: dark) { :root { --page: #0b1f4b; --sheet: #142a5c; --text: #faf7f2; --soft: #c9cfdd; --line: #2c4480; --navy: #d4af37; --on-navy: #0b1f4b } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 Figtree, 'Helvetica Neue', Arial, sans-serif; overflow-wrap: anywhere }
  header, main { max-width: 40rem; margin: 0 auto; padding: 1.25rem 1.25rem 0 }
  header { border-bottom: 1px solid var(--gold); padding-bottom: 1rem }
  header p, h1, h2 { font-family: 'Cormorant Garamond', Georgia, 'Times New Roman', serif; margin: 0; font-weight: 500; line-height: 1.15 }
  header p { font-size: 1.375rem; letter-spacing: .04em }
  h1 { font-size: 2rem; padding-top: 1rem } h2 { font-size: 1.5rem; margin: 2.5rem 0 .75rem }
  blockquote { margin: 1.25rem 0; padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); white-space: pre-line }
  [role=status] { margin: 1.25rem 0 0; padding: .875rem 1.125rem; border-left: 3px solid var(--gold); background: var(--sheet) }
  dl { display: grid; grid-template-columns: minmax(7rem, 1fr) 3fr; margin: 0 } dt, dd { margin: 0; padding: .5rem 0; border-bottom: 1px solid var(--line) } dt { color: var(--soft); font-size: .875rem }
  ol { margin: 0; padding: 0; list-style: none } ol li { padding: .5rem 0; border-bottom: 1px solid var(--line) } ol span { display: block; color: var(--soft); font-size: .875rem }
  a { color: inherit } nav a, button { display: inline-block; min-height: 2.75rem; margin: 0 .5rem .5rem 0; padding: .625rem 1.25rem; border: 1px solid var(--navy); background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
  .first { background: var(--navy); color: var(--on-navy) }
  a:focus-visible, button:focus-visible, select:focus-visible, textarea:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px }
  main { padding-bottom: 4rem } fieldset { margin: 0 0 1rem; padding: 0; border: 0 } legend, label { display: block; padding: 0 0 .25rem; font-size: .875rem; color: var(--soft) }
  select, textarea { width: 100%; max-width: 24rem; min-height: 2.75rem; margin: 0 .5rem .75rem 0; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 0; background: var(--sheet); color: inherit; font: inherit }
  textarea { max-width: none; min-height: 5rem }`;

/** What a page for staff may do: show itself, and send its form back. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** What everybody gets whose link is none: it tells nothing. */
export const noSuchPage = staffPage(
  'Not found',
  html`<h1>This link does not work</h1>
<p>It may have expired. The inquiry itself is not lost: ask the office, ${office.phone}.</p>`,
);

/** A whole page for staff, in the site's colours; it needs no script. */
export function staffPage(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${office.name}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header><p>${office.name}</p></header>
<main>${body}</main>
</body>
</html>`.text;
}
