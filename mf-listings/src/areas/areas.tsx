import { areas } from '@dosmares/content/site';
import { from, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '../disclosure.tsx';
import { panelId } from './area.ts';
import { AreaPanel } from './area-panel.tsx';
import { AreasMap } from './areas-map.tsx';

/* Both maps fit the window beside the list. */
const columnsStyles = css`
  display: grid;
  gap: ${space(10)};

  ${from.tablet} {
    grid-template-columns: min(45%, clamp(${space(80)}, (100svh - ${space(36)}) / 1.9, ${space(112)})) minmax(0, 1fr);
    column-gap: clamp(${space(10)}, 6vw, ${space(16)});
    align-items: start;
  }
`;

const mapsStyles = css`
  ${from.tablet} {
    position: sticky;
    top: ${space(26)};
  }
`;

/** The areas on the map and in words, as one control: a pin opens its panel, and an open panel marks its pin (P12). */
export function Areas() {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();

  // A panel may have been opened before the page was alive.
  useEffect(() => {
    const opened = list.current?.querySelector('details[open] > [id]');
    if (opened) setOpen(areas.find((area) => panelId(area) === opened.id));
  }, []);

  return (
    <div css={columnsStyles}>
      <div css={mapsStyles}>
        <AreasMap open={open} onOpen={setOpen} />
      </div>
      <div ref={list}>
        {areas.map((area) => (
          <Disclosure
            key={area}
            group="areas"
            id={panelId(area)}
            title={area}
            isOpen={area === open}
            onToggle={(isOpen) => setOpen((now) => (isOpen ? area : now === area ? undefined : now))}
          >
            <AreaPanel area={area} />
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
