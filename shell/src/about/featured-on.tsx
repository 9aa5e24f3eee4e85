import { Container, colour, family, from, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { label } from '../sections/styles.ts';

// Invented, like the house itself. Each title is set like its own masthead, and all have the same weight on the page.
const publications = [
  {
    parts: ['Pacific Quarter'],
    setting: css`
      padding-block: ${space(2)};
      border-block: 1px solid currentColor;
      font-size: 1.125rem;
      letter-spacing: 0.1em;
      text-transform: uppercase;
    `,
  },
  {
    parts: ['The', 'Coastal Ledger'],
    setting: css`
      font-size: 1.75rem;
      letter-spacing: -0.02em;

      & > span {
        display: block;
      }

      & > :first-of-type {
        ${type.label};
        letter-spacing: 0.3em;
      }
    `,
  },
  {
    parts: ['Terrace', '&', 'Tide'],
    setting: css`
      font-size: 1.625rem;

      & > :nth-of-type(2) {
        color: ${surface('accent')};
        font-size: 1.4em;
        line-height: 0;
      }
    `,
  },
  {
    parts: ['Casa Austral'],
    setting: css`
      font-family: ${family.text};
      font-size: 1.375rem;
      font-weight: 600;
      letter-spacing: -0.03em;
      text-transform: lowercase;
    `,
  },
  {
    parts: ['Meridian', 'Review'],
    setting: css`
      font-family: ${family.text};
      font-size: 0.875rem;
      font-weight: 500;
      letter-spacing: 0.34em;
      text-transform: uppercase;

      & > span {
        display: block;
      }

      & > :last-of-type {
        margin-top: ${space(1)};
        padding-top: ${space(1)};
        border-top: 1px solid ${colour('gold')};
      }
    `,
  },
];

const band = css`
  padding-block: clamp(${space(14)}, 6vw, ${space(20)});
  border-bottom: 1px solid ${colour('line')};
`;

/* Two columns, the fifth title below both; one line where all five fit: never a ragged half of a line. */
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
          {publications.map(({ parts, setting }) => (
            <li key={parts[0]}>
              <p css={setting}>
                {parts.map((part, index) => (
                  <span key={part}>{`${index > 0 ? ' ' : ''}${part}`}</span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
