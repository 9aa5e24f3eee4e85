import { Container } from '@dosmares/ui';
import { colour, family, from, space, surface, type } from '@dosmares/ui/brand';
import { type CSSObject, css } from '@emotion/react';
import { label } from '../sections/styles.ts';

// Invented, like the firm itself. Each title is set like its own masthead, and all have the same weight on the page.
// biome-ignore format: a table reads in columns
const publications: Readonly<Record<string, CSSObject>> = {
  'Pacific Quarter':    { fontSize: '1.125rem', letterSpacing: '0.1em', textTransform: 'uppercase', padding: '8px 0', borderBlock: '1px solid' },
  'The Coastal Ledger': { fontSize: '1.75rem', letterSpacing: '-0.02em' },
  'Terrace & Tide':     { fontSize: '1.625rem' },
  'Casa Austral':       { fontSize: '1.375rem', letterSpacing: '-0.03em', textTransform: 'lowercase', fontFamily: family.text, fontWeight: 600 },
  'Meridian Review':    { fontSize: '0.875rem', letterSpacing: '0.34em', textTransform: 'uppercase', fontFamily: family.text },
};

const band = css`
  padding-block: clamp(${space(14)}, 6vw, ${space(20)});
  border-bottom: 1px solid ${colour('line')};
`;

/* Two columns with the fifth title below both, or one row where all five fit: never an incomplete row. */
const names = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)} ${space(4)};
  color: ${surface('heading')};

  & > li {
    ${type.subheading};
    display: grid;
    place-content: center;
    text-align: center;
  }

  & > :last-child {
    grid-column: 1 / -1;
  }

  ${from.desktop} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

export function FeaturedOn() {
  return (
    <section css={band} aria-labelledby="featured-on">
      <Container>
        <h2 css={label(8)} id="featured-on">
          As Featured On
        </h2>
        <ul css={names}>
          {Object.entries(publications).map(([name, setting]) => (
            <li key={name}>
              <p css={setting}>{name}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
