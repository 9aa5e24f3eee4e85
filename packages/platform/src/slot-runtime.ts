import type { ComponentType } from 'react';

/** A loaded module, or the promise of one. */
export type SlotState = SlotModule | Promise<SlotModule>;

/** Exports of a remote's module for a slot. */
export interface SlotModule {
  // A slot's props are checked where it is used; the module itself arrives untyped from another build.
  default: unknown;
}

/** The host's state of remotes' modules. */
export interface SlotRuntime {
  /** The module, its promise, or a throw when it cannot be had (at composition). */
  get: (address: string) => SlotState;
  /** Forgets a failed load, so that the next `get` tries anew. */
  forget: (address: string) => void;
  /** Which application and version an address comes from, for `?inspect` and error reports. */
  owner: (address: string) => { application: string; version: string };
  /** Shown instead. */
  Fallback: ComponentType<{ title?: string | undefined; retry: () => void; minHeight?: string | undefined }>;
  /** Shown until then. */
  Loading: ComponentType<{ minHeight?: string | undefined }>;
  report: (address: string, error: unknown) => void;
}
