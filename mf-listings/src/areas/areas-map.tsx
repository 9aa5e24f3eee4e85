import { office } from '@dosmares/content/office';
import { areaPoints, drawnMap, mapAround } from '@dosmares/content/pictures/map';
import { type Property, properties } from '@dosmares/content/properties';
import { areas } from '@dosmares/content/site';
import { Link } from '@dosmares/platform';
import { DrawnMap, type MapMark, space, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { panelId } from './area.ts';

const mapsStyles = css`
  display: grid;
  gap: ${space(3)};
`;

type Placed = Pick<MapMark, 'side' | 'reach' | 'nudge'>;

/** Where other names stand. */
export const usual: Placed = { side: 'right' };

/** Where names stand clear of each other, by area and by the id of a house. */
export const sides: Readonly<Record<string, Placed>> = {
  'Cabo San Lucas': { side: 'above', reach: 0.5 },
  'Cabo Corridor': { side: 'above', reach: 0.9 },
  'San Jose del Cabo': { side: 'left' },
  'East Cape': { side: 'below' },
  'Los Barriles': { side: 'right' },
  'Todos Santos': { side: 'left', nudge: -0.6 },
  Pescadero: { side: 'left', nudge: 0.6 },
  'La Paz': { side: 'left' },
  1: { side: 'left' },
};

const [peninsula, corner] = [drawnMap('baja-sur'), drawnMap('los-cabos')];

interface AreasMapProps {
  open: string | undefined;
  onOpen: (area: string) => void;
}

/** All areas, our houses and the office: the peninsula, and larger its southern corner, where most of them are (P12). */
export function AreasMap({ open, onOpen }: AreasMapProps) {
  const pin = (area: string): [string, MapMark][] => {
    const at = areaPoints[area];
    const isCurrent = area === open;
    const name = (
      <a href={`#${panelId(area)}`} aria-current={isCurrent || undefined} onClick={() => onOpen(area)}>
        {area}
      </a>
    );

    return at ? [[area, { ...(sides[area] ?? usual), at, kind: 'place', isCurrent, name }]] : [];
  };
  const isInCorner = (area: string) => areaPoints[area] && mapAround(areaPoints[area]).src === corner.src;

  return (
    <div css={mapsStyles}>
      <DrawnMap
        map={peninsula}
        label="Map of Baja California Sur"
        marks={Object.fromEntries([...areas.filter((area) => !isInCorner(area)).flatMap(pin), ...wide])}
      />
      <DrawnMap
        map={corner}
        label="Map of Los Cabos, larger"
        marks={Object.fromEntries([...areas.filter(isInCorner).flatMap(pin), ...near])}
      />
    </div>
  );
}

/** Words alone, at a point. */
export const note = (name: string, at: MapMark['at']): [string, MapMark] => [
  name,
  { at, kind: 'note', side: 'below', name: <span>{name}</span> },
];

const wide = [
  note('Pacific Ocean', { latitude: 23.9, longitude: -111.4 }),
  note('Sea of Cortez', { latitude: 25.3, longitude: -109.7 }),
];

const near: [string, MapMark][] = [
  ...properties.flatMap(({ near: at, ...home }): [string, MapMark][] =>
    at ? [[home.id, { ...(sides[home.id] ?? usual), at, kind: 'home', name: <HomeLink {...home} /> }]] : [],
  ),
  ['office', { at: office.geo, kind: 'office', side: 'below', name: <span>Our office</span> }],
  note('Sea of Cortez', { latitude: 22.9, longitude: -109.66 }),
];

function HomeLink({ id, title, price }: Pick<Property, 'id' | 'title' | 'price'>) {
  return (
    <Link to={`/property/${id}`}>
      <VisuallyHidden>{title}, </VisuallyHidden>
      {price}
    </Link>
  );
}
