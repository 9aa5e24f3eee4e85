import { css, keyframes } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { colour, from, motionOk, nightGround, space, surface, width } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Container } from './container.tsx';

export interface SectionProps {
  id?: string | undefined;
  tone?: keyof typeof grounds | undefined;
  className?: string | undefined;
  eyebrow?: ReactNode;
  title?: ReactNode;
  headingLevel?: 1 | 2;
  lead?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

const grounds = {
  ivory: css({ backgroundColor: colour('ivory') }),
  sand: css({ backgroundColor: colour('sand') }),
  night: nightGround,
};

const rise = keyframes`
  from { translate: 0 ${space(3)}; }
`;

/* Title at the left, action on its baseline at the right. */
const headStyles = css`
  display: grid;
  gap: ${space(6)};
  margin-bottom: clamp(${space(8)}, 4vw, ${space(14)});

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space(12)};
  }

  ${motionOk} {
    @supports (animation-timeline: view()) {
      animation: ${rise} ease-out both;
      animation-timeline: view();
      animation-range: entry 0% entry 100%;
    }
  }
`;

/** A spacious band of the page, named by its title. */
export function Section({ id, tone = 'ivory', className, children, ...head }: SectionProps) {
  const { eyebrow, title, headingLevel = 2, lead, action } = head;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <section
      id={id}
      css={[{ paddingBlock: `clamp(${space(16)}, 10vw, ${space(36)})` }, grounds[tone]]}
      className={className}
      aria-labelledby={title ? titleId : undefined}
    >
      <Container>
        {(eyebrow || title || lead || action) && (
          <div css={headStyles}>
            <div>
              {eyebrow && <p css={[type.eyebrow, { marginBottom: space(4) }]}>{eyebrow}</p>}
              {title && (
                <Heading id={titleId} css={type.title}>
                  {title}
                </Heading>
              )}
              {lead && (
                <p
                  css={[type.lead, { maxWidth: width.measure, marginTop: space(5), color: surface('quiet') }]}
                >
                  {lead}
                </p>
              )}
            </div>
            {action && <div>{action}</div>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
