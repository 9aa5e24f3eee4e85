/** Parts of the federation's bundler runtime, by file. They are handed on, never called here. */
declare module 'bundler-runtime/*' {
  export const attachShareScopeMap: unknown;
  export const consumes: unknown;
  export const initContainerEntry: unknown;
  export const initializeSharing: unknown;
  export const installInitialConsumes: unknown;
}

/** Parts of the federation's core, by file. */
declare module 'runtime-core/*' {
  export const DisabledSnapshotHandler: unknown;
}
