import { darkPalette, faces, palette, typefaces } from '@dosmares/content/palette';

type Face = (typeof faces)[keyof typeof faces];
const faceCss = ([name, { family, weights }]: [string, Face]) =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: url('/staff/fonts/${name}.woff2') format('woff2') }`;

export const style = `
  ${Object.entries(faces).map(faceCss).join('\n  ')}
  :root { color-scheme: light dark; --page: ${palette.ivory}; --sheet: ${palette.white}; --text: ${palette.night}; --soft: ${palette.slate}; --line: ${palette.line}; --navy: ${palette.navy}; --on-navy: ${palette.white}; --gold: ${palette.gold}; --bronze: ${palette.bronze}; --band: ${palette.night}; --alert: ${palette.alert} }
  @media (prefers-color-scheme: dark) { :root { --page: ${palette.night}; --sheet: ${darkPalette.sheet}; --text: ${palette.ivory}; --soft: ${darkPalette.quiet}; --line: ${darkPalette.line}; --navy: ${palette.gold}; --on-navy: ${palette.night}; --bronze: ${palette.gold}; --band: ${darkPalette.sheet}; --alert: ${darkPalette.alert} } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 ${typefaces.text}; overflow-wrap: anywhere }
  header, main { max-width: 40rem; margin: 0 auto; padding: 1rem 1.25rem 0 }
  .wide header, .wide main { max-width: 75rem } main { padding-bottom: 5rem }
  header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1.5rem; padding-bottom: .5rem; background: linear-gradient(var(--gold) 0 0) bottom / calc(100% - 2.5rem) 1px no-repeat }
  header p, h1, h2, h3 { font-family: ${typefaces.display}; margin: 0; font-weight: 500; line-height: 1.15; font-variant-numeric: lining-nums }
  header p { font-size: 1.375rem; letter-spacing: .04em } header a { text-decoration: none }
  header nav { display: flex; flex-wrap: wrap; gap: 0 1rem } header nav a { min-height: 2.5rem; padding: .5rem 0; font-size: .9375rem } header nav a:hover { text-decoration: underline }
  h1 { font-size: 2.25rem; padding-top: 1rem } h2 { font-size: 1.625rem; margin: 2.5rem 0 .75rem } h3 { font-size: 1.375rem }
  blockquote { margin: 1.25rem 0; padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); white-space: pre-line }
  [role=status], .undo, .problem, .alike { margin: 1.25rem 0 0; padding: .875rem 1.125rem; border-left: 3px solid var(--gold); background: var(--sheet) } .problem { border-color: var(--alert) } .problem p { margin: 0 0 .75rem }
  .undo, .alike, #answered p { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center } :is(.undo, .alike, #answered) button { margin: 0 }
  dl { display: grid; grid-template-columns: minmax(7rem, 1fr) 3fr; margin: 0 } dt, dd { margin: 0; padding: .5rem 0; border-bottom: 1px solid var(--line) } dt { color: var(--soft); font-size: .875rem }
  ol, ul { margin: 0; padding: 0; list-style: none } .rows li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem; align-items: center; padding: .625rem 0; border-bottom: 1px solid var(--line) } .rows p { margin: 0 } .rows button { margin: 0 } .rows span { display: block; color: var(--soft); font-size: .875rem }
  a { color: inherit; text-underline-offset: .2em } .ways a, main > nav .first, button { display: inline-block; min-height: 2.75rem; margin: 0 .5rem .5rem 0; padding: .5625rem 1.25rem; border: 1px solid var(--navy); background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
  .ways { display: flex; flex-wrap: wrap; margin-top: 1.25rem } a.first, .ways a.first, main > nav .first, button.first { background: var(--navy); color: var(--on-navy) }
  a:focus-visible, button:focus-visible, select:focus-visible, textarea:focus-visible, input:focus-visible, summary:focus-visible { outline: 2px solid var(--navy); outline-offset: 2px }
  fieldset { margin: 0 0 1rem; padding: 0; border: 0 } legend, label { display: block; padding: 0 0 .25rem; font-size: .875rem; color: var(--soft) }
  select, textarea, input:not([type=checkbox]) { width: 100%; max-width: 24rem; min-height: 2.75rem; margin: 0 .5rem .75rem 0; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 0; background: var(--sheet); color: inherit; font: inherit }
  textarea { max-width: none; min-height: 5rem } input.code[type=text] { max-width: 12rem; font-size: 1.75rem; letter-spacing: .25em; font-variant-numeric: tabular-nums }
  [type=checkbox] { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--navy) } .tick { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; color: inherit; font-size: 1rem } .tick[hidden] { display: none }
  details { border-bottom: 1px solid var(--line); margin-top: 1rem } details[open] { padding-bottom: 1rem } summary { padding: .625rem 0; cursor: pointer }
  .soft, .none { margin: .25rem 0 1rem; color: var(--soft) } .back, .quiet { display: inline-block; padding: .5rem 0 } .standing { margin: .25rem 0 0 } #answered { margin-top: .5rem } #answered p { margin: 0 }
  #answered.asked { padding: .875rem 1.125rem; border-left: 3px solid var(--gold); background: var(--sheet) }
  .house { display: block; margin-top: 1.5rem; color: var(--soft); font-size: .875rem } .house img { display: block; width: 100%; height: auto; margin-bottom: .25rem }
  .figures { display: flex; margin: 1.25rem 0 0; padding: .75rem 0; font-size: .875rem; line-height: 1.3; background: var(--band); color: ${palette.ivory} } .figures li { flex: 1 1 auto; padding: .5rem clamp(.625rem, 3vw, 1.25rem) } .figures a { text-decoration: none } .figures a:hover { text-decoration: underline } .figures a:focus-visible { outline-color: ${palette.gold} }
  .figures strong { display: block; color: ${palette.gold}; font: 500 clamp(2rem, 7vw, 3.5rem)/1 ${typefaces.display}; font-variant-numeric: lining-nums }
  .count { margin-left: .375rem; color: var(--soft); font: 400 .875rem/1 ${typefaces.text} } h2 .count { font-size: 1rem }
  .filter { display: grid; grid-template-columns: 1fr auto; gap: .75rem; align-items: end; margin-top: 1.25rem; padding: 1rem; background: var(--sheet); border: 1px solid var(--line) } .filter p { margin: 0 } .filter :is(select, input) { max-width: none; margin: 0 } .filter .search { grid-column: 1 / -1 } .filter button { margin: 0 } .filter .quiet { grid-column: 1 / -1 }
  .tabs { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 1.5rem; border-bottom: 1px solid var(--line) } .tabs a { padding: .625rem 0; text-decoration: none } .tabs a[aria-current] { border-bottom: 2px solid var(--gold); font-weight: 600 }
  .inquiries { border-top: 1px solid var(--line) } .inquiries li { display: grid; gap: .125rem 1.5rem; padding: 1rem 0; border-bottom: 1px solid var(--line); position: relative } .inquiries li:has(> input) { padding-left: 2.75rem } .inquiries p { margin: 0 } .inquiries li > input { position: absolute; z-index: 1; left: 0; top: 1.125rem }
  .inquiries h3 a { text-decoration-color: transparent } .inquiries h3 a::after { content: ''; position: absolute; inset: 0 0 0 2.75rem } .inquiries li:hover h3 a { text-decoration-color: var(--gold) }
  .whose, .due, .about { font-size: .9375rem } .about, .due span { color: var(--soft) } .due > span { display: block; font-size: .875rem }
  .state { margin-right: .5rem; color: var(--bronze); font-size: .75rem; font-weight: 600; letter-spacing: .14em; text-transform: uppercase }
  strong.late { color: var(--alert); font-weight: 600 } strong.late::before { content: '!' / ''; display: inline-block; width: 1.125rem; height: 1.125rem; margin-right: .375rem; border-radius: 50%; background: var(--alert); color: var(--page); font-size: .8125rem; line-height: 1.125rem; text-align: center }
  form:has([name=chosen]:checked) .many { position: sticky; bottom: 0; z-index: 2 } html:has([name=chosen]:checked) { scroll-padding-bottom: 6rem }
  .many { margin: 0; padding: .5rem 0; background: var(--page); border-top: 1px solid var(--gold) } .many > button { margin-bottom: 0 } .many fieldset { display: flex; flex-wrap: wrap; align-items: end; margin: 0 } .many label { flex-basis: 100% } .many select { flex: 1 1 12rem; margin-bottom: .5rem }
  .pages { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin-top: 1.25rem } .pages a { margin: 0 }
  @media (min-width: 48rem) {
    .filter { grid-template-columns: 2fr 1fr auto; padding: 1.25rem } .filter:not(:has(select)) { grid-template-columns: 1fr auto } .filter .search { grid-column: auto } .figures { font-size: 1rem } .wide h1 { font-size: 3rem }
    .inquiries li { grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr); grid-template-areas: 'name whose due' 'about whose due'; grid-template-rows: auto 1fr; align-items: start } .inquiries h3 { grid-area: name } .about { grid-area: about } .whose { grid-area: whose; padding-top: .25rem } .due { grid-area: due; padding-top: .25rem } .whose .state { display: block }
  }`;
