import { telHref } from '@dosmares/content/roster';
import { colour, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';

/** Labels of an agent's contact details. */
export interface ContactLabels {
  primary: string;
  secondary: string;
}

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(6)};
  padding-block: ${space(3)};
  border-bottom: 1px solid ${surface('rule')};

  & dt {
    ${type.eyebrow};
  }

  /* High enough for a finger (AC05). */
  & a {
    display: inline-block;
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
    text-decoration-color: ${surface('rule')};
  }

  & a:hover {
    text-decoration-color: currentColor;
  }
`;

/** Phone, second phone where there is one, and e-mail, each a link (T08, T09, AG13, A9-1). */
export function ContactList({ agent, labels }: { agent: Agent; labels: ContactLabels }) {
  const { phone, phoneSecondary, email } = agent;
  const rows = [
    [phoneSecondary ? labels.primary : 'Phone', phone, telHref(phone)],
    ...(phoneSecondary ? [[labels.secondary, phoneSecondary, telHref(phoneSecondary)]] : []),
    ['Email', email, `mailto:${email}`],
  ] as const;

  return (
    <dl css={{ display: 'grid', borderTop: `1px solid ${colour('gold')}` }}>
      {rows.map(([label, text, href]) => (
        <div key={label} css={rowStyles}>
          <dt>{label}</dt>
          <dd>
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
