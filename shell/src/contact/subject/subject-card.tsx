import { colour, from, Picture, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Subject } from './subject.ts';

const cardStyles = css`
  display: grid;
  grid-template-columns: ${space(22)} minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: center;
  padding: ${space(4)};
  border-top: 1px solid ${colour('gold')};
  background: ${colour('sand')};

  ${from.tablet} {
    grid-template-columns: ${space(36)} minmax(0, 1fr) auto;
    gap: ${space(6)};
  }

  &[data-upright] {
    grid-template-columns: ${space(20)} minmax(0, 1fr) auto;
  }
`;

const titleStyles = css`
  ${type.price};
  color: ${colour('navy')};
`;

const lineStyles = css`
  ${type.small};
  color: ${colour('slate')};
`;

/** The house or person that a message is about (C20), and a way to take it off while the message is written. */
export function SubjectCard({ subject, children }: { subject: Subject; children?: ReactNode }) {
  const { picture, ratio, title, lines } = subject;

  return (
    <section
      css={cardStyles}
      aria-label="Your message is about"
      data-wide=""
      data-upright={ratio === '4 / 5' ? '' : undefined}
    >
      <Picture picture={picture} sizes="144px" ratio={ratio} />
      <div>
        <p css={titleStyles}>{title}</p>
        {lines.map((line) => (
          <p css={lineStyles} key={line}>
            {line}
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}
