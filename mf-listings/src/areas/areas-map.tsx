import { office } from '@dosmares/content/office';
import { drawnMap, mapAround } from '@dosmares/content/pictures/map';
import { properties } from '@dosmares/content/properties';
import { areas } from '@dosmares/content/site';
import { Link } from '@dosmares/platform';
import { DrawnMap, space, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { panelId } from './area.ts';
import { cornerSea, type Marks, mark, note, place } from './marks.tsx';

const ours: Marks = [
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

/** The peninsula, and larger its southern corner, where most of the areas are. */
const maps = [
  {
    map: drawnMap('baja-sur'),
    label: 'Map of Baja California Sur',
    others: [...note('Pacific Ocean', 23.9, -111.4), ...note('Sea of Cortez', 25.3, -109.7)],
  },
  { map: drawnMap('los-cabos'), label: 'Map of Los Cabos, larger', others: [...ours, ...cornerSea] },
];

const mapsStyles = css`
  display: grid;
  gap: ${space(3)};
`;

interface AreasMapProps {
  open: string | undefined;
  onOpen: (area: string) => void;
}

/** All areas, our houses and the office (P12). */
export function AreasMap({ open, onOpen }: AreasMapProps) {
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
    <div css={mapsStyles}>
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
