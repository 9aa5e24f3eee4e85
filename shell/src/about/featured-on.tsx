import { Container, colour, from, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';

// Invented, like the house itself.
const publications = [
  'Pacific Quarter',
  'The Coastal Ledger',
  'Terrace & Tide',
  'Casa Austral',
  'Meridian Review',
];

const band = css`
  padding-block: ${space(14)};
  border-bottom: 1px solid ${colour('line')};

  ${from.desktop} {
    padding-block: ${space(20)};
  }
`;

const titleStyles = css`
  ${type.label};
  margin-bottom: ${space(8)};
  color: ${surface('accent')};
`;

const names = css`
  ${type.subheading};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(10)};
  justify-content: space-between;
  padding: 0;
  list-style: none;
  color: ${surface('quiet')};
`;

/** Where the house has been written about (A05). */
export function FeaturedOn() {
  return (
    <section css={band} aria-labelledby="featured-on">
      <Container>
        <h2 css={titleStyles} id="featured-on">
          As Featured On
        </h2>
        <ul css={names}>
          {publications.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
