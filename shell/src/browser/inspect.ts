import type { Registry } from '@dosmares/contracts/release';
import { ownerOf } from '@dosmares/contracts/site/boot';
import { colour, space } from '@dosmares/ui/brand';

const outlines = `
  [data-slot] { position: relative; outline: 2px dashed ${colour('gold')}; outline-offset: -2px; }
  [data-slot]::after {
    content: attr(data-slot) ' | ' attr(data-owner) ' | ' attr(data-state);
    position: absolute;
    top: 0;
    right: 0;
    z-index: 60;
    max-width: 100%;
    padding: 0 ${space(2)};
    font: 12px/1.8 monospace;
    color: ${colour('white')};
    background: ${colour('navy')};
    overflow-wrap: anywhere;
    pointer-events: none;
  }
`;

/** Outlines each slot with its address, application, version and state: for teams, on any page with `?inspect`. */
export function inspect(failures: ReadonlyMap<string, string>, registry: Registry) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(outlines);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const label = () => {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) {
      const { application, version } = ownerOf(slot.dataset.slot ?? '', registry);
      const [owner, state] = [`${application}@${version}`, stateOf(slot, failures)];
      // Only changes are written, since each is observed.
      if (slot.dataset.owner !== owner) slot.dataset.owner = owner;
      if (slot.dataset.state !== state) slot.dataset.state = state;
    }
  };
  new MutationObserver(label).observe(document.body, { childList: true, subtree: true });
  label();
}

function stateOf(slot: HTMLElement, failures: ReadonlyMap<string, string>) {
  if (slot.querySelector(':scope > [aria-busy]')) return 'loading';
  const [failure] = [...failures].find(([, address]) => address === slot.dataset.slot) ?? [];

  return failure ? `failed: ${failure}` : 'shown';
}
