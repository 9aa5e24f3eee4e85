import { space } from '@dosmares/ui';
import { css } from '@emotion/react';

/** A card that opens a dialog: the card's text, and the dialog's, with a tab for each part if there are several. */
export interface DetailCopy {
  title: string;
  /** The year that the card is about. */
  year?: number;
  summary: string;
  /** Paragraphs by the name of their part. */
  parts: Readonly<Record<string, readonly string[]>>;
}

/** The same words in the page, for visitors who cannot open the dialog. */
export function WrittenOut({ title, parts }: DetailCopy) {
  return (
    <>
      {Object.entries(parts).map(([label, paragraphs]) => (
        <section css={written} key={label}>
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

/** What the paragraphs of one part stand in. */
export const proseStyles = css`
  display: grid;
  gap: ${space(4)};
  max-width: 60ch;
`;

/** The paragraphs of one part. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div css={proseStyles}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
