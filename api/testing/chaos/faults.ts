import { setTimeout as pause } from 'node:timers/promises';
import type { FaultyProxy } from '@dosmares/local-services/testing/faulty-proxy';
import type { Stage } from './stage.ts';

const between = (least: number, most: number) => least + Math.random() * (most - least);

function relayThat(mode: Stage['relay']['mode'], ms: number) {
  return async ({ relay }: Stage) => {
    relay.mode = mode;
    await pause(ms);
    relay.mode = 'well';
  };
}

/** Changes for a while how the lines to the store and the mail server carry: one of them, or all. */
function linesThat(begin: (line: FaultyProxy) => void, end: (line: FaultyProxy) => void, most: number) {
  return async ({ lines }: Stage) => {
    const one = lines[Math.floor(Math.random() * (lines.length + 1))];
    const failing = one ? [one] : lines;
    failing.forEach(begin);
    await pause(between(most / 16, most));
    failing.forEach(end);
  };
}

/** Faults by name: each is caused and ended; the API has to recover on its own. */
// biome-ignore format: a table reads in columns
export const faults = {
  'kill':         (stage) => stage.replaceApi('SIGKILL'),
  'restart':      (stage) => stage.postgres?.restart() ?? stage.replaceApi('SIGTERM'),
  'stall':        (stage) => stage.stallApi(between(500, 6_000)),
  'cut':          linesThat((line) => line.drop(), () => undefined, 0),
  'freeze':       linesThat((line) => line.freeze(), (line) => line.thaw(), 8_000),
  'slow':         linesThat((line) => line.delay(between(50, 200)), (line) => line.delay(0), 3_000),
  'disk-full':    (stage) => stage.fillDisk(2_000),
  'slow-relay':   relayThat('slow', 5_000),
  'greylist':     relayThat('greylist', 3_000),
  'auth-rotated': relayThat('auth-rotated', 3_000),
} as const satisfies Record<string, (stage: Stage) => Promise<unknown>>;

export type FaultName = keyof typeof faults;

/** Whether a delivery that the mail server accepted may go unrecorded in a fault, so that the mail is sent again. */
export const mayRepeatMails = (name: FaultName) => !['slow-relay', 'greylist', 'auth-rotated'].includes(name);

const groups: Readonly<Record<string, readonly FaultName[]>> = {
  all: Object.keys(faults) as FaultName[],
  line: ['cut', 'freeze', 'slow'],
};

/** Reads a list such as `cut,kill`, `line` or `all`. For an unknown name it throws an error that lists the names. */
export const faultsNamed = (list: string): FaultName[] =>
  list.split(',').flatMap((text) => {
    const names = groups[text] ?? groups.all?.filter((name) => name === text) ?? [];
    if (names.length > 0) return names;
    throw new Error(
      `There is no fault "${text}". There are: ${[...Object.keys(faults), ...Object.keys(groups)].join(', ')}.`,
    );
  });
