import { columns, Section } from '@dosmares/ui';
import { colour, space, type, width } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';

const storyStyles = css`
  ${columns(8, { desktop: ['minmax(0, 4fr) minmax(0, 8fr)', 12] })};
  margin-bottom: clamp(${space(12)}, 6vw, ${space(20)});

  & h2 {
    ${type.title};
  }
`;

const bioStyles = css`
  ${columns(5)};
  max-width: ${width.measure};

  & p:first-of-type {
    ${type.lead};
  }
`;

const columnStyles = css`
  padding-top: ${space(5)};
  border-top: 1px solid ${colour('gold')};

  & h3 {
    ${type.eyebrow};
    margin-bottom: ${space(4)};
  }
`;

type Lists = Readonly<Record<string, readonly string[]>>;

/** The person behind the name, in prose and in short lists (AG07, AG08, T08). */
export function Story({ agent, lists }: { agent: Agent; lists: Lists }) {
  return (
    <Section tone="sand">
      <div css={storyStyles}>
        <h2>About {agent.firstName}</h2>
        <div css={bioStyles}>
          {agent.bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div css={columns(10, { tablet: [Object.keys(lists).length, 12] })}>
        {Object.entries(lists).map(([name, items]) => (
          <div key={name} css={columnStyles}>
            <h3>{name}</h3>
            <ul css={{ display: 'grid', gap: space(1.5) }}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
