import type { Property } from '@dosmares/content/properties';
import { from, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const factsStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: clamp(${space(8)}, 4vw, ${space(12)});
  border-block: 1px solid ${surface('rule')};

  ${from.tablet}, print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media print {
    margin-top: 4mm;
  }

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(1)};
    padding-block: ${space(6)};

    @media print {
      padding-block: 3mm;
    }
  }

  & dt {
    ${type.small};
    color: ${surface('quiet')};
  }

  & dd {
    ${type.heading};
    color: ${surface('heading')};

    @media print {
      font-size: 16pt;
    }
  }
`;

/** The four figures one asks for first (D06). */
export function KeyFacts({ property }: { property: Property }) {
  const facts = [
    ['Bedrooms', property.beds],
    ['Bathrooms', property.baths],
    ['Size', property.sqft],
    ['Year built', property.yearBuilt],
  ] as const;

  return (
    <dl css={factsStyles}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
