import { fontFaces, stacks } from './fonts.ts';
import { below, from, pageHeader, palette, roles, space, translucents } from './tokens.ts';
import { family } from './type.ts';

const variables = [
  ...Object.entries(palette).map(([name, value]) => `--${name}:${value}`),
  ...translucents.map((name) => `--${name}-rgb:${channelsOf(palette[name])}`),
  ...Object.entries(roles).map(([role, [name]]) => `--on-${role}:var(--${name})`),
  `--display:${stacks.display}`,
  `--text:${stacks.text}`,
  `--ease:300ms cubic-bezier(.22,.61,.36,1)`,
  // Signals to @reach/dialog that its styles are included.
  '--reach-dialog:1',
].join(';');

function channelsOf(hex: string) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
}

/** Base styles of every page; a remote that needs new ones ships after the shell. */
export const rootCss = `${fontFaces}
:root{${variables};color-scheme:light;--gutter:${space(6)};--navigation:${space(16)};--covered-top:var(--navigation)}
${from.tablet}{:root{--gutter:${space(8)}}}
${from.desktop}{:root{--gutter:${space(20)};--navigation:${space(20)}}}
@media ${below.desktop}{${pageHeader.onRoot}{--navigation:${pageHeader.height}}}
${pageHeader.besideNavigation}{${pageHeader.onRoot}{--covered-top:calc(var(--navigation) + ${pageHeader.desktopHeight})}}
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:calc(var(--covered-top) + ${space(4)}) ${space(24)};font-family:${family.text};background:var(--ivory)}
body{min-height:100vh;min-height:100svh;background:var(--ivory);color:var(--night);font-size:clamp(1rem,.98rem + .1vw,1.0625rem);line-height:1.65;overflow-wrap:break-word;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
h1,h2,h3,h4,h5,h6{font-family:${family.display};font-weight:500;font-variant-numeric:lining-nums;line-height:1.08;color:var(--on-heading);text-wrap:balance}
p,li,dd,address{text-wrap:pretty}
address{font-style:normal}
ul,ol{list-style:none;padding:0}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
img,picture,video,svg,iframe{display:block;max-width:100%}
img,video{height:auto}
iframe{border:0}
button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
fieldset,legend{border:0;padding:0;min-width:0}
[hidden]{display:none!important}
.lucide{flex:none;stroke-width:1.5}
::selection{background:var(--gold);color:var(--night)}
:focus-visible{outline:2px solid var(--on-focus);outline-offset:2px}
:where(main,section,h1,[role='dialog'])[tabindex='-1']:focus{outline:none}
@media (forced-colors:active){:is([aria-pressed='true'],[aria-selected='true'],[aria-current='true'],[data-highlighted]){outline:3px solid Highlight!important;outline-offset:-3px!important}:is([aria-pressed='true'],[aria-selected='true'],[aria-current='true']):focus-visible{outline:8px double Highlight!important}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
@media (scripting:none){[data-script='needed']{display:none!important}}
@media print{@page{margin:16mm}:root{--gutter:0px}body{background:none;color:black;font-size:11pt}header,nav,footer,video,iframe,[role='dialog'],[data-print='hidden']{display:none!important}h1,h2,h3{break-after:avoid}figure,img,tr{break-inside:avoid}}
`;

/** The base styles for a part of a page of another site: no rule reaches beyond it, or is stronger than a component's. */
export function rootCssWithin(part: string, origin: string) {
  const within = (selector: string) =>
    /^(:root|html|body)$/.test(selector) ? part : `:where(${part}) ${selector}`;
  const scoped = rootCss
    .replace('@page{margin:16mm}', '')
    .replaceAll("url('/", `url('${origin}/`)
    .replaceAll(/(?<=^|[{}\n])[^{}@\n]+(?=\{)/g, (list) =>
      list
        .split(/,(?![^(]*\))/)
        .map(within)
        .join(),
    );

  return `${scoped}${part}{min-height:0}`;
}
