import type { Listing } from '@dosmares/content/listings';
import {
  chooseUnits,
  colour,
  ease,
  space,
  surface,
  type,
  type Units,
  useUnits,
  VisuallyHidden,
} from '@dosmares/ui';
import { css } from '@emotion/react';

/** Returns a figure in the chosen units and, where there is one, in the others (D21). */
export const inOrder = (units: Units, us: string, metric: string | undefined): readonly string[] =>
  metric === undefined ? [us] : units === 'us' ? [us, metric] : [metric, us];

/** The size of a house in the chosen units and, where it is known, in the others. */
export const useSizes = ({ sqft, totalM2 }: Pick<Listing, 'sqft' | 'totalM2'>) =>
  inOrder(useUnits(), sqft, totalM2 === undefined ? undefined : `${totalM2} m²`);

/** Returns a text such as `0.58 acres (2,350 m²)` in the chosen units, the others in brackets. */
export const inUnits = (units: Units, text: string) =>
  units === 'us' ? text : text.replace(/^(.+) \((.+)\)$/, '$2 ($1)');

const switchStyles = css`
  ${type.small};
  display: flex;

  & > button {
    min-height: ${space(8)};
    padding: ${space(1)} clamp(${space(2)}, 1.6vw, ${space(3)});
    border: 1px solid ${surface('rule')};
    color: ${surface('quiet')};
    background: none;
    white-space: nowrap;
    transition: color ${ease}, background-color ${ease};
  }

  & > [aria-pressed='true'] {
    border-color: ${colour('navy')};
    color: ${colour('ivory')};
    background: ${colour('navy')};
  }
`;

// biome-ignore format: a table reads in columns
const choices: readonly { units: Units; short: string; words: string }[] = [
  { units: 'us',     short: 'ft · USD', words: ', feet and dollars' },
  { units: 'metric', short: 'm · MXN',  words: ', meters and pesos' },
];

/** The one switch for sizes and prices of houses, kept on the device (D21). */
export function UnitsSwitch() {
  const chosen = useUnits();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div role="group" aria-label="Units" css={switchStyles} data-print="hidden" data-script="needed">
      {choices.map(({ units, short, words }) => (
        <button key={units} type="button" aria-pressed={units === chosen} onClick={() => chooseUnits(units)}>
          {short}
          <VisuallyHidden>{words}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
