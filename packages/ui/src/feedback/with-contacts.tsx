import { css } from '@emotion/react';

const contacts = /(\+?\d[\d ()-]{6,}\d|(?<![^\s@])[^\s@]+@[^\s@]+\w)/;

/* A box of its own moves to the next line as a whole; an address that is wider than a line breaks after its "@" alone. */
const contactStyles = css`
  display: inline-block;
  padding-block: 0.125rem;
  color: inherit;
  text-underline-offset: 0.2em;
`;

/** Words whose phone numbers and e-mail addresses are links, and stay whole (AG24). */
export function WithContacts({ children }: { children: string }) {
  // Splitting at a group keeps what it caught: every second part is a contact.
  return children.split(contacts).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence do not change places.
      <Contact key={index}>{part}</Contact>
    ) : (
      part
    ),
  );
}

function Contact({ children }: { children: string }) {
  const [name, host] = children.split('@');
  if (host === undefined)
    return (
      <a css={contactStyles} href={`tel:${children.replace(/[^\d+]/g, '')}`}>
        {children}
      </a>
    );

  return (
    <a css={contactStyles} href={`mailto:${children}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
