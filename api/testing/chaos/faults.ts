import { setTimeout as pause } from 'node:timers/promises';
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

// biome-ignore format: a table reads in columns
export const faults = {
  'kill':         { mayRepeatMails: true,  describe: 'a process of the API is killed',               happen: (stage) => stage.replaceApi('SIGKILL') },
  'restart':      { mayRepeatMails: true,  describe: 'the database, or without one the API, restarts', happen: (stage) => stage.postgres?.restart() ?? stage.replaceApi('SIGTERM') },
  'cut':          { mayRepeatMails: true,  describe: 'all lines to the store and the mail server are cut', happen: async (stage) => stage.lines.forEach((line) => { line.drop(); }) },
  'freeze':       { mayRepeatMails: true,  describe: 'these lines fall silent',                      happen: (stage) => stage.whileSilent(stage.lines, between(500, 8_000)) },
  'slow':         { mayRepeatMails: true,  describe: 'these lines carry everything late',            happen: (stage) => stage.whileSlow(between(50, 200), 3_000) },
  'disk-full':    { mayRepeatMails: true,  describe: "the store's disk is full",                     happen: (stage) => stage.whileFull(2_000) },
  'slow-relay':   { mayRepeatMails: false, describe: 'the mail server takes its time with each mail', happen: relayThat('slow-relay', 5_000) },
  'greylist':     { mayRepeatMails: false, describe: 'the mail server says try again later',         happen: relayThat('greylist', 3_000) },
  'auth-rotated': { mayRepeatMails: false, describe: 'the mail server knows the password no more',   happen: relayThat('auth-rotated', 3_000) },
} as const satisfies Record<string, Fault>;

/** Name of a fault. */
export type FaultName = keyof typeof faults;

/**
 * Reads a list such as `cut,freeze`; `all` means every fault. For an unknown name it throws an error that lists the
 * names.
 */
export function faultsNamed(list: string): FaultName[] {
  const known = Object.keys(faults) as FaultName[];
  if (list === 'all') return known;

  return list.split(',').map((text) => {
    const name = known.find((one) => one === text.trim());
    if (!name) throw new Error(`There is no fault "${text}". There are: ${known.join(', ')}, all.`);

    return name;
  });
}
