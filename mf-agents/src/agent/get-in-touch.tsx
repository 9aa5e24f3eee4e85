import { columns, Section } from '@dosmares/ui';
import { space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Agent } from '../agent.ts';
import { ContactList } from './contact-list.tsx';
import { formId } from './hero.tsx';

const columnsStyles = css`
  ${columns(12, { desktop: ['minmax(0, 4fr) minmax(0, 7fr)', 24] })};
  align-items: start;
`;

const wordsStyles = css`
  & h2 {
    ${type.title};
    outline: none;
  }

  & > p {
    ${type.lead};
    margin-block: ${space(5)} ${space(8)};
    color: ${surface('quiet')};
  }
`;

const defaultLabels = { primary: 'Phone', secondary: 'Second phone' };

/** The ways to reach the agent, beside the form (AG13). */
export function GetInTouch({ agent, children }: { agent: Agent; children: ReactNode }) {
  return (
    <Section id={formId} tone="sand">
      <div css={columnsStyles}>
        <div css={wordsStyles}>
          <h2 tabIndex={-1}>Get In Touch</h2>
          <p>{agent.firstName} reads every message and answers in person.</p>
          <ContactList agent={agent} labels={agent.phoneLabels ?? defaultLabels} />
        </div>
        {children}
      </div>
    </Section>
  );
}
