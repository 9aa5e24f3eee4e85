import dgram from 'node:dgram';
import net from 'node:net';
import process from 'node:process';
import { format } from 'node:util';

let notes = { violations: [] as string[], messages: [] as string[] };

/** Begins other notes of what code tries and tells; returns those until now. */
export function exchangeNotes(next: typeof notes = { violations: [], messages: [] }) {
  const before = notes;
  notes = next;

  return before;
}

/** Records a forbidden act of a server bundle, and throws. The code can catch the error, but not remove the record. */
export function refuse(what: string): never {
  notes.violations.push(what);
  throw new Error(`A server bundle may not do this: it ${what}`);
}

const refusing = (what: string) =>
  function refused() {
    refuse(what);
  };

/** Members of `process` that libraries in the shell's renderer use. */
export const lentProcess = Object.freeze({
  env: Object.freeze({}),
  nextTick: process.nextTick,
  version: process.version,
});

const note = (...args: unknown[]) => void notes.messages.push(format(...args));

export const noting = Object.freeze({
  ...Object.fromEntries(Object.keys(console).map((name) => [name, () => {}])),
  error: note,
  warn: note,
});

const globals: Readonly<Record<string, unknown>> = {
  process: new Proxy(Object.freeze({}), {
    get: (_, name) => (typeof name === 'symbol' ? undefined : refuse(`uses process.${name}`)),
  }),
  console: noting,
  fetch: refusing('calls fetch'),
  WebSocket: refusing('opens a WebSocket'),
  EventSource: refusing('opens an EventSource'),
};

/** Everything that opens a connection uses one of these: Node's permission model does not cover the network. */
const connecting = [
  [net.Socket.prototype, ['connect']],
  [net.Server.prototype, ['listen']],
  [dgram.Socket.prototype, ['bind', 'connect', 'send']],
] as const;

export function shutWorldOut() {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
  for (const [prototype, names] of connecting)
    for (const name of names)
      Object.defineProperty(prototype, name, { value: refusing('opens a connection'), writable: false });
}
