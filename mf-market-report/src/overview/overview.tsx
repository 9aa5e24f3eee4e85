import { marketReport } from '@dosmares/content/market-report';
import { columns, Section } from '@dosmares/ui';
import { from, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { DashedTitle } from '../dashed-title.tsx';
import { dollars, number } from '../format.ts';

const { medianPrice, daysOnSite, inventory } = marketReport.overview;

/** A figure with its label; the median price needs no other label than its card's title. */
interface Figure {
  label?: string;
  value: string;
}

const cards: readonly { title: string; main: Figure; second?: Figure }[] = [
  {
    title: 'Median Price',
    main: { value: dollars(medianPrice.amount) },
    second: { label: 'Active', value: dollars(medianPrice.active) },
  },
  { title: 'Days on Site', main: { label: 'Active', value: number(daysOnSite.active) } },
  {
    title: 'Inventory',
    main: { label: 'New', value: number(inventory.new) },
    second: { label: 'Active', value: number(inventory.active) },
  },
];

const cardStyles = css`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  padding-top: ${space(6)};
  border-top: 1px solid ${surface('rule')};

  ${from.tablet} {
    padding-right: ${space(6)};
  }

  ${from.desktop} {
    padding-right: ${space(8)};
  }
`;

const titleStyles = css`
  ${type.label};
  font-family: inherit;
  color: ${surface('quiet')};
`;

const rowStyles = css`
  display: flex;
  align-items: baseline;
  gap: ${space(3)};
`;

const figureStyles = css`
  ${type.figure};
  color: ${surface('accent')};

  ${from.tablet} {
    font-size: clamp(2.5rem, 5.6vw, 4.75rem);
  }
`;

/** The last 30 days in three cards (M04). */
export function Overview() {
  return (
    <Section
      // The title's picture ends in the same dark color: one band, not two.
      css={{ paddingTop: `clamp(${space(10)}, 4vw, ${space(16)})` }}
      tone="night"
      title={<DashedTitle>Overview - Last 30 Days</DashedTitle>}
    >
      <div css={columns(12, { tablet: [3, 0] })}>
        {cards.map(({ title, main, second }) => (
          <section key={title} css={cardStyles}>
            <h3 css={titleStyles}>{title}</h3>
            <p css={rowStyles}>
              <span css={figureStyles}>{main.value}</span>{' '}
              {main.label && <span css={type.note}>{main.label}</span>}
            </p>
            {second && (
              <p css={rowStyles}>
                <span css={type.note}>{second.label}</span>{' '}
                <span css={[type.subheading, { color: surface('ink') }]}>{second.value}</span>
              </p>
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
