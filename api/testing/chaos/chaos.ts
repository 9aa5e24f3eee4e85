import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../src/config.ts';
import { openLog } from '../../src/operations/log.ts';
import { openStore } from '../../src/store/store.ts';
import { agent } from '../bodies/bodies.ts';
import { signIn } from '../sign-in.ts';
import { until } from '../until.ts';
import { type FaultName, faults, mayRepeatMails } from './faults.ts';
import { simulateStaff, welcome } from './people.ts';
import { type Setting, type Stage, setStage } from './stage.ts';
import { type Tally, tally } from './tally.ts';

interface Chaos extends Setting {
  faults: readonly FaultName[];
  rounds: number;
  visitors: number;
  /** Milliseconds between the answer to one visitor and the arrival of the next. */
  pauseMs: number;
}

/** Not the office's own mailbox: whoever has an inquiry and the office are reminded in two mails. */
const staffed = ['manager@office.test', agent.email];

/** Milliseconds in which work under way at the end of a fault may still be recorded, after a lease has expired. */
const checkoutMs = 10_000;

/**
 * Causes faults in turns at random moments under load, and checks every acknowledged inquiry, the acts of staff, and
 * the reminders. Undefined when the engine is not available on this machine.
 */
export async function runChaos(chaos: Chaos): Promise<Tally | undefined> {
  const stage = await setStage(chaos);
  if (!stage) return undefined;

  const { relay, address, settings } = stage;
  const visitors = welcome(chaos.visitors, chaos.pauseMs, address);
  const cookies: string[] = [];
  for (const email of staffed) cookies.push(await signIn(address() ?? '', email, settings));
  const staff = simulateStaff(relay.taken, address, cookies);
  const times: { from: number; to: number }[] = [];
  const all = Array.from({ length: chaos.rounds }, () => chaos.faults).flat();

  for (const [index, name] of all.entries()) {
    await pause(150 + Math.random() * 900);
    const from = Date.now();
    await faults[name](stage);
    if (mayRepeatMails(name)) times.push({ from, to: Date.now() + checkoutMs });
    console.log(
      `${name} ${index + 1} of ${all.length}: ${visitors.acknowledged.size} acknowledged, ${staff.told.size} acts, ${relay.taken.length} mails`,
    );
  }

  await visitors.leave();
  await staff.leave();
  await allSent(stage);
  await stage.endApis();
  const store = await openStore(readConfig(settings), openLog('error'));
  const result = await tally(store, { visitors, staff, arrivals: relay.taken, times });
  await store.close();
  await stage.close();

  return result;
}

/** Waits until no delivery waits: jobs of killed processes are taken up once they expire. */
async function allSent(stage: Stage) {
  const waiting = async () => {
    const metrics = await fetch(`${stage.address()}/metrics`).then((answer) => answer.text());

    // While the store does not answer, the last count is shown, or none.
    return /^store_up 1$/m.test(metrics) ? /^deliveries_waiting (\d+)$/m.exec(metrics)?.[1] : undefined;
  };

  await until(waiting, (count) => count === '0', 900);
}
