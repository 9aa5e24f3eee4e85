import { messagingHref } from '@dosmares/content/roster';
import {
  colour,
  ease,
  floatShadow,
  from,
  Icon,
  layer,
  MessageCircle,
  rail,
  space,
  type,
} from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';

/* Covers no text: it is in the strip of the site's bar on small screens, and in the gutter of wide ones. */
const buttonStyles = css`
  position: fixed;
  z-index: ${layer.bar - 1};
  right: ${space(2)};
  bottom: calc(${space(2)} + env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(12)};
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

  @media (max-height: 25rem) {
    bottom: calc(${space(1)} + env(safe-area-inset-bottom));
    width: ${space(8)};
    height: ${space(8)};
  }

  ${from.desktop} {
    right: calc(${rail.edge} + ${space(0.5)});
    bottom: ${space(6)};
    width: ${space(14)};
    height: ${space(14)};
  }
`;

const stripStyles = css`
  position: fixed;
  z-index: ${layer.bar - 1};
  inset: auto 0 0;
  height: calc(${rail.strip} + 1px + env(safe-area-inset-bottom));
  background: ${colour('night')};
  border-top: 1px solid ${colour('gold')};

  @media (max-height: 25rem) {
    height: calc(${space(10)} + 1px + env(safe-area-inset-bottom));
  }

  ${from.desktop} {
    display: none;
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
  pointer-events: none;
  transition: opacity ${ease};

  ${from.desktop} {
    opacity: 0;
  }
`;

/** Opens a chat with the agent in a messaging application, in a new tab (AG01 to AG03, A9-2). */
export function MessagingButton({ agent }: { agent: Agent }) {
  return (
    <div data-docked="" data-print="hidden">
      <div css={stripStyles} />
      <a
        href={messagingHref(agent, greetingTo(agent))}
        target="_blank"
        rel="noopener noreferrer"
        css={buttonStyles}
      >
        <Icon of={MessageCircle} size={26} />
        <span role="tooltip" css={tooltipStyles}>
          Chat on WhatsApp
        </span>
      </a>
    </div>
  );
}

const greetingTo = ({ firstName }: Agent) =>
  `Hi ${firstName}, I'm interested in Cabo real estate properties. Can you help me?`;
