import { css, keyframes } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { colour, motionOk, nightGround, space, surface, width } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Container } from './container.tsx';
import { columns } from './grids.ts';

interface WordsProps {
  id?: string;
  eyebrow?: ReactNode;
  title?: ReactNode;
  headingLevel?: 1 | 2;
  lead?: ReactNode;
}

export interface SectionProps extends WordsProps {
  tone?: keyof typeof grounds | undefined;
  className?: string | undefined;
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
  ${columns(6, { tablet: ['minmax(0, 1fr) auto', 12] })};
  align-items: end;
  margin-bottom: clamp(${space(8)}, 4vw, ${space(14)});

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
  const { action, ...words } = head;
  const { eyebrow, title, lead } = words;
  const titleId = useId();

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
            <OpeningWords {...words} id={titleId} />
            {action && <div>{action}</div>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

const leadStyles = css`
  ${type.lead};
  max-width: ${width.measure};
  margin-top: ${space(5)};
  color: ${surface('quiet')};
`;

export function OpeningWords({ id, eyebrow, title, headingLevel = 2, lead }: WordsProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <div>
      {eyebrow && <p css={[type.eyebrow, { marginBottom: space(4) }]}>{eyebrow}</p>}
      {title && (
        <Heading id={id} css={type.title}>
          {title}
        </Heading>
      )}
      {lead && <p css={leadStyles}>{lead}</p>}
    </div>
  );
}
