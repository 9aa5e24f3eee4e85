import type { Property } from '@dosmares/content/properties';
import { DescriptionList, useUnits } from '@dosmares/ui';
import { from, space, surface, type, width } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { inUnits } from '../units.tsx';
import { CostTable } from './costs.tsx';
import { FloorPlans } from './plan/floor-plans.tsx';

const chapterStyles = css`
  section + & {
    margin-top: clamp(${space(12)}, 6vw, ${space(20)});
  }

  & > h2 {
    ${type.heading};
    margin-bottom: ${space(6)};
  }

  & > p {
    max-width: ${width.measure};
  }

  @media screen {
    & > p + * {
      margin-top: ${space(6)};
    }
  }
`;

export function Chapter({ title, children, ...section }: ComponentProps<'section'>) {
  const titleId = useId();

  return (
    <section css={chapterStyles} aria-labelledby={titleId} {...section}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

const printedColumns = css`
  @media print {
    display: block;
    columns: 2;
  }
`;

const featuresStyles = css`
  ${printedColumns};
  column-gap: ${space(10)};

  & > li {
    padding-block: ${space(3)};
    border-bottom: 1px solid ${surface('rule')};
    break-inside: avoid;
  }

  ${from.tablet} {
    columns: 2;
  }
`;

interface ChaptersProps {
  property: Property;
  place: ReactNode;
  guide: ReactNode;
}

/** Everything about a house: its description, plan, features, costs and details (D06, D07, D19, D20). */
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
        <p css={type.lead}>{property.description}</p>
      </Chapter>
      <Chapter title="Features">
        <ul css={featuresStyles}>
          {property.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Additional details">
        <DescriptionList css={printedColumns} rows={details} />
      </Chapter>
      <Chapter id="plan" title="Floor plan" css={{ breakBefore: 'page' }}>
        <p>{property.orientation}</p>
        <FloorPlans property={property} />
      </Chapter>
      <Chapter id="costs" title="What it costs to buy and to keep">
        <CostTable property={property} />
      </Chapter>
      <Chapter id="place" title="Where it is" data-print="hidden">
        {place}
      </Chapter>
      <Chapter id="buying" title="Buying in Mexico" data-print="hidden">
        {guide}
      </Chapter>
    </div>
  );
}
