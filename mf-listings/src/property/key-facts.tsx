import type { Property } from '@dosmares/content/properties';
import { family, from, space, surface, type, useUnits } from '@dosmares/ui';
import { css } from '@emotion/react';
import { inOrder } from '../in-units.ts';

const factsStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid ${surface('rule')};

  @media print {
    grid-template-columns: repeat(4, auto);
  }

  & > div {
    padding-block: ${space(2)};

    ${from.desktop} {
      padding-block: ${space(3)};
    }
  }

  & dd {
    ${type.price};
    color: ${surface('heading')};

    @media print {
      font-size: 14pt;
    }
  }

  & dt,
  & dd + dd {
    ${type.small};
    font-family: ${family.text};
    font-weight: 400;
    color: ${surface('quiet')};

    @media print {
      font-size: 7.5pt;
    }
  }
`;

/** The four figures that visitors ask for first (D06). */
export function KeyFacts({ property }: { property: Property }) {
  const { sqft, totalM2 } = property;
  const size = inOrder(useUnits(), sqft, totalM2 === undefined ? undefined : `${totalM2} m²`);
  const facts = [
    ['Bedrooms', [property.beds]],
    ['Bathrooms', [property.baths]],
    ['Size', size],
    ['Year built', [property.yearBuilt]],
  ] as const;

  return (
    <dl css={factsStyles}>
      {facts.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in other units, the same place has another text.
            <dd key={index}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
