import { css, keyframes } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Check, Icon, TriangleAlert, X } from '../brand/icon.tsx';
import { colour, floatShadow, from, layer, nightGround, rail, space, translucent } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { bareButton } from '../layout/grids.ts';
import { WithContacts } from './with-contacts.tsx';

/** A message in the corner: a status disappears automatically, an alert stays until it is dismissed (AG17). */
export interface Toast {
  id: string;
  tone: 'status' | 'alert';
  title: string;
  text?: string | undefined;
}

const lifetimeMs = 6000;

/* Clear of floating elements: above their strip on small screens, beside them on wide ones. */
const cornerStyles = css`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto ${space(4)} calc(${rail.strip} + ${space(4)} + env(safe-area-inset-bottom));
  pointer-events: none;

  ${from.tablet} {
    inset-inline-start: auto;
    width: ${space(105)};
  }

  ${from.desktop} {
    inset: auto calc(${rail.width} + 2 * ${rail.edge}) ${space(6)} auto;
  }
`;

const regions = [
  { tone: 'status', live: 'polite', icon: Check },
  { tone: 'alert', live: 'assertive', icon: TriangleAlert },
] as const;

/** The corner of toasts (AG17). A live region that appears together with its text would not be announced. */
export function Toaster(corner: { toasts: readonly Toast[]; onDismiss: (id: string) => void }) {
  const { toasts, onDismiss } = corner;

  return (
    <div css={cornerStyles} data-print="hidden">
      {regions.map(({ tone, live, icon }) => (
        <div key={tone} role={tone} aria-live={live} aria-atomic="false">
          {toasts
            .filter((toast) => toast.tone === tone)
            .map((toast) => (
              <Card key={toast.id} toast={toast} icon={icon} onDismiss={() => onDismiss(toast.id)} />
            ))}
        </div>
      ))}
    </div>
  );
}

const arrive = keyframes`
  from { opacity: 0; translate: 0 ${space(3)}; }
`;

const cardStyles = css`
  ${nightGround};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  align-items: start;
  margin-top: ${space(3)};
  padding: ${space(5)};
  border: 1px solid ${translucent('gold', 0.6)};
  border-radius: 2px;
  box-shadow: ${floatShadow};
  pointer-events: auto;
  animation: ${arrive} 300ms ease-out;

  & > strong {
    font-weight: 600;
    line-height: 1.4;
  }
`;

const markStyles = css`
  ${bareButton(8)};
  margin: -${space(1)};
  border-radius: 50%;

  span& {
    border: 1px solid;
    color: ${colour('gold')};
  }

  [role='alert'] span& {
    color: ${colour('ivory')};
    background: ${colour('alert')};
    border-color: ${colour('alert')};
  }
`;

/* As wide as the card on a phone, so that an address fits in one line. */
const textStyles = css`
  ${type.note};
  grid-column: 1 / -1;

  ${from.tablet} {
    grid-column: 2 / -1;
  }
`;

/** Hover and focus stop the timer of a status, which restarts when they end. */
function Card(card: { toast: Toast; icon: (typeof regions)[number]['icon']; onDismiss: () => void }) {
  const { icon, onDismiss } = card;
  const { tone, title, text } = card.toast;
  const [isHeld, hold] = useState(false);
  const leave = useEffectEvent(onDismiss);
  const isRunning = tone === 'status' && !isHeld;

  useEffect(() => {
    const timer = isRunning ? setTimeout(() => leave(), lifetimeMs) : undefined;

    return () => clearTimeout(timer);
  }, [isRunning]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only keep it open.
    <div
      css={cardStyles}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <span css={markStyles}>
        <Icon of={icon} size={18} />
      </span>
      <strong>{title}</strong>
      <button type="button" css={markStyles} aria-label={`Dismiss: ${title}`} onClick={onDismiss}>
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
