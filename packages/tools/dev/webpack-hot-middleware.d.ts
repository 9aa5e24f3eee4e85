/** This package has no types. */
declare module 'webpack-hot-middleware' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Compiler } from 'webpack';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Sends the builds of a compiler to the pages that listen at a path. */
  export default function hot(
    compiler: Compiler,
    options: { path: string; log: false },
  ): Middleware & {
    close: () => void;
  };
}
