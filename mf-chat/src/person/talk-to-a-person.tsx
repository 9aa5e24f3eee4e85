import { useLocation } from '@dosmares/platform';
import { colour, family, Icon, Mail, MessageCircle, Phone, space, type, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useWords } from '../use-words.ts';
import type { Words } from '../words.ts';
import { personFor } from './person.ts';

const stripStyles = css`
  background: ${colour('sand')};
  border-bottom: 1px solid ${colour('line')};
`;
const whoStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};
  padding: ${space(3)} ${space(6)} 0;
`;
const titleStyles = css`
  ${type.label};
  font-family: ${family.text};
  color: ${colour('bronze')};
`;
const nameStyles = css`
  ${type.small};
  color: ${colour('slate')};
`;
const listStyles = css`
  display: flex;
  gap: ${space(6)};
  margin: 0 ${space(6)};
`;
const linkStyles = css`
  ${type.small};
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${space(11)};
  color: ${colour('navy')};
  font-weight: 500;
  text-decoration: none;

  &:hover span {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const ways = [
  { label: ({ call }: Words) => call, icon: Phone, hrefOf: 'callHref' },
  { label: ({ mail }: Words) => mail, icon: Mail, hrefOf: 'mailHref' },
  { label: () => 'WhatsApp', icon: MessageCircle, hrefOf: 'chatHref' },
] as const;

/** The way to a person, always in view: the agent of the page, or the office. */
export function TalkToAPerson() {
  const words = useWords();
  const person = personFor(useLocation().pathname);
  const name = person.agent?.name ?? words.theOffice;

  return (
    <section css={stripStyles} aria-label={words.talkToAPerson}>
      <div css={whoStyles}>
        <h3 css={titleStyles}>{words.talkToAPerson}</h3>
        <p css={nameStyles}>{name}</p>
      </div>
      <ul css={listStyles}>
        {ways.map(({ label, icon, hrefOf }) => (
          <li key={hrefOf}>
            <a css={linkStyles} href={person[hrefOf]} {...(hrefOf === 'chatHref' && newTab)}>
              <Icon of={icon} size={16} aria-hidden />
              <span>{label(words)}</span>
              <VisuallyHidden> {name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' };
