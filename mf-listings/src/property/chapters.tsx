import type { Property } from '@dosmares/content/properties';
import { from, space, surface, type, useUnits, width } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { inUnits } from '../in-units.ts';
import { Chapter } from './chapter.tsx';
import { CostTable } from './costs.tsx';
import { FloorPlans } from './plan/floor-plans.tsx';

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

const orientationStyles = css`
  max-width: ${width.measure};
  margin-bottom: ${space(6)};

  @media print {
    max-width: none;
    margin-bottom: 2mm;
    font-size: 10pt;
  }
`;

interface ChaptersProps {
  property: Property;
  place: ReactNode;
  guide: ReactNode;
}

/** All there is to know of a house: its description, plan, features, costs and details (D06, D07, D19, D20). */
export function Chapters({ property, place, guide }: ChaptersProps) {
  const details = [
    ['Lot size', inUnits(useUnits(), property.lotSize)],
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
      <Chapter title="Floor plan" startsPage>
        <p css={orientationStyles}>{property.orientation}</p>
        <FloorPlans property={property} />
      </Chapter>
      <Chapter title="What it costs to buy and to keep">
        <CostTable property={property} />
      </Chapter>
      <div data-print="hidden">
        <Chapter title="Where it is">{place}</Chapter>
        <Chapter title="Buying in Mexico">{guide}</Chapter>
      </div>
    </div>
  );
}
