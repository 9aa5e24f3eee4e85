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

const groups: Readonly<Record<string, readonly FaultName[]>> = {
  all: Object.keys(faults) as FaultName[],
  line: ['cut', 'freeze', 'slow'],
};

/** Parses a list such as `cut,kill`, `line` or `all`; for an unknown name throws an error that lists all. */
export const faultsNamed = (list: string): FaultName[] =>
  list.split(',').flatMap((text) => {
    const names = groups[text] ?? groups.all?.filter((name) => name === text) ?? [];
    if (names.length > 0) return names;
    throw new Error(
      `There is no fault "${text}". There are: ${[...Object.keys(faults), ...Object.keys(groups)].join(', ')}.`,
    );
  });
