import { compareAddress, mostCompared } from '@dosmares/content/compare-address';
import { costs, guideNote } from '@dosmares/content/costs';
import { featuredIds } from '@dosmares/content/listings';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { properties } from '@dosmares/content/properties';
import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { useNavigate, useSearchParams } from '@dosmares/platform';
import { Container, row } from '@dosmares/ui';
import { colour, space, type, width } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { chosenIn, toggled } from './compare/choice.ts';
import { SideBySide } from './compare/side-by-side.tsx';
import { brochure, PrintImprint } from './property/brochure.tsx';
import { Toolbar } from './property/opening.tsx';
import { ShareActions } from './property/share-actions.tsx';
import { useIsServed } from './served.tsx';

const pageStyles = css`
  padding-bottom: clamp(${space(16)}, 9vw, ${space(32)});
  ${brochure};

  & > h1 {
    ${type.title};
  }

  & > p {
    max-width: ${width.measure};
    margin-block: ${space(4)};
  }

  & > small {
    ${type.note};
    display: block;
    margin-block: ${space(6)};
  }
`;

const pickerStyles = css`
  ${row(2)};
  column-gap: ${space(6)};
  margin-block: ${space(6)};

  & > legend {
    ${type.eyebrow};
    margin-bottom: ${space(2)};
  }

  & > label {
    ${row(2)};
    min-height: ${space(11)};
    cursor: pointer;

    &:has(:disabled) {
      opacity: 0.6;
      cursor: default;
    }
  }

  & input {
    width: ${space(5)};
    height: ${space(5)};
    accent-color: ${colour('navy')};
  }
`;

const fewestCompared = 2;

const reasonId = 'choice';

const ours = properties.filter(({ id }) => featuredIds.includes(Number(id)));

/** Two or three of our houses side by side; the served page has all of them, for every address (P15). */
export default function ComparePage() {
  const [query] = useSearchParams();
  const isServed = useIsServed();
  const { chosen, isMissing } = chosenIn(query.get('homes'));
  const shown = chosen.length > 0 ? chosen : ours;
  const houses = isServed ? properties : shown;

  return (
    <Container>
      <article css={pageStyles}>
        <Toolbar />
        <h1>Compare homes</h1>
        <p css={type.lead} data-print="hidden">
          Send the address of this page to whoever decides with you, or print it.
        </p>
        <Picker chosen={houses} />
        <p role="status" id={reasonId} data-print="hidden">
          {!isServed && isMissing && 'A house in this address is no longer on our site. '}
          {!isServed && <span key={houses.length}>{reasonFor(houses.length)}</span>}
        </p>
        <SideBySide houses={houses} />
        <small>
          {guideNote.en} Costs are ranges, checked in {costs.checked}; the page of each house lists what they
          are made of.
        </small>
        <div css={{ maxWidth: width.measure }} data-print="hidden">
          <ShareActions title={`Side by side: ${houses.map(({ title }) => title).join(', ')}`} />
        </div>
        <PrintImprint />
      </article>
    </Container>
  );
}

/** Why some boxes cannot be changed. */
function reasonFor(count: number) {
  if (count === 1) return 'Choose another house to see it beside this one.';
  if (count <= fewestCompared) return 'Two houses stay: choose another before you take one away.';

  return properties.length > mostCompared && 'Three is the most: take one away before you choose another.';
}

function Picker({ chosen }: { chosen: typeof properties }) {
  const navigate = useNavigate();

  return (
    <fieldset css={pickerStyles} aria-describedby={reasonId} data-script="needed" data-print="hidden">
      <legend>Two or three of our houses</legend>
      {properties.map((house) => {
        const isChosen = chosen.includes(house);

        return (
          <label key={house.id}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isChosen ? chosen.length <= fewestCompared : chosen.length >= mostCompared}
              onChange={() =>
                void navigate(compareAddress(toggled(chosen, house).map(({ id }) => id)), { replace: true })
              }
            />
            {house.title}
          </label>
        );
      })}
    </fieldset>
  );
}

export function head(): Head {
  const picture = ours[0] && propertyPicture(ours[0].image);

  return {
    title: pageTitle('Compare Homes'),
    description: `Two or three of our houses at a glance: ${ours.map(({ title }) => title).join(', ')}.`,
    canonical: '/properties/compare',
    ...(picture && { picture }),
    jsonLd: [breadcrumbs(['Properties', '/properties'], ['Compare homes', '/properties/compare'])],
  };
}
