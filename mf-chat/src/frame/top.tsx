import type { ChatPerson } from '@dosmares/contracts/chat';
import { VisuallyHidden } from '@dosmares/ui';
import { colour, Icon, Mail, MessageCircle, nightGround, Phone, space, type, X } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useWords } from '../words.ts';

const headStyles = css`
  ${nightGround};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)} ${space(3)} ${space(6)};
  border-bottom: 1px solid ${colour('gold')};

  h2 {
    ${type.subheading};
    flex: 1;
    color: ${colour('ivory')};
  }
  button {
    ${type.small};
    min-width: ${space(11)};
    min-height: ${space(11)};
    padding: 0 ${space(2)};
    white-space: nowrap;
  }
  button:hover {
    color: ${colour('gold')};
  }
`;
const stripStyles = css`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  padding: ${space(3)} ${space(6)} 0;
  background: ${colour('sand')};
  border-bottom: 1px solid ${colour('line')};

  h3 {
    ${type.eyebrow};
    flex: 1;
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

interface TopProps {
  person: ChatPerson;
  onStartOver: () => void;
  onClose: () => void;
}

/** Head of the panel: its name, buttons to start over and to close, and links to a person, always in view (CH21). */
export function Top({ person, onStartOver, onClose }: TopProps) {
  const words = useWords();
  const name = person.isOffice ? words.theOffice : person.name;
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  const contactLinks = [
    { label: words.call, icon: Phone, href: person.callHref },
    { label: words.mail, icon: Mail, href: person.mailHref },
    { label: 'WhatsApp', icon: MessageCircle, href: person.chatHref, ...newTab },
  ];

  return (
    <>
      <div css={headStyles}>
        <h2 id="concierge-title">Concierge</h2>
        <button type="button" onClick={onStartOver}>
          {words.newConversation}
        </button>
        <button type="button" onClick={onClose} aria-label={words.close}>
          <Icon of={X} size={20} />
        </button>
      </div>
      <section css={stripStyles} aria-label={words.talkToAPerson}>
        <h3>{words.talkToAPerson}</h3>
        <p>{name}</p>
        <hr aria-hidden />
        {contactLinks.map(({ label, icon, ...link }) => (
          <a key={label} {...link}>
            <Icon of={icon} size={16} />
            {label}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </a>
        ))}
      </section>
    </>
  );
}
