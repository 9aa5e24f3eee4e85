import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { from, motionOk, space, surface, width } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

const rise = keyframes`
  from { translate: 0 ${space(3)}; }
`;

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

const eyebrowStyles = css`
  ${type.label};
  margin-bottom: ${space(4)};
  color: ${surface('accent')};
`;

const leadStyles = css`
  ${type.lead};
  max-width: ${width.measure};
  margin-top: ${space(5)};
  color: ${surface('quiet')};
`;

/** The words above a section's content, and its single action. */
export interface SectionHeadProps {
  titleId: string;
  eyebrow?: ReactNode;
  title?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  lead?: ReactNode;
  action?: ReactNode;
}

/** Title at the left, action on its baseline at the right. */
export function SectionHead({ titleId, eyebrow, title, headingLevel = 2, lead, action }: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <div css={headStyles}>
      <div>
        {eyebrow && <p css={eyebrowStyles}>{eyebrow}</p>}
        {title && (
          <Heading id={titleId} css={type.title}>
            {title}
          </Heading>
        )}
        {lead && <p css={leadStyles}>{lead}</p>}
      </div>
      {action && <div>{action}</div>}
    </div>
  );
}
