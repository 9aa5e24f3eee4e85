import type { Inspection } from '@dosmares/contracts/site/inspection';
import { buttonStyles, colour, from, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import { windowEvents } from '../telemetry/telemetry-event.ts';
import { errorsOnPage, type PageError } from './page-errors.ts';
import { type PageFacts, type Part, partsOnPage } from './page-parts.ts';
import { Switch } from './switch.tsx';

const panelStyles = css`
  position: fixed;
  inset: auto 0 ${space(20)} 0;
  z-index: 2147483646;
  max-height: 50vh;
  overflow: auto;
  padding: ${space(5)};
  font-size: 14px;
  line-height: 1.5;
  color: ${colour('night')};
  background: ${colour('white')};
  border: 2px solid ${colour('navy')};
  overflow-wrap: anywhere;

  ${from.desktop} {
    inset: auto auto ${space(20)} ${space(5)};
    width: ${space(110)};
  }

  h2,
  h3 {
    margin-block: ${space(3)} ${space(1)};
    font-family: inherit;
    font-size: 16px;
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: ${space(3)};
    border-top: 1px solid ${colour('gold')};
  }
`;
const smallButton = buttonStyles('quiet', 'small');

interface InspectorProps {
  facts: PageFacts;
  /** Undefined if the edge did not answer. */
  inspection: Inspection | undefined;
}

/**
 * The panel of `?inspect`: every slot with its release, its loading time and its failure; other errors by
 * application; and the ways to other releases.
 */
export function Inspector({ facts, inspection }: InspectorProps) {
  const page = useSyncExternalStore(followPage, () =>
    JSON.stringify({ parts: partsOnPage(facts), errors: errorsOnPage(facts) }),
  );
  const { parts, errors }: { parts: Part[]; errors: PageError[] } = JSON.parse(page);
  const [isOpen, setOpen] = useState(true);

  return (
    <aside aria-label="Inspector" css={panelStyles}>
      <button type="button" css={smallButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Inspector
      </button>
      {isOpen && (
        <>
          <h2>
            Composition {facts.registry.composition}, {inspection?.kind ?? 'unknown to the edge'}
          </h2>
          <p>shell@{facts.registry.shellVersion}</p>
          {inspection && inspection.changed.length > 0 && <p>Not live: {inspection.changed.join(', ')}</p>}
          <ul aria-label="Slots">
            {parts.map((part) => (
              <Row key={part.at} part={part} />
            ))}
          </ul>
          {errors.length > 0 && <Errors errors={errors} />}
          <Switch inspection={inspection} />
        </>
      )}
    </aside>
  );
}

function Row({ part: { at, address, owner, loadMs, error } }: { part: Part }) {
  return (
    <li>
      <button type="button" css={smallButton} onClick={() => show(at)}>
        {address}
      </button>
      <div>{owner}</div>
      <div>{loadMs === undefined ? 'not loaded' : `loaded in ${loadMs} ms`}</div>
      {error && <div>Failed: {error}</div>}
    </li>
  );
}

const Errors = ({ errors }: { errors: readonly PageError[] }) => (
  <>
    <h3 id="page-errors">Errors of the page</h3>
    <ul aria-labelledby="page-errors">
      {errors.map(({ owner, words, count }) => (
        <li key={owner + words}>
          <div>{owner}</div>
          <div>
            {words}
            {count > 1 && `, ${count} times`}
          </div>
        </li>
      ))}
    </ul>
  </>
);

function show(at: number) {
  const slot = document.querySelectorAll<HTMLElement>('[data-slot]')[at];
  slot?.setAttribute('tabindex', '-1');
  slot?.scrollIntoView({ block: 'start' });
  slot?.focus({ preventScroll: true });
}

function followPage(changed: () => void) {
  const observer = new MutationObserver(changed);
  const root = document.getElementById('root');
  if (root) observer.observe(root, { childList: true, subtree: true });

  for (const type of windowEvents) addEventListener(type, changed, true);

  return () => {
    observer.disconnect();
    for (const type of windowEvents) removeEventListener(type, changed, true);
  };
}
