import type { ChatPerson } from '@dosmares/contracts/chat';
import { colour, Icon, Mail, MessageCircle, Phone, space, type, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useWords } from '../words.ts';

const stripStyles = css`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  padding: ${space(3)} ${space(6)} 0;
  background: ${colour('sand')};
  border-bottom: 1px solid ${colour('line')};
  color: ${colour('slate')};

  h3 {
    ${type.label};
    flex: 1;
    color: ${colour('bronze')};
    white-space: nowrap;
  }
  hr {
    flex-basis: 100%;
    border: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${space(11)};
    color: ${colour('navy')};
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** The way to a person, always in view: whom the conversation is about, or the office. */
export function TalkToAPerson({ person }: { person: ChatPerson }) {
  const words = useWords();
  const name = person.isOffice ? words.theOffice : person.name;
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  const ways = [
    { label: words.call, icon: Phone, href: person.callHref },
    { label: words.mail, icon: Mail, href: person.mailHref },
    { label: 'WhatsApp', icon: MessageCircle, href: person.chatHref, ...newTab },
  ];

  return (
    <section css={stripStyles} aria-label={words.talkToAPerson}>
      <h3>{words.talkToAPerson}</h3>
      <p>{name}</p>
      <hr aria-hidden />
      {ways.map(({ label, icon, ...link }) => (
        <a key={label} {...link}>
          <Icon of={icon} size={16} aria-hidden />
          {label}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </a>
      ))}
    </section>
  );
}
