import type { FloorPlan } from '@dosmares/content/pictures/plan';
import { counted, row, Tabs, type Units, useUnits } from '@dosmares/ui';
import { space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { UnitsSwitch } from '../../units.tsx';
import { Drawing } from './drawing.tsx';

/* The tabs fill the window: only the drawing and the table scroll. */
const windowStyles = css`
  min-height: 0;

  & > div {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100%;
  }

  & > div > :last-child {
    grid-template-rows: minmax(0, 1fr);
    min-height: 0;
  }

  & [role='tablist'] {
    margin-bottom: ${space(4)};
  }

  & [role='tabpanel'] {
    display: grid;
    grid-template-rows: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(4)} ${space(10)};

    @media (min-width: 48em) and (orientation: landscape) {
      grid-template-rows: minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr) ${space(88)};
    }
  }
`;

export function PlanWindow({ plans, start }: { plans: readonly FloorPlan[]; start: number }) {
  const tabs = plans.map((plan) => ({
    label: plan.name,
    content: (
      <>
        <Drawing plan={plan} />
        <RoomTable plan={plan} />
      </>
    ),
  }));

  return (
    <div css={windowStyles}>
      <Tabs label="Levels" tabs={tabs} start={start} />
    </div>
  );
}

const roomsStyles = css`
  ${type.small};
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & > div {
    ${row(2)};
    justify-content: space-between;
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: lining-nums tabular-nums;
  }

  & th,
  & td {
    padding: ${space(2.5)} 0;
    border-bottom: 1px solid ${surface('rule')};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  & th + th,
  & td {
    padding-left: ${space(4)};
    text-align: end;
  }

  & tbody {
    counter-reset: room;
  }

  /* The number of the room on the drawing, which is too small for names. */
  & tbody th::before {
    counter-increment: room;
    content: counter(room);
    display: inline-block;
    min-width: ${space(6)};
    color: ${surface('accent')};
  }
`;

/** The rooms of a level with their sizes, also for visitors who cannot see the drawing (D19, D21). */
function RoomTable({ plan: { name, rooms, baths } }: { plan: FloorPlan }) {
  const units = useUnits();

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section css={roomsStyles} aria-label={`Rooms, ${name.toLowerCase()}`} tabIndex={0}>
      <div>
        <p>{`${rooms.length} rooms, ${counted(baths, 'bathroom')}`}</p>
        <UnitsSwitch />
      </div>
      <table>
        <thead css={type.note}>
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
              <td>{dimensions(units, room.meters)}</td>
              <td>{area(units, room.meters)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lengths as the plan writes them: `5.2 × 6.6 m`, or `17′1″ × 21′8″`. */
const dimensions = (units: Units, meters: readonly number[]) =>
  units === 'us'
    ? meters.map(feetAndInches).join(' × ')
    : `${meters.map((each) => each.toFixed(1)).join(' × ')} m`;

function feetAndInches(meters: number) {
  const inches = Math.round(meters / 0.0254);

  return `${Math.floor(inches / 12)}′${inches % 12 ? `${inches % 12}″` : ''}`;
}

function area(units: Units, [width = 0, depth = 0]: readonly number[]) {
  const meters = width * depth;

  return units === 'us' ? `${Math.round(meters * 10.7639)} sq ft` : `${Math.round(meters)} m²`;
}
