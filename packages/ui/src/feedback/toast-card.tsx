import { css, keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Icon } from '../brand/icon.tsx';
import { Check, TriangleAlert, X } from '../brand/icons.ts';
import { nightGround } from '../brand/night-ground.ts';
import { colour, floatShadow, from, motionOk, space, translucent } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { WithContacts } from './with-contacts.tsx';

/** A message in the corner: a status disappears automatically, an alert stays until it is dismissed (AG17). */
export interface Toast {
  id: string;
  tone: 'status' | 'alert';
  title: string;
  text?: string | undefined;
}

const lifetimeMs = 6000;

const arrive = keyframes`
  from { opacity: 0; translate: 0 ${space(3)}; }
`;

const cardStyles = css`
  ${nightGround};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  align-items: start;
  padding: ${space(5)};
  border: 1px solid ${translucent('gold', 0.6)};
  border-radius: 2px;
  box-shadow: ${floatShadow};
  pointer-events: auto;

  ${motionOk} {
    animation: ${arrive} 300ms ease-out;
  }
`;

const markStyles = css`
  display: grid;
  place-items: center;
  width: ${space(8)};
  height: ${space(8)};
  margin: -${space(1)};
  border: 1px solid;
  border-radius: 50%;
`;

const tones = {
  status: { icon: Check, mark: css({ color: colour('gold') }) },
  alert: {
    icon: TriangleAlert,
    mark: css({ color: colour('ivory'), backgroundColor: colour('alert'), borderColor: colour('alert') }),
  },
} as const;

const titleStyles = css`
  font-weight: 600;
  line-height: 1.4;
`;

/* As wide as the card on a phone, so that an address fits in one line. */
const textStyles = css`
  ${type.small};
  grid-column: 1 / -1;
  color: ${colour('sand')};

  ${from.tablet} {
    grid-column: 2 / -1;
  }
`;

const dismissStyles = css`
  display: grid;
  place-items: center;
  width: ${space(8)};
  height: ${space(8)};
  margin: -${space(1)};
  padding: 0;
  border: 0;
  background: none;
`;

/** One toast. Hover and focus stop its timer, which restarts when they end. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const { id, tone, title, text } = toast;
  const hold = useDeparture(tone === 'status', () => onDismiss(id));
  const { icon, mark } = tones[tone];

  return (
    <div css={cardStyles} {...hold}>
      <span css={[markStyles, mark]}>
        <Icon of={icon} size={18} />
      </span>
      <p css={titleStyles}>{title}</p>
      <button
        type="button"
        css={dismissStyles}
        aria-label={`Dismiss: ${title}`}
        onClick={() => onDismiss(id)}
      >
        <Icon of={X} size={18} />
      </button>
      {text && (
        <p css={textStyles}>
          <WithContacts>{text}</WithContacts>
        </p>
      )}
    </div>
  );
}

function useDeparture(leaves: boolean, depart: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isRunning = leaves && !pointed && !focused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not restart the clock.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(depart, lifetimeMs);

    return () => clearTimeout(timer);
  }, [isRunning]);

  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
