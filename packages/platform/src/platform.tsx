import type { EndpointName } from '@dosmares/contracts/endpoints';
import type { SiteConfig } from '@dosmares/contracts/site/boot';
import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** An answer of the API. Status 0: none came in time. Body: the JSON, or what `read` returns; undefined if neither. */
export interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

/** Options of one call; an older host ignores those that it does not know. */
export interface PostOptions {
  keepalive?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Reads the answer's body; by default as JSON. */
  read?: (response: Response) => Promise<unknown>;
}

/** Posts JSON to one of the API's endpoints. Never rejects. */
export type Post = (endpoint: EndpointName, body: unknown, options?: PostOptions) => Promise<Answer>;

/** Shows a toast, in place of an earlier one with the same `about`. A status disappears, an alert stays (AG17). */
export type ShowToast = (toast: {
  tone: 'status' | 'alert';
  title: string;
  text?: string;
  about?: string;
}) => void;

/** The assistant's panel (CH01): a store, since a changing context would make React discard unhydrated HTML. */
export interface ChatControl {
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
  subscribe: (changed: () => void) => () => void;
}

export interface SlotModule {
  // A slot's props are type-checked where it is used; the module itself comes untyped from another build.
  default: unknown;
}

/** The host's loader of remotes' modules. */
export interface SlotRuntime {
  /** Returns the module, or always the same promise; throws while a deployment is rendered without the module. */
  get: (address: string) => SlotModule | Promise<SlotModule>;
  forget: (address: string) => void;
  Fallback: ComponentType<{ title?: string | undefined; retry: () => void; minHeight?: string | undefined }>;
  Loading: ComponentType<{ minHeight?: string | undefined; address?: string }>;
  report: (address: string, error: unknown) => void;
}

/** Services of the host for everything it mounts. The object never changes while a page lives. */
export interface PlatformServices {
  config: SiteConfig;
  post: Post;
  toast: ShowToast;
  chat: ChatControl;
  slots: SlotRuntime;
}

const PlatformContext = createContext<PlatformServices | undefined>(undefined);

/** Provides the host's services to a tree; rendered once, by the shell (and by tests). */
export const PlatformProvider = (host: { services: PlatformServices; children: ReactNode }) => (
  <PlatformContext value={host.services}>{host.children}</PlatformContext>
);

/** Returns all services of the host; throws outside a provider. */
export function usePlatform(): PlatformServices {
  const services = useContext(PlatformContext);
  if (!services) throw new Error('The platform is missing: render inside PlatformProvider.');

  return services;
}

/** Returns the site's configured addresses. */
export const useConfig = () => usePlatform().config;

export const usePost = () => usePlatform().post;

export const useToast = () => usePlatform().toast;

export function useChat(): { isOpen: boolean; open: () => void } {
  const { chat } = usePlatform();
  const isOpen = useSyncExternalStore(chat.subscribe, chat.isOpen, () => false);

  return { isOpen, open: chat.open };
}
