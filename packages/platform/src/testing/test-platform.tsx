import type { SiteConfig } from '@dosmares/contracts/site/boot';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PlatformProvider, type PlatformServices, type SlotRuntime } from '../platform.tsx';

export const config: SiteConfig = {
  siteOrigin: 'http://site.example',
  apiOrigin: 'http://api.example',
  listingServiceUrl: 'http://outside.example/listings',
  mlsSearchUrl: 'http://outside.example/mls-search',
  mapUrl: 'http://outside.example/map',
  directionsUrl: 'http://outside.example/directions',
  shareUrl: 'http://outside.example/share',
};

const services: PlatformServices = {
  config,
  post: async () => ({ ok: false, status: 0, body: undefined }),
  toast: () => {},
  chat: chatOf({}),
  slots: {
    get: (address) => ({ default: () => <div data-testid={`slot ${address}`} /> }),
    forget: () => {},
    Fallback: ({ retry }) => (
      <button type="button" onClick={retry}>
        Try again
      </button>
    ),
    Loading: () => <p>Loading</p>,
    report: () => {},
  },
};

/** A host for tests: every service can be replaced; `path` is the visitor's location. */
export function TestPlatform(
  test: Omit<Partial<PlatformServices>, 'chat' | 'slots'> & {
    path?: string;
    chat?: Partial<OpenChat>;
    slots?: Partial<SlotRuntime>;
    children: ReactNode;
  },
) {
  const { path = '/', children, chat = {}, slots = {}, ...given } = test;
  const replaced = { ...given, chat: chatOf(chat), slots: { ...services.slots, ...slots } };

  return (
    <MemoryRouter initialEntries={[path]}>
      <PlatformProvider services={{ ...services, ...replaced }}>{children}</PlatformProvider>
    </MemoryRouter>
  );
}

interface OpenChat {
  isOpen: boolean;
  open: () => void;
}

function chatOf({ isOpen = false, open = () => {} }: Partial<OpenChat>): PlatformServices['chat'] {
  return { isOpen: () => isOpen, open, close: () => {}, subscribe: () => () => {} };
}
