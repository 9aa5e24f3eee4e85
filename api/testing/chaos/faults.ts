import { setTimeout as pause } from 'node:timers/promises';
import type { FaultyProxy } from '@dosmares/local-services/testing/faulty-proxy';
import type { Stage } from './stage.ts';

const between = (min: number, max: number) => min + Math.random() * (max - min);

function relayFault(mode: Stage['relay']['mode'], ms: number) {
  return async ({ relay }: Stage) => {
    relay.mode = mode;
    await pause(ms);
    relay.mode = 'well';
  };
}

/** Degrades the line to the store, the one to the mail server, or both, for at most `maxMs`. */
function lineFault(begin: (line: FaultyProxy) => void, end: (line: FaultyProxy) => void, maxMs: number) {
  return async ({ lines }: Stage) => {
    const one = lines[Math.floor(Math.random() * (lines.length + 1))];
    const failing = one ? [one] : lines;
    failing.forEach(begin);
    await pause(between(maxMs / 16, maxMs));
    failing.forEach(end);
  };
}

/** Faults by name. Each function causes and ends one; the API has to recover by itself. */
// biome-ignore format: a table reads in columns
export const faults = {
  'kill':         (stage) => stage.apis.kill(),
  'restart':      (stage) => stage.postgres.restart(),
  'stall':        (stage) => stage.apis.stall(between(500, 6_000)),
  'cut':          lineFault((line) => line.drop(), () => undefined, 0),
  'freeze':       lineFault((line) => line.freeze(), (line) => line.thaw(), 8_000),
  'slow':         lineFault((line) => line.delay(between(50, 200)), (line) => line.delay(0), 3_000),
  'disk-full':    (stage) => stage.fillDisk(2_000),
  'slow-relay':   relayFault('slow', 5_000),
  'greylist':     relayFault('greylist', 3_000),
  'auth-rotated': relayFault('auth-rotated', 3_000),
} as const satisfies Record<string, (stage: Stage) => Promise<unknown>>;

export type FaultName = keyof typeof faults;

/** Whether a fault may keep an accepted mail from being recorded, so that it is sent again. */
export const mayRepeatMails = (name: FaultName) => !['slow-relay', 'greylist', 'auth-rotated'].includes(name);

/** Parses `all` or a list such as `cut,kill`; for an unknown name throws an error that lists them. */
export function faultsNamed(list: string): FaultName[] {
  const all = Object.keys(faults) as FaultName[];
  const names = list.split(',');
  const unknown = names.find((name) => !['all', ...all].includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no fault "${unknown}". There are: all, ${all.join(', ')}.`);

  return all.filter((name) => names.includes('all') || names.includes(name));
}
