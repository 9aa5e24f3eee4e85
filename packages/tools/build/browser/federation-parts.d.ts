/** Untyped parts of the federation's bundler runtime. They are passed on, never called here. */
declare module '@module-federation/webpack-bundler-runtime/dist/*' {
  export const attachShareScopeMap: unknown;
  export const consumes: unknown;
  export const initContainerEntry: unknown;
  export const initializeSharing: unknown;
  export const installInitialConsumes: unknown;
}
