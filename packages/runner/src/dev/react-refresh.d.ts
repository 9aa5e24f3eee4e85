/** Comes without types. */
declare module 'react-refresh/runtime' {
  /** Shows every component that was exchanged since the last time, in all pages' trees, with the state that it has. */
  export function performReactRefresh(): void;
}
