import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../src/config.ts';
import { openLog } from '../../src/operations/log.ts';
import { openStore, storeSettings } from '../../src/store/store.ts';
import { signIn } from '../sign-in.ts';
import { until } from '../until.ts';
import { letIn } from './crowd.ts';
import { type FaultName, faults } from './faults.ts';
import { letWork } from './staff.ts';
import { type Stage, setStage } from './stage.ts';
import { type FaultTime, type Tally, tally } from './tally.ts';
import { type HandlingTally, tallyHandling } from './tally-handling.ts';

/** Settings of a chaos run. */
export interface Chaos {
  engine: 'pglite' | 'postgres';
  faults: readonly FaultName[];
  /** Number of times that each fault happens. */
  rounds: number;
  /** Number of parallel API processes; more than one needs PostgreSQL. */
  processes: number;
  visitors: number;
  /** Milliseconds between the answer to one visitor and the arrival of the next. */
  pauseMs: number;
  say: (line: string) => void;
}

/**
 * Causes faults in turns at random moments under load, and checks every acknowledged inquiry, the acts of staff, and
 * the reminders. Undefined when the engine is not available on this machine.
 */
export async function runChaos(
  chaos: Chaos,
): Promise<{ inquiries: Tally; handling: HandlingTally } | undefined> {
  const { engine, processes, visitors, say } = chaos;
  const stage = await setStage({
    engine,
    processes,
    hasSmallDisk: chaos.faults.includes('disk-full'),
  });
  if (!stage) return undefined;

  const crowd = letIn(visitors, chaos.pauseMs, stage.address);
  const staff = letWork(
    stage.relay.taken,
    stage.address,
    await signIn(stage.address() ?? '', manager, stage.settings),
  );
  const times: FaultTime[] = [];
  const all = Array.from({ length: chaos.rounds }, () => chaos.faults).flat();

  for (const [index, name] of all.entries()) {
    await pause(150 + Math.random() * 900);
    const from = Date.now();
    await faults[name].happen(stage);
    // Work in progress at the end of the fault may be recorded some seconds later, after a lease has expired.
    if (faults[name].mayRepeatMails) times.push({ from, to: Date.now() + checkoutMs });
    const { acknowledged } = crowd;
    say(
      `${name} ${index + 1} of ${all.length}: ${acknowledged.size} acknowledged, ${stage.relay.taken.length} mails`,
    );
  }

  await crowd.leave();
  await staff.leave();
  say(`waiting for the mails of ${crowd.acknowledged.size} inquiries`);
  await allSent(stage);
  await stage.endApis();
  const store = await openStore(storeSettings(readConfig(stage.settings)), openLog('error'));
  const result = {
    inquiries: await tally(store, crowd, stage.relay.taken, times),
    handling: await tallyHandling(store, staff.acknowledged, stage.relay.taken),
  };
  await store.close();
  await stage.close();

  return result;
}

const checkoutMs = 10_000;

/** Not the office's own mailbox: whoever has an inquiry and the office are reminded in two mails. */
const manager = 'manager@office.test';

/** Waits until no delivery waits: jobs of killed processes are taken up once they expire. */
async function allSent(stage: Stage) {
  const waiting = async () => {
    const metrics = await fetch(`${stage.address()}/metrics`).then((answer) => answer.text());

    // While the store does not answer, the last count is shown, or none.
    return /^store_up 1$/m.test(metrics) ? /^deliveries_waiting (\d+)$/m.exec(metrics)?.[1] : undefined;
  };

  await until(waiting, (count) => count === '0', 900);
}
