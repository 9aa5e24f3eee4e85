import { buyersGuide, type GuideEntry, guideChecked, guideNote } from '@dosmares/content/buyers-guide';
import { agentById } from '@dosmares/content/roster';
import { guideGroups } from '@dosmares/content/site';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { columns, row, textLink } from '@dosmares/ui';
import { colour, space, surface, type, width } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { Disclosure } from '../disclosure.tsx';
import { useIsServed } from '../served.tsx';

const answerStyles = css`
  max-width: ${width.measure};

  & > p {
    margin-bottom: ${space(3)};
  }
`;

const noteStyles = css`
  ${type.note};
  margin-top: ${space(6)};
`;

/** Questions that open their answers. */
export const Questions = ({ ids }: { ids: readonly string[] }) => (
  <>
    {ids
      .flatMap((id) => buyersGuide.filter((entry) => entry.id === id))
      .map((entry) => (
        <Question key={entry.id} {...entry} />
      ))}
    <p css={noteStyles}>{guideNote.en}</p>
  </>
);

const groups = Object.entries(guideGroups);
const all = 'all';

/* The filter needs no script: this part is never hydrated. */
const guideStyles = css`
  ${columns(14)};

  ${groups.map(
    ([group]) => `&:has([value=${group}]:checked) > section:not([data-group=${group}]) { display: none; }`,
  )}

  & > section {
    ${columns(4, { desktop: ['minmax(0, 1fr) minmax(0, 3fr)', 10] })};
  }

  & h3 {
    ${type.heading};
  }
`;

const filterStyles = css`
  ${row(2)};

  & > label {
    position: relative;
    padding: ${space(2.5)} ${space(4)};
    border: 1px solid ${colour('slate')};
    cursor: pointer;

    &:has(:checked) {
      border-color: ${colour('navy')};
      color: ${colour('ivory')};
      background: ${colour('navy')};
    }

    &:has(:focus-visible) {
      outline: 2px solid ${surface('focus')};
      outline-offset: 2px;
    }
  }

  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  /* Forced colors replace the ground that marks the choice. */
  @media (forced-colors: active) {
    & > label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

/** The whole buyer's guide, in groups that can be shown alone, with structured data (P13). */
export function Guide() {
  const isServed = useIsServed();

  return (
    <div css={guideStyles}>
      <fieldset css={filterStyles} data-print="hidden">
        <legend css={[type.eyebrow, { marginBottom: space(3) }]}>Questions about</legend>
        {[[all, 'Everything'] as const, ...groups].map(([value, name]) => (
          <label key={value}>
            <input type="radio" name="guide" value={value} defaultChecked={value === all} />
            {name}
          </label>
        ))}
      </fieldset>
      {groups.map(([group, name]) => (
        <section key={group} data-group={group} aria-labelledby={`guide-${group}`}>
          <h3 id={`guide-${group}`}>{name}</h3>
          <div>
            {buyersGuide
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Question key={entry.id} headingLevel={4} {...entry} />
              ))}
          </div>
        </section>
      ))}
      <p css={noteStyles}>
        {guideNote.en} Checked in {guideChecked}.
      </p>
      {isServed && <script type="application/ld+json">{JSON.stringify(faqJsonLd())}</script>}
    </div>
  );
}

type QuestionProps = Pick<GuideEntry, 'id' | 'question' | 'answer' | 'ask'> & {
  headingLevel?: 3 | 4;
};

function Question({ id, question, answer, ask, headingLevel = 3 }: QuestionProps) {
  const agent = ask === 'office' ? undefined : agentById(ask);

  return (
    <Disclosure group="buying" id={`buying-${id}`} title={question.en} headingLevel={headingLevel}>
      <div css={answerStyles}>
        <p>{answer.en}</p>
        <Link
          to={contactAddress(agent ? { agent: agent.slug, type: 'buying' } : { type: 'buying' })}
          css={textLink}
        >
          Ask {agent?.name ?? 'the office'}
        </Link>
      </div>
    </Disclosure>
  );
}

const faqJsonLd = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: buyersGuide.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question.en,
    acceptedAnswer: { '@type': 'Answer', text: answer.en },
  })),
});
