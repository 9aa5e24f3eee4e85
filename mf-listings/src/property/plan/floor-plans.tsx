import { type FloorPlan, floorPlan } from '@dosmares/content/pictures/plan';
import type { Property } from '@dosmares/content/properties';
import { Dialog, lazy, useLazy } from '@dosmares/ui';
import { from, Icon, Maximize, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { useOpened } from '../../opened.ts';

const planWindow = lazy(async () => (await import('./plan-window.tsx')).PlanWindow);

const levelsStyles = css`
  @media screen {
    border-top: 1px solid ${surface('rule')};

    & img {
      grid-column: 1 / -1;
      width: 100%;
      max-height: ${space(120)};
      object-fit: contain;
      object-position: left;
    }
  }

  @media print {
    display: flex;
    gap: 9mm;

    & > li {
      flex: 1;
    }

    & img {
      grid-column: 1 / -1;
      width: auto;
      max-height: 78mm;
    }
  }
`;

const levelStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(6)};
  align-items: center;
  text-decoration: none;

  & > h3 {
    ${type.subheading};
  }

  &:hover > h3 {
    text-decoration: underline 1px;
    text-underline-offset: 6px;
  }

  & > .lucide {
    color: ${surface('accent')};
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr) auto;
  }

  & > span {
    ${type.note};
    grid-row: 2;

    ${from.tablet} {
      grid-row: auto;
    }
  }

  @media screen {
    padding-block: ${space(4)};
    border-bottom: 1px solid ${surface('rule')};
  }
`;

/** The levels of a house; each opens its plan large, without script as a file (D19). */
export function FloorPlans({ property: { plans: names } }: { property: Property }) {
  const plans = names.map(floorPlan);
  const { opened, open, close } = useOpened('plan', plans.length);
  const Window = useLazy(planWindow, opened !== undefined);

  function openHere(event: MouseEvent, at: number) {
    // The visitor wants it in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(at);
  }

  return (
    <>
      <ul css={levelsStyles}>
        {plans.map((plan, at) => (
          <li key={plan.name}>
            <a
              css={levelStyles}
              href={plan.src}
              aria-haspopup="dialog"
              onClick={(event) => openHere(event, at)}
            >
              <h3>{plan.name}</h3>
              <span>{plan.rooms.map(roomLabel).join(', ')}</span>
              <Icon of={Maximize} size={20} data-print="hidden" />
              <img src={plan.src} width={plan.width} height={plan.height} loading="lazy" alt="" />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        title="Floor plans"
        size="sheet"
        isOpen={Window !== undefined && opened !== undefined}
        onDismiss={close}
      >
        {Window && <Window plans={plans} start={opened ?? 0} />}
      </Dialog>
    </>
  );
}

/** A room with its number on the drawing. */
const roomLabel = ({ name }: FloorPlan['rooms'][number], index: number) =>
  `${index + 1} ${name}`.replaceAll(' ', '\u00a0');
