import { type Boot, ownerOf } from '@dosmares/contracts/site/boot';
import type { PlatformServices, SlotRuntime } from '@dosmares/platform';
import { SlotFallback } from '../frame/slot-fallback.tsx';

/**
 * The platform during composition: nothing can be sent or opened, and content that cannot be rendered is replaced by
 * help.
 */
export function compositionServices(boot: Omit<Boot, 'rendered'>, get: SlotRuntime['get']): PlatformServices {
  const { registry, config } = boot;

  return {
    config,
    post: async () => ({ ok: false, status: 0, body: undefined }),
    toast: () => {},
    chat: { isOpen: () => false, open: () => {}, close: () => {}, subscribe: () => () => {} },
    slots: {
      get,
      forget: () => {},
      report: () => {},
      owner: (address) => ownerOf(address, registry),
      Fallback: SlotFallback,
      // React puts a boundary's placeholder into the HTML when its content fails, so the placeholder has to help.
      Loading: ({ minHeight }) => <SlotFallback minHeight={minHeight} retry={() => {}} />,
    },
  };
}
