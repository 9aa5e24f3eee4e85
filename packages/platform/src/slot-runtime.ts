import type { ComponentType } from 'react';

/** A loaded module, or the promise of one. */
export type SlotState = SlotModule | Promise<SlotModule>;

/** Exports of a remote's module for a slot. */
export interface SlotModule {
  // A slot's props are type-checked where it is used; the module itself comes untyped from another build.
  default: unknown;
}

/** The host's state of remotes' modules. */
export interface SlotRuntime {
  /** Returns the module or its promise; throws when it is not available (while a site build is rendered). */
  get: (address: string) => SlotState;
  /** Forgets a failed load, so that the next `get` tries again. */
  forget: (address: string) => void;
  /** Returns the application and version of an address, for `?inspect` and error reports. */
  owner: (address: string) => { application: string; version: string };
  Fallback: ComponentType<{ title?: string | undefined; retry: () => void; minHeight?: string | undefined }>;
  Loading: ComponentType<{ minHeight?: string | undefined }>;
  report: (address: string, error: unknown) => void;
}
