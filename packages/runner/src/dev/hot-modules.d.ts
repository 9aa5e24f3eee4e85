/** Comes without types. */
declare module 'react-refresh/runtime' {
  /** Shows every component that was exchanged since the last time, in all pages' trees, with the state that it has. */
  export function performReactRefresh(): void;
}

/** The build that the page's modules are of. */
declare const __webpack_hash__: string;

interface ImportMeta {
  /** Webpack's interface for modules of a build with hot module replacement. */
  readonly webpackHot: {
    /** Exchanges what has changed; gives nothing when that build is not known any more. Rejects when nothing takes a change. */
    check(autoApply: true): Promise<readonly (string | number)[] | null>;
  };
}
