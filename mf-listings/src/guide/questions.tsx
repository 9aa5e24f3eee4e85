import { buyersGuide, guideNote } from '@dosmares/content/buyers-guide';
import { agentById } from '@dosmares/content/roster';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { textLink } from '@dosmares/ui';
import { space, surface, type, width } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { Disclosure } from '../disclosure.tsx';
import { useIsServed } from '../served.tsx';

const answerStyles = css`
  max-width: ${width.measure};

  & > small {
    ${type.small};
    display: block;
    margin-block: ${space(3)};
    color: ${surface('quiet')};
  }
`;

/** Questions that open their answers, with structured data when all of them are on the page. */
export function Questions({ ids }: { ids?: readonly string[] | undefined }) {
  const isServed = useIsServed();
  const entries = ids ? ids.flatMap((id) => buyersGuide.filter((entry) => entry.id === id)) : buyersGuide;

  return (
    <>
      {entries.map(({ id, question, answer, checked, ask }) => {
        const agent = ask === 'office' ? undefined : agentById(ask);

        return (
          <Disclosure key={id} group="buying" id={`buying-${id}`} title={question.en}>
            <div css={answerStyles}>
              <p>{answer.en}</p>
              <small>
                {guideNote.en} Checked in {checked}.
              </small>
              <Link
                to={contactAddress(agent ? { agent: agent.slug, type: 'buying' } : { type: 'buying' })}
                css={textLink}
              >
                Ask {agent?.name ?? 'the office'}
              </Link>
            </div>
          </Disclosure>
        );
      })}
      {isServed && !ids && <script type="application/ld+json">{JSON.stringify(faqJsonLd())}</script>}
    </>
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
