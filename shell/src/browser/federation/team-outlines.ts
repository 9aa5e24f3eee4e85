import { colour, space } from '@dosmares/ui';

const colours = {
  'mf-listings': colour('gold'),
  'mf-agents': colour('success'),
  'mf-market-report': colour('alert'),
  'mf-chat': colour('messaging'),
} as const;

const label = `
  content: attr(data-owner);
  z-index: 60;
  padding: 0 ${space(2)};
  font: 12px/1.8 monospace;
  color: ${colour('white')};
  background: ${colour('navy')};
  pointer-events: none;
`;

const rules = `
  [data-slot] { position: relative; outline: 2px dashed ${colour('navy')}; outline-offset: -2px; }
  [data-slot]::after { ${label} position: absolute; top: 0; right: 0; }
  body::after { ${label} position: fixed; bottom: 0; left: 0; }
  ${Object.entries(colours)
    .map(([name, tone]) => `[data-slot^='${name}/'] { outline-color: ${tone}; }`)
    .join('\n')}
`;

/** Shows teams whose pixels are whose, where the address asks for it with `?boundaries`: an outline and a name, by style alone. */
export function outlineTeams(search: string, owner: string, target = document) {
  if (!new URLSearchParams(search).has('boundaries')) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  // What stands in no slot is the shell's.
  target.body.dataset.owner = owner;
}
