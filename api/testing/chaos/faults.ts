import { setTimeout as pause } from 'node:timers/promises';
import type { FaultyLine } from '@dosmares/local-services/testing/faulty-line';
import type { Stage } from './stage.ts';

/** A fault that a chaos run can cause. */
export interface Fault {
  describe: string;
  /** Whether a delivery that the mail server accepted may go unrecorded, so that the mail is sent again. */
  mayRepeatMails: boolean;
  /** Causes the fault and ends it; the API has to recover on its own. */
  happen: (stage: Stage) => Promise<unknown>;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

/** Changes how the mail server behaves for a while. */
const relayThat = (mode: Stage['relay']['mode'], ms: number) => async (stage: Stage) => {
  stage.relay.mode = mode;
  await pause(ms);
  stage.relay.mode = 'well';
};

/** Changes for a while how the lines to the store and the mail server carry: one of them, or all. */
function linesThat(begin: (line: FaultyLine) => void, end: (line: FaultyLine) => void, most: number) {
  return async ({ lines }: Stage) => {
    const one = lines[Math.floor(Math.random() * (lines.length + 1))];
    const failing = one ? [one] : lines;
    failing.forEach(begin);
    await pause(between(most / 16, most));
    failing.forEach(end);
  };
}

// biome-ignore format: a table reads in columns
export const faults = {
  'kill':         { mayRepeatMails: true,  describe: 'a process of the API is killed',                 happen: (stage) => stage.replaceApi('SIGKILL') },
  'restart':      { mayRepeatMails: true,  describe: 'the database, or without one the API, restarts', happen: (stage) => stage.postgres?.restart() ?? stage.replaceApi('SIGTERM') },
  'stall':        { mayRepeatMails: true,  describe: 'a process of the API stands still',              happen: (stage) => stage.stallApi(between(500, 6_000)) },
  'cut':          { mayRepeatMails: true,  describe: 'lines are cut',                                  happen: linesThat((line) => line.drop(), () => undefined, 0) },
  'freeze':       { mayRepeatMails: true,  describe: 'lines fall silent',                              happen: linesThat((line) => line.freeze(), (line) => line.thaw(), 8_000) },
  'slow':         { mayRepeatMails: true,  describe: 'lines carry everything late',                    happen: linesThat((line) => line.delay(between(50, 200)), (line) => line.delay(0), 3_000) },
  'disk-full':    { mayRepeatMails: true,  describe: "the store's disk is full",                       happen: (stage) => stage.fillDisk(2_000) },
  'slow-relay':   { mayRepeatMails: false, describe: 'the mail server takes its time with each mail',  happen: relayThat('slow-relay', 5_000) },
  'greylist':     { mayRepeatMails: false, describe: 'the mail server says try again later',           happen: relayThat('greylist', 3_000) },
  'auth-rotated': { mayRepeatMails: false, describe: 'the mail server knows the password no more',     happen: relayThat('auth-rotated', 3_000) },
} as const satisfies Record<string, Fault>;

/** Name of a fault. */
export type FaultName = keyof typeof faults;

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
