/** This package has no types. */
declare module 'react-refresh/runtime' {
  /** Renders all components again that were replaced since the last call, with their state. */
  export function performReactRefresh(): void;
}

/** The hash of the build of the page's modules. */
declare const __webpack_hash__: string;

interface ImportMeta {
  /** Webpack's interface for modules of a build with hot module replacement. */
  readonly webpackHot: {
    /**
     * Applies the changed modules; returns null when the build is no longer available. Rejects when no module accepts
     * a change.
     */
    check(autoApply: true): Promise<readonly (string | number)[] | null>;
  };
}
