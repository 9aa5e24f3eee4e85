import dgram from 'node:dgram';
import net from 'node:net';
import process from 'node:process';
import { format } from 'node:util';

let record = { violations: [] as string[], messages: [] as string[] };

/** Starts another record of violations and console messages; returns the previous one. */
export function swapRecord(next: typeof record = { violations: [], messages: [] }) {
  const before = record;
  record = next;

  return before;
}

/** Records what a server bundle may not do, and throws: code can catch the error, but not the record. */
export function refuse(what: string): never {
  record.violations.push(what);
  throw new Error(`A server bundle may not do this: it ${what}`);
}

const refusing = (what: string) =>
  function refused() {
    refuse(what);
  };

/** Members of `process` that libraries in the shell's renderer use. */
export const restrictedProcess = Object.freeze({
  env: Object.freeze({}),
  nextTick: process.nextTick,
  version: process.version,
});

const recordMessage = (...args: unknown[]) => void record.messages.push(format(...args));

export const recordingConsole = Object.freeze({
  ...Object.fromEntries(Object.keys(console).map((name) => [name, () => {}])),
  error: recordMessage,
  warn: recordMessage,
});

const globals: Readonly<Record<string, unknown>> = {
  process: new Proxy(Object.freeze({}), {
    get: (_, name) => (typeof name === 'symbol' ? undefined : refuse(`uses process.${name}`)),
  }),
  console: recordingConsole,
  fetch: refusing('calls fetch'),
  WebSocket: refusing('opens a WebSocket'),
  EventSource: refusing('opens an EventSource'),
};

/** Every connection goes through one of these; Node's permission model does not cover the network. */
const networkCalls = [
  [net.Socket.prototype, ['connect']],
  [net.Server.prototype, ['listen']],
  [dgram.Socket.prototype, ['bind', 'connect', 'send']],
] as const;

export function blockOutsideAccess() {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
  for (const [prototype, names] of networkCalls)
    for (const name of names)
      Object.defineProperty(prototype, name, { value: refusing('opens a connection'), writable: false });
}
