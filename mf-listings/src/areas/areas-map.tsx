import { office } from '@dosmares/content/office';
import { areaPoints, drawnMap, mapAround } from '@dosmares/content/pictures/map';
import { properties } from '@dosmares/content/properties';
import { areas } from '@dosmares/content/site';
import { Link } from '@dosmares/platform';
import { DrawnMap, space, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { panelId } from './area.ts';
import { cornerSea, type Marks, mark, note, place } from './marks.tsx';

const [peninsula, corner] = [drawnMap('baja-sur'), drawnMap('los-cabos')];
const oceans = [...note('Pacific Ocean', 23.9, -111.4), ...note('Sea of Cortez', 25.3, -109.7)];

const mapsStyles = css`
  display: grid;
  gap: ${space(3)};
`;

interface AreasMapProps {
  open: string | undefined;
  onOpen: (area: string) => void;
}

/** All areas, our houses and the office: the peninsula, and larger its southern corner, where most of them are (P12). */
export function AreasMap({ open, onOpen }: AreasMapProps) {
  const pinsOn = (map: typeof corner) =>
    areas
      .filter((area) => areaPoints[area] && mapAround(areaPoints[area]).src === map.src)
      .flatMap((area) => {
        const isCurrent = area === open;
        const pin = (
          <a href={`#${panelId(area)}`} aria-current={isCurrent || undefined} onClick={() => onOpen(area)}>
            {area}
          </a>
        );

        return place(area, pin).map(([key, one]): Marks[number] => [key, { ...one, isCurrent }]);
      });

  return (
    <div css={mapsStyles}>
      <DrawnMap
        map={peninsula}
        label="Map of Baja California Sur"
        marks={Object.fromEntries([...pinsOn(peninsula), ...oceans])}
      />
      <DrawnMap
        map={corner}
        label="Map of Los Cabos, larger"
        marks={Object.fromEntries([...pinsOn(corner), ...ours, ...cornerSea])}
      />
    </div>
  );
}

const ours: Marks = [
  ...properties.flatMap(({ id, near, title, price }) =>
    mark(id, near, {
      kind: 'home',
      name: (
        <Link to={`/property/${id}`}>
          <VisuallyHidden>{title}, </VisuallyHidden>
          {price}
        </Link>
      ),
    }),
  ),
  ['office', { at: office.geo, kind: 'office', side: 'below', name: <span>Our office</span> }],
];
