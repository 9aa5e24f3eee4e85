import { areaGuide, areaNote } from '@dosmares/content/area-guide';
import { areaPicture } from '@dosmares/content/pictures/area';
import { mapAround } from '@dosmares/content/pictures/map';
import type { Property } from '@dosmares/content/properties';
import { areas } from '@dosmares/content/site';
import { columns, DrawnMap, Picture } from '@dosmares/ui';
import { space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { mark, place, seas } from './marks.tsx';

const airport = { latitude: 23.152, longitude: -109.721 };

/** The approximate location of a house, on a map with both towns, and what is around it (D24). */
export function HousePlace({ property: { id, near, location } }: { property: Property }) {
  const area = areas.find((each) => location.split(', ').includes(each));
  const marks = [
    ...mark(`about ${id}`, near, { kind: 'about', name: <span>About here</span> }),
    ...place('Cabo San Lucas'),
    ...place('San Jose del Cabo'),
    ...mark('airport', airport, { kind: 'place', name: <span>Airport</span> }),
    ...seas,
  ];

  return (
    <>
      {near && (
        <DrawnMap
          map={mapAround(near)}
          label={`Map: about where the house stands, ${location}`}
          marks={Object.fromEntries(marks)}
          css={{ marginBottom: space(8) }}
        />
      )}
      {area && <AreaWords area={area} />}
      <AreaNote />
    </>
  );
}

/** What the guide's figures are, below all areas or the one of a house. */
export const AreaNote = () => <p css={[type.note, { marginTop: space(6) }]}>{areaNote}</p>;

const wordsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(55)}, 100%), 1fr));
  gap: ${space(6)} ${space(8)};
  align-items: start;

  & > div {
    ${columns(3)};
  }

  & dl {
    ${type.small};
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(1)} ${space(4)};
  }

  & dt {
    ${type.note};
  }
`;

/** The description of an area beside its picture; nothing for an area without an entry (P12). */
export function AreaWords({ area }: { area: string }) {
  const entry = areaGuide[area];
  if (!entry) return null;

  return (
    <div css={wordsStyles}>
      <Picture picture={areaPicture(entry.picture)} sizes="(min-width: 768px) 360px, 90vw" ratio="3 / 2" />
      <div>
        <p>{entry.people}</p>
        <p>{entry.sea}</p>
        <dl>
          <dt>Airport</dt>
          <dd>{entry.airport}</dd>
          <dt>Hospital</dt>
          <dd>{entry.hospital}</dd>
          <dt>Houses</dt>
          <dd>{entry.prices}</dd>
        </dl>
      </div>
    </div>
  );
}
