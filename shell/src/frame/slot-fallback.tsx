import { office } from '@dosmares/content/office';
import type { SlotRuntime } from '@dosmares/platform';
import { Button, textLink, VisuallyHidden } from '@dosmares/ui';
import { colour, space, surface, type } from '@dosmares/ui/brand';
import { css, keyframes } from '@emotion/react';

const notice = (minHeight: string) => css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(5)};
  min-height: ${minHeight};
  padding: ${space(12)} ${space(6)};
  text-align: center;
  border-block: 1px solid ${colour('line')};
`;

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const ground = (minHeight: string) => css`
  min-height: ${minHeight};
  background: ${colour('sand')};
  animation: ${pulse} 2s ease-in-out infinite;
`;

/** Shown where another application could not be loaded: says so, and offers the office's contacts. */
export const SlotFallback: SlotRuntime['Fallback'] = ({ title, retry, minHeight = space(80) }) => (
  <div css={notice(minHeight)}>
    <p css={[type.subheading, { color: surface('heading') }]}>
      {title ?? 'This section will be back shortly'}
    </p>
    <p css={{ maxWidth: '48ch' }}>
      Please try again in a moment, or let us help you in person:{' '}
      <a css={textLink} href={office.phoneHref}>
        {office.phone}
      </a>{' '}
      or{' '}
      <a css={textLink} href={office.emailHref}>
        {office.email}
      </a>
    </p>
    <Button tone="quiet" onClick={retry}>
      Try again
    </Button>
  </div>
);

export const SlotLoading: SlotRuntime['Loading'] = ({ minHeight = space(80) }) => (
  <div css={ground(minHeight)} aria-busy="true">
    <VisuallyHidden>Loading</VisuallyHidden>
  </div>
);
