import { css } from '@emotion/react';

const contacts = /(\+?\d[\d ()-]{6,}\d|(?<![^\s@])[^\s@]+@[^\s@]+\w)/;

/* An inline block moves to the next line as a whole; an address wider than a line breaks only after its "@". */
const contactStyles = css`
  display: inline-block;
  padding-block: 0.125rem;
  text-underline-offset: 0.2em;
`;

/** Text with links for its phone numbers and e-mail addresses, which stay on one line (AG24). */
export function WithContacts({ children }: { children: string }) {
  // Splitting by a group keeps its matches: every second part is a contact.
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
  const href = host === undefined ? `tel:${children.replace(/[^\d+]/g, '')}` : `mailto:${children}`;

  return (
    <a css={contactStyles} href={href}>
      {name}
      {host && (
        <>
          @<wbr />
          {host}
        </>
      )}
    </a>
  );
}
