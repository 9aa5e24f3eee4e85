/** What the engine's thread is asked to do. */
export interface Request {
  id: number;
  call: 'query' | 'exec' | 'listen' | 'unlisten' | 'syncs' | 'crash' | 'close';
  args: unknown[];
}

/** An error on its way between threads; `code` is an SQL state. */
export interface Failure {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  severity?: string | undefined;
}

/** What the engine's thread says. */
export type Reply =
  | { ready: true }
  | { id: number; value: unknown }
  | { id: number; failure: Failure }
  | { channel: string; payload: string };
