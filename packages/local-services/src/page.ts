import { html, type Markup } from '@dosmares/server/html';

/** Renders a page of a local service, plain like another company's. */
export const page = (title: string, content: Markup, looks = '') =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/local.css"><link rel="icon" href="data:,"></head>
<body class="${looks}"><main><h1>${title}</h1>${content}</main></body></html>`.text;

/** Headers of a page that may load its own pictures, pictures of one other origin, and nothing else. */
export const pageHeaders = ({ framedBy = "'none'", picturesFrom = '' } = {}) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: ${picturesFrom}; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy}`,
  'x-content-type-options': 'nosniff',
});

/** Styles of all pages; in a frame they match the site's background and column. */
export const styles = `* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #1d2733; font: 16px/1.5 system-ui, 'Helvetica Neue', Arial, sans-serif; overflow-wrap: anywhere; }
main { max-width: 1200px; margin: 0 auto; padding: 32px 24px; } .framed { background: #faf7f2; } .framed main { padding: 4px 0; }
h1 { margin: 0 0 16px; font-size: 22px; font-weight: 600; line-height: 1.3; } h2 { font-size: 18px; } p { max-width: 70ch; margin: 0 0 16px; }
a { color: #1f4e8c; text-underline-offset: 3px; } :focus-visible { outline: 2px solid #1f4e8c; outline-offset: -2px; } img { display: block; width: min(100%, 840px); height: auto; }
form { display: flex; flex-wrap: wrap; gap: 8px 0; margin-bottom: 16px; } label { width: 100%; font-size: 14px; }
input, button { min-height: 44px; padding: 0 16px; font: inherit; border: 1px solid #5b6774; } input { flex: 0 1 440px; min-width: 0; } button { background: #1d2733; color: #fff; cursor: pointer; }
nav { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0; font-size: 15px; } ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid #d5d9dd; } li { border-bottom: 1px solid #d5d9dd; }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; align-items: center; padding: 6px 0; color: inherit; font-size: 14px; line-height: 1.4; text-decoration: none; } li a:hover strong { text-decoration: underline; }
strong, b { font-size: 15px; font-weight: 600; } li strong, .facts { grid-column: 1 / -1; } .facts { order: 1; }
@media (max-width: 899px) { .wide { display: none; } } @media (min-width: 900px) { .homes a { min-height: 70px; grid-template-columns: 5fr 4fr 5fr 2fr 3fr; } .homes a > * { grid-column: auto; order: 0; } .homes b { text-align: right; } }
dl { display: grid; grid-template-columns: minmax(100px, auto) 1fr; gap: 4px 24px; } dd { margin: 0; } pre, iframe { width: 100%; padding: 16px; background: #fff; border: 1px solid #d5d9dd; white-space: pre-wrap; } iframe { height: 720px; }
.map { display: grid; min-height: 100vh; place-items: center; text-align: center; background: #efe8dc; } .map main { max-width: 480px; padding: 24px; } .map h1 { color: #102f74; } .map p { text-wrap: balance; }
`;
