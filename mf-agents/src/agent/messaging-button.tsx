import { messagingHref } from '@dosmares/content/roster';
import { colour, ease, floatShadow, from, Icon, layer, MessageCircle, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';

/* Clear of the site's floating bar: above it where it lies along the bottom, beside it where it stands. */
const buttonStyles = css`
  position: fixed;
  z-index: ${layer.bar};
  right: ${space(4)};
  bottom: calc(${space(22)} + env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: ${space(14)};
  height: ${space(14)};
  border-radius: 50%;
  color: ${colour('navy')};
  background-color: ${colour('messaging')};
  box-shadow: ${floatShadow};
  transition: color ${ease};

  &:hover {
    color: ${colour('night')};
  }

  &:hover span,
  &:focus-visible span {
    opacity: 1;
  }

  ${from.desktop} {
    right: ${space(26)};
    bottom: ${space(6)};
  }
`;

const tooltipStyles = css`
  ${type.small};
  position: absolute;
  right: calc(100% + ${space(3)});
  padding: ${space(1.5)} ${space(3)};
  border-radius: 2px;
  white-space: nowrap;
  color: ${colour('ivory')};
  background-color: ${colour('night')};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${ease};
`;

/** Opens a chat with the agent in a messaging application, in a new tab (AG01 to AG03, A9-2). */
export function MessagingButton({ agent }: { agent: Agent }) {
  return (
    <a
      href={messagingHref(agent, firstWordsTo(agent))}
      target="_blank"
      rel="noopener noreferrer"
      css={buttonStyles}
      data-print="hidden"
    >
      <Icon of={MessageCircle} size={26} aria-hidden="true" />
      <span role="tooltip" css={tooltipStyles}>
        Chat on WhatsApp
      </span>
    </a>
  );
}

const firstWordsTo = ({ firstName }: Agent) =>
  `Hi ${firstName}, I'm interested in Cabo real estate properties. Can you help me?`;
