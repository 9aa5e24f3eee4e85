import type { FloorPlan } from '@dosmares/content/pictures/plan';
import { from, space, Tabs } from '@dosmares/ui';
import { css } from '@emotion/react';
import { Drawing } from './drawing.tsx';
import { RoomTable } from './room-table.tsx';

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

    ${from.tablet} {
      grid-template-rows: minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr) ${space(88)};
    }
  }
`;

/** The drawing of each level, large, and its rooms beside it (D19). */
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
