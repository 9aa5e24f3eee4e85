import { office } from '@dosmares/content/office';
import { drawnMap, mapAround } from '@dosmares/content/pictures/map';
import { properties } from '@dosmares/content/properties';
import { areas } from '@dosmares/content/site';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link, useSearchParams } from '@dosmares/platform';
import { buttonStyles, columns, DrawnMap, row, textLink, VisuallyHidden } from '@dosmares/ui';
import { from, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '../disclosure.tsx';
import { served, useIsServed } from '../served.tsx';
import { type Marks, mark, note, place, seas } from './marks.tsx';

export const listingsId = 'listings';

const panelId = (area: string) => `area-${area.toLowerCase().replaceAll(' ', '-')}`;

/** The area in the query, if it is one of ours (P10); the served page is the same for every query. */
export function useArea(): string | undefined {
  const [query] = useSearchParams();
  const asked = query.get('area');

  return useIsServed() ? undefined : areas.find((area) => area === asked);
}

const columnsStyles = css`
  ${columns(10, { tablet: [`min(45%, clamp(${space(80)}, (100svh - ${space(36)}) / 1.9, ${space(112)})) minmax(0, 1fr)`, 14] })};

  ${from.tablet} {
    align-items: start;

    & > :first-of-type {
      position: sticky;
      top: ${space(26)};
    }
  }
`;

/** The areas on maps and in panels, as one control: a pin opens its panel, and an open panel marks its pin (P12). */
export function Areas() {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();

  // A panel may have been opened before hydration.
  useEffect(() => {
    const opened = list.current?.querySelector('details[open] > [id]');
    if (opened) setOpen(areas.find((area) => panelId(area) === opened.id));
  }, []);

  return (
    <div css={columnsStyles}>
      <AreasMap open={open} onOpen={setOpen} />
      <div ref={list}>
        {areas.map((area) => (
          <Disclosure
            key={area}
            group="areas"
            id={panelId(area)}
            title={area}
            isOpen={area === open}
            onToggle={(isOpen) => setOpen((now) => afterToggle(now, area, isOpen))}
          >
            <AreaPanel area={area} />
          </Disclosure>
        ))}
        <AreaNote />
      </div>
    </div>
  );
}

/** The open area after one was opened or closed: the browser reports that the others of its group closed, too. */
function afterToggle(open: string | undefined, area: string, isOpen: boolean) {
  if (isOpen) return area;

  return open === area ? undefined : open;
}

const ourMarks: Marks = [
  ...properties.flatMap(({ id, near, title, price }) => {
    const name = (
      <Link to={`/property/${id}`}>
        <VisuallyHidden>{title}, </VisuallyHidden>
        {price}
      </Link>
    );

    return mark(id, near, { kind: 'home', name });
  }),
  ['office', { at: office.geo, kind: 'office', side: 'below', name: <span>Our office</span> }],
];

const maps = [
  {
    map: drawnMap('baja-sur'),
    label: 'Map of Baja California Sur',
    others: [...note('Pacific Ocean', 23.9, -111.4), ...note('Sea of Cortez', 25.3, -109.7)],
  },
  { map: drawnMap('los-cabos'), label: 'Map of Los Cabos, larger', others: [...ourMarks, ...seas] },
];

function AreasMap({ open, onOpen }: { open: string | undefined; onOpen: (area: string) => void }) {
  const pins = areas.flatMap((area) => {
    const isCurrent = area === open;
    const name = (
      <a href={`#${panelId(area)}`} aria-current={isCurrent || undefined} onClick={() => onOpen(area)}>
        {area}
      </a>
    );

    return place(area, name).map(([key, one]): Marks[number] => [key, { ...one, isCurrent }]);
  });
  const pinsOn = (src: string) => pins.filter(([, one]) => mapAround(one.at).src === src);

  return (
    <div css={columns(3)}>
      {maps.map(({ map, label, others }) => (
        <DrawnMap
          key={label}
          map={map}
          label={label}
          marks={Object.fromEntries([...pinsOn(map.src), ...others])}
        />
      ))}
    </div>
  );
}

const AreaWords = served(async () => (await import('./place.tsx')).AreaWords);
const AreaNote = served(async () => (await import('./place.tsx')).AreaNote);

const rowStyles = css`
  ${row(2)};
  column-gap: ${space(4)};
  align-items: baseline;
  margin-top: ${space(5)};
`;

/** One area: its description, our houses in it, the search there (P10), and a link to ask about it (C27). */
function AreaPanel({ area }: { area: string }) {
  const isSearched = useArea() === area;
  const homes = properties.filter(({ location }) => location.split(', ').includes(area));

  return (
    <>
      <AreaWords area={area} />
      <p css={rowStyles}>
        {homes.length > 0
          ? 'Our listings here:'
          : 'We have no listing here at the moment. The search shows those of other brokers.'}
        {homes.map(({ id, title, price }) => (
          <Link key={id} to={`/property/${id}`} css={textLink}>
            {title}, {price}
          </Link>
        ))}
      </p>
      <p css={rowStyles}>
        <Link
          to={`/properties?area=${encodeURIComponent(area)}#${listingsId}`}
          css={buttonStyles('primary', 'small')}
          aria-current={isSearched ? 'true' : undefined}
          // A new query is not a new page (G15), so the page would not scroll by itself.
          onClick={() => document.getElementById(listingsId)?.scrollIntoView()}
        >
          Search here<VisuallyHidden> ({area})</VisuallyHidden>
        </Link>
        <Link to={contactAddress({ area, type: 'buying' })} css={buttonStyles('quiet', 'small')}>
          Ask about it<VisuallyHidden> ({area})</VisuallyHidden>
        </Link>
      </p>
    </>
  );
}
