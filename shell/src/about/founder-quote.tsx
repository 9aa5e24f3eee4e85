import { agentById, founder } from '@dosmares/content/roster';
import { Container, colour, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const band = css`
  padding-block: clamp(${space(20)}, 10vw, ${space(40)});
`;

const figure = css`
  max-width: ${space(220)};
  margin-inline: auto;
  padding-inline-start: clamp(${space(6)}, 4vw, ${space(14)});
  border-inline-start: 1px solid ${colour('gold')};
`;

const quote = css`
  ${type.title};
  margin: 0 0 ${space(8)};
  line-height: 1.15;
  color: ${surface('heading')};

  & p {
    text-wrap: inherit;
  }
`;

const role = css`
  ${type.small};
  display: block;
  color: ${surface('quiet')};
`;

/** The founder's words about the work (A05). */
export function FounderQuote() {
  return (
    <section css={band} aria-label="From our founder">
      <Container>
        <figure css={figure}>
          <blockquote css={quote}>
            <p>“A house here is a decision about light. We only help you stand in it at the right hour.”</p>
          </blockquote>
          <figcaption>
            {agentById(founder)?.name}
            <span css={role}>Founder, Dos Mares Estates</span>
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}
