import { telHref } from '@dosmares/content/roster';
import { DescriptionList } from '@dosmares/ui';
import { colour, space, surface } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';

const listStyles = css`
  border-top: 1px solid ${colour('gold')};

  & > div {
    column-gap: ${space(4)};
  }

  & dt {
    flex-basis: 31%;
  }

  /* Tall enough for a finger (AC05). */
  & a {
    display: inline-block;
    padding-block: ${space(1)};
    text-decoration-color: ${surface('rule')};
  }

  & a:hover {
    text-decoration-color: currentColor;
  }
`;

/** Phone, second phone if there is one, and e-mail, each a link (T08, T09, AG13, A9-1). */
export function ContactList({
  agent,
  labels,
}: {
  agent: Agent;
  labels: Record<'primary' | 'secondary', string>;
}) {
  const { phone, phoneSecondary, email } = agent;
  const link = (href: string, text: string) => <a href={href}>{text}</a>;
  const rows = [
    [phoneSecondary ? labels.primary : 'Phone', link(telHref(phone), phone)],
    [labels.secondary, phoneSecondary ? link(telHref(phoneSecondary), phoneSecondary) : ''],
    ['Email', link(`mailto:${email}`, email)],
  ] as const;

  return <DescriptionList css={listStyles} rows={rows} />;
}
