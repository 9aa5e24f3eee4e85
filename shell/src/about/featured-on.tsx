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

/* A list on phones, two columns on tablets, one line where all five fit: never a ragged half of a line. */
const names = css`
  ${type.subheading};
  display: grid;
  gap: ${space(4)} ${space(8)};
  color: ${surface('quiet')};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desktop} {
    display: flex;
    justify-content: space-between;
  }
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
