import { type ContactIntent, contactAddress } from '@dosmares/contracts/contact-intent';
import { Link, useChat } from '@dosmares/platform';
import { useScrolledPast } from '@dosmares/ui';
import {
  Calendar,
  colour,
  ease,
  floatShadow,
  from,
  Icon,
  layer,
  MessageSquare,
  nightGround,
  rail,
  space,
  translucent,
} from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { contactLinks } from './navigation/navigation-links.ts';

const bar = css`
  ${nightGround};
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${colour('gold')};
  visibility: hidden;
  opacity: 0;
  translate: 0 ${space(3)};
  transition:
    opacity ${ease},
    translate ${ease},
    visibility 300ms;

  &[data-shown] {
    visibility: visible;
    opacity: 1;
    translate: 0;
  }

  ${rail.isShared} {
    inset-inline-end: ${rail.strip};
  }

  ${from.desktop} {
    inset: auto ${rail.edge} ${space(6)} auto;
    grid-auto-flow: row;
    padding-bottom: 0;
    border: 1px solid ${translucent('ivory', 0.18)};
    box-shadow: ${floatShadow};

    ${rail.isShared} {
      inset: auto ${rail.edge} ${space(23)} auto;
    }
  }
`;

const action = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  height: ${rail.strip};
  font-size: 0.6875rem;
  font-weight: 500;
  line-height: 1.2;
  text-decoration: none;
  border: 0 solid ${translucent('ivory', 0.14)};
  outline-offset: -4px;
  transition:
    color ${ease},
    background-color ${ease};

  & + & {
    border-inline-start-width: 1px;
  }

  &:hover,
  &[aria-expanded='true'] {
    color: ${colour('night')};
    background: ${colour('gold')};
    --on-focus: ${colour('night')};
  }

  /* A window at 400 % zoom is this low: without icons more of the page can be seen. */
  @media (max-height: 25rem) {
    height: ${space(10)};

    & > svg {
      display: none;
    }
  }

  ${from.desktop} {
    min-width: ${rail.width};
    padding-inline: ${space(1)};

    & + & {
      border-width: 1px 0 0;
    }
  }
`;

/** Four ways to reach the office, once the visitor has begun to read (N12-N14); `intent` is what the page is about. */
export function FloatingBar({ intent }: { intent: ContactIntent }) {
  const isShown = useScrolledPast(100);
  const chat = useChat();

  return (
    <aside css={bar} aria-label="Reach us" data-shown={isShown || undefined} data-print="hidden">
      {contactLinks.map(({ href, act, icon }) => (
        <a css={action} key={href} href={href}>
          <Icon of={icon} size={20} />
          {act}
        </a>
      ))}
      <button
        css={action}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={chat.isOpen}
        onClick={chat.open}
      >
        <Icon of={MessageSquare} size={20} />
        AI Chat
      </button>
      <Link css={action} to={contactAddress(intent)}>
        <Icon of={Calendar} size={20} />
        Schedule
      </Link>
    </aside>
  );
}
