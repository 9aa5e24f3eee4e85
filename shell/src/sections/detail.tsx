import { space, Tabs } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { DetailCopy } from './detail-copy.ts';

/** What a card opens: tabs where it has several parts (H08, A03). */
export function Detail({ title, parts }: DetailCopy) {
  const tabs = parts.map(({ id, label, paragraphs }) => ({
    id,
    label,
    content: <Prose paragraphs={paragraphs} />,
  }));

  return tabs.length > 1 ? <Tabs label={title} tabs={tabs} /> : tabs[0]?.content;
}

/** The same words in the page, for those who cannot open the dialog. */
export function WrittenOut({ title, parts }: DetailCopy) {
  return (
    <>
      {parts.map(({ id, label, paragraphs }) => (
        <section css={written} key={id}>
          <h4>{`${title}: ${label}`}</h4>
          <Prose paragraphs={paragraphs} />
        </section>
      ))}
    </>
  );
}

const written = css`
  margin-top: ${space(6)};
`;

const prose = css`
  display: grid;
  gap: ${space(4)};
  max-width: 60ch;
`;

function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div css={prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
