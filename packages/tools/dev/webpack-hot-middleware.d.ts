/** This package has no types. */
declare module 'webpack-hot-middleware' {
  import type { RequestListener } from 'node:http';
  import type { Compiler } from 'webpack';

  type Middleware = (...call: [...Parameters<RequestListener>, next: () => void]) => void;
  export default function hot(
    compiler: Compiler,
    options: { path: string; log: false },
  ): Middleware & { close: () => void };
}
