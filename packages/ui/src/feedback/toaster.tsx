import { css } from '@emotion/react';
import { from, gutter, layer, rail, space } from '../brand/tokens.ts';
import { type Toast, ToastCard } from './toast-card.tsx';

/** The toasts to show, and the callback when one is dismissed. */
export interface ToasterProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}

/* Clear of floating elements: above their strip on small screens, beside them on wide ones. */
const cornerStyles = css`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto ${space(4)} calc(${rail.strip} + ${space(4)} + env(safe-area-inset-bottom));
  display: grid;
  pointer-events: none;

  ${from.tablet} {
    inset-inline-start: auto;
    width: ${space(105)};
  }

  ${from.desktop} {
    inset: auto ${gutter} ${space(6)} auto;
  }
`;

/* Never hidden, even when empty: a live region that appears together with its text is not announced. */
const regionStyles = css`
  display: grid;

  & > * {
    margin-top: ${space(3)};
  }
`;

const regions = [
  { tone: 'status', role: 'status', live: 'polite' },
  { tone: 'alert', role: 'alert', live: 'assertive' },
] as const;

/**
 * The corner where toasts appear (AG17). Both live regions exist from the start, so that new toasts are announced.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  return (
    <div css={cornerStyles} data-print="hidden">
      {regions.map(({ tone, role, live }) => (
        <div key={tone} role={role} aria-live={live} aria-atomic="false" css={regionStyles}>
          {toasts
            .filter((toast) => toast.tone === tone)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
            ))}
        </div>
      ))}
    </div>
  );
}
