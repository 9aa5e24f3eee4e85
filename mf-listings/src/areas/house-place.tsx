import { areaPoints, mapAround } from '@dosmares/content/pictures/map';
import type { Property } from '@dosmares/content/properties';
import { areas } from '@dosmares/content/site';
import { DrawnMap, type MapMark, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { AreaWords } from './area-words.tsx';
import { note, sides, usual } from './areas-map.tsx';

const placeStyles = css`
  display: grid;
  gap: ${space(8)};
`;

const towns = ['Cabo San Lucas', 'San Jose del Cabo'];

/** About where a house stands, between the two towns, and what is around it (D24). */
export function HousePlace({ property: { id, near, location } }: { property: Property }) {
  const area = areas.find((each) => location.split(', ').includes(each));

  return (
    <div css={placeStyles}>
      {near && (
        <DrawnMap
          map={mapAround(near)}
          label={`Map: about where the house stands, ${location}`}
          marks={{
            house: { ...(sides[id] ?? usual), at: near, kind: 'about', name: <span>About here</span> },
            ...Object.fromEntries([...towns.flatMap(town), note('Sea of Cortez', sea)]),
          }}
        />
      )}
      {area && <AreaWords area={area} />}
    </div>
  );
}

const sea = { latitude: 22.9, longitude: -109.66 };

function town(name: string): [string, MapMark][] {
  const at = areaPoints[name];

  return at ? [[name, { ...(sides[name] ?? usual), at, kind: 'place', name: <span>{name}</span> }]] : [];
}
