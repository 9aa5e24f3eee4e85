import { type Inspection, inspectionPath } from '@dosmares/contracts/site/inspection';
import { colour, space } from '@dosmares/ui';
import { createRoot } from 'react-dom/client';
import { Inspector } from './inspector.tsx';
import type { PageFacts } from './page-parts.ts';

const outlines = `
  [data-slot] { position: relative; outline: 2px dashed ${colour('gold')}; outline-offset: -2px; }
  [data-slot]::after {
    content: attr(data-owner);
    position: absolute;
    top: 0;
    right: 0;
    z-index: 60;
    padding: 0 ${space(2)};
    font: 12px/1.8 monospace;
    color: ${colour('white')};
    background: ${colour('navy')};
    pointer-events: none;
  }
`;

/** Shows teams who owns each slot, which releases the page is made of, and the way to others (`?inspect`). */
export async function inspect(facts: PageFacts) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(outlines);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const answer = await fetch(`${inspectionPath}${location.search}`).catch(() => undefined);
  const inspection: Inspection | undefined = answer?.ok ? await answer.json() : undefined;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Inspector facts={facts} inspection={inspection} />);
}
