import { css } from '@emotion/react';

const contacts = /(\+?\d[\d ()-]{6,}\d|(?<![^\s@])[^\s@]+@[^\s@]+\w)/;

/* A box of its own moves to the next line as a whole, and breaks only where it is wider than a line. */
const wholeStyles = css`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

/** Words whose phone numbers and e-mail addresses are not broken between two lines. */
export function Unbroken({ children }: { children: string }) {
  // Splitting at a group keeps what it caught: every second part is a contact.
  return children.split(contacts).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence do not change places.
      <span key={index} css={wholeStyles}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
