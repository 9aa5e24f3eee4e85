import type { FloorPlan } from '@dosmares/content/pictures/plan';
import { space, surface, type, useUnits } from '@dosmares/ui';
import { css } from '@emotion/react';
import { area, sides } from '../../in-units.ts';
import { UnitsSwitch } from '../../units-switch.tsx';
import { tableStyles } from '../table-styles.ts';

const placeStyles = css`
  ${type.small};
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const roomsStyles = css`
  ${tableStyles};

  & td {
    white-space: nowrap;
  }

  & thead th {
    color: ${surface('quiet')};
  }
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
`;

/** The rooms of a level with their sizes: beside the drawing, and instead of it for whom it is not (D19, D21). */
export function RoomTable({ plan: { name, rooms, baths } }: { plan: FloorPlan }) {
  const units = useUnits();

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard.
    <section css={placeStyles} aria-label={`Rooms, ${name.toLowerCase()}`} tabIndex={0}>
      <div css={headStyles}>
        <p>{`${rooms.length} rooms, ${baths} ${baths === 1 ? 'bathroom' : 'bathrooms'}`}</p>
        <UnitsSwitch />
      </div>
      <table css={roomsStyles}>
        <thead>
          <tr>
            {['Room', 'Size', 'Area'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.name}>
              <th scope="row">{room.name}</th>
              <td>{sides(units, room.meters)}</td>
              <td>{area(units, room.meters)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
