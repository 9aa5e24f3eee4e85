import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { nightGround } from '../brand/night-ground.ts';
import { colour, space } from '../brand/tokens.ts';
import { Container } from './container.tsx';
import { SectionHead, type SectionHeadProps } from './section-head.tsx';

/** A section's background, its words and its content. */
export interface SectionProps extends Omit<SectionHeadProps, 'titleId'> {
  id?: string | undefined;
  tone?: 'ivory' | 'sand' | 'night' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

const grounds = {
  ivory: css`
    background-color: ${colour('ivory')};
  `,
  sand: css`
    background-color: ${colour('sand')};
  `,
  night: nightGround,
};

const sectionStyles = css`
  padding-block: clamp(${space(16)}, 10vw, ${space(36)});
`;

/** A spacious band of the page, named by its title. */
export function Section({ id, tone = 'ivory', className, children, ...head }: SectionProps) {
  const titleId = useId();
  const hasHead = Boolean(head.eyebrow || head.title || head.lead || head.action);

  return (
    <section
      id={id}
      css={[sectionStyles, grounds[tone]]}
      className={className}
      aria-labelledby={head.title ? titleId : undefined}
    >
      <Container>
        {hasHead && <SectionHead titleId={titleId} {...head} />}
        {children}
      </Container>
    </section>
  );
}
