import { space, type, width } from '@dosmares/ui';
import { css } from '@emotion/react';

const bioStyles = css`
  display: grid;
  gap: ${space(5)};
  max-width: ${width.measure};

  & p:first-of-type {
    ${type.lead};
  }
`;

/** A person in a paragraph, or in the founder's five (AG08, T08). */
export function Biography({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div css={bioStyles}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
