import { mapAround } from '@dosmares/content/pictures/map';
import type { Property } from '@dosmares/content/properties';
import { areas } from '@dosmares/content/site';
import { DrawnMap, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { AreaWords } from './area-words.tsx';
import { cornerSea, mark, place } from './marks.tsx';

const placeStyles = css`
  display: grid;
  gap: ${space(8)};
`;

/** About where a house stands, between the two towns, and what is around it (D24). */
export function HousePlace({ property: { id, near, location } }: { property: Property }) {
  const area = areas.find((each) => location.split(', ').includes(each));
  const marks = [
    ...mark(`about ${id}`, near, { kind: 'about', name: <span>About here</span> }),
    ...['Cabo San Lucas', 'San Jose del Cabo'].flatMap((town) => place(town)),
    ...cornerSea,
  ];

  return (
    <div css={placeStyles}>
      {near && (
        <DrawnMap
          map={mapAround(near)}
          label={`Map: about where the house stands, ${location}`}
          marks={Object.fromEntries(marks)}
        />
      )}
      {area && <AreaWords area={area} />}
    </div>
  );
}
