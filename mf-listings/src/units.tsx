import {
  chooseUnits,
  colour,
  ease,
  from,
  space,
  surface,
  type,
  type Units,
  useUnits,
  VisuallyHidden,
} from '@dosmares/ui';
import { css } from '@emotion/react';

const switchStyles = css`
  ${type.small};
  display: flex;

  @media (scripting: none) {
    display: none;
  }
`;

const choiceStyles = css`
  min-height: ${space(8)};
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${surface('rule')};
  color: ${surface('quiet')};
  background: none;
  white-space: nowrap;
  transition: color ${ease}, background-color ${ease};

  ${from.tablet} {
    padding-inline: ${space(3)};
  }

  &[aria-pressed='true'] {
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
    <div role="group" aria-label="Units" css={switchStyles} data-print="hidden">
      {choices.map(({ units, short, words }) => (
        <button
          key={units}
          type="button"
          css={choiceStyles}
          aria-pressed={units === chosen}
          onClick={() => chooseUnits(units)}
        >
          {short}
          <VisuallyHidden>{words}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
