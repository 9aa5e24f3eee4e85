import { agentById, founder, roster } from '@dosmares/content/roster';
import { inWords } from '@dosmares/content/site';
import { Container, columns, Section } from '@dosmares/ui';
import { colour, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

const intro = css`
  ${type.heading};
  max-width: 40ch;
  line-height: 1.2;
  color: ${surface('heading')};
`;

const halves = columns(12, { desktop: ['5fr 6fr', 24] });

const story = css`
  ${columns(5)};
  max-width: 64ch;

  & h2 {
    ${type.title};
    margin-bottom: ${space(3)};
  }
`;

export function Story() {
  return (
    <Section>
      <div css={halves}>
        <p css={intro}>
          Dos Mares is a firm of {inWords(roster.length)} agents at the tip of Baja California. We sell what
          we know: this coast, its stone and its light.
        </p>
        <div css={story}>
          <h2>Our Story</h2>
          <p>
            In 1987 Leonor Arriaga took one room above a chandlery on Boulevard Marina, set a desk by the
            window, and began to show people this coast. Cabo San Lucas was a fishing town then, and the
            evenings were dark.
          </p>
          <p>
            The first files were drawn by hand. They recorded what no survey did: where the breeze arrives in
            July, which cove stays calm, who still had the key to the well. We keep them today, beside the
            digital ones.
          </p>
          <p>
            The town has grown, and so have we. What we look for has not changed: a place that will be right
            in twenty years, and the person it is right for.
          </p>
        </div>
      </div>
    </Section>
  );
}

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

export function FounderQuote() {
  return (
    <section css={{ paddingBlock: `clamp(${space(20)}, 10vw, ${space(40)})` }} aria-label="From our founder">
      <Container>
        <figure css={figure}>
          <blockquote css={quote}>
            <p>“A house here is a decision about light. We only help you stand in it at the right hour.”</p>
          </blockquote>
          <figcaption>
            {agentById(founder)?.name}
            <div css={type.note}>Founder, Dos Mares Estates</div>
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}
