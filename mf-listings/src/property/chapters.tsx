import type { Property } from '@dosmares/content/properties';
import { from, space, surface, type, width } from '@dosmares/ui';
import { css } from '@emotion/react';
import { Chapter } from './chapter.tsx';

const descriptionStyles = css`
  ${type.lead};
  max-width: ${width.measure};

  @media print {
    max-width: none;
    font-size: 10.5pt;
    line-height: 1.45;
  }
`;

const featuresStyles = css`
  column-gap: ${space(10)};

  ${from.tablet}, print {
    columns: 2;
  }

  & li {
    break-inside: avoid;
    padding-block: ${space(3)};
    border-bottom: 1px solid ${surface('rule')};

    @media print {
      padding-block: 1mm;
      font-size: 10pt;
      line-height: 1.4;
    }
  }
`;

const detailsStyles = css`
  column-gap: ${space(10)};

  @media print {
    columns: 2;
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(4)};
    padding-block: ${space(3)};
    border-bottom: 1px solid ${surface('rule')};
    break-inside: avoid;

    @media print {
      padding-block: 1mm;
      font-size: 10pt;
      line-height: 1.4;
    }
  }

  & dt {
    color: ${surface('quiet')};
  }
`;

/** Description, features and additional details (D06, D07). */
export function Chapters({ property }: { property: Property }) {
  const details = [
    ['Lot size', property.lotSize],
    ['Property type', property.propertyType],
    ['Status', property.status],
    ['MLS number', property.mlsNumber],
    ['Property ID', property.id],
  ] as const;

  return (
    <div>
      <Chapter title="The house">
        <p css={descriptionStyles}>{property.description}</p>
      </Chapter>
      <Chapter title="Features">
        <ul css={featuresStyles}>
          {property.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Additional details">
        <dl css={detailsStyles}>
          {details.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
    </div>
  );
}
