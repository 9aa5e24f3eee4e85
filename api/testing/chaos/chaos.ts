import { setTimeout as pause } from 'node:timers/promises';
import { openLog } from '@dosmares/server/log';
import { openStore } from '@dosmares/store/store';
import { PgBoss } from 'pg-boss';
import { readConfig } from '../../src/config.ts';
import { agent } from '../bodies/bodies.ts';
import { signIn } from '../sign-in.ts';
import { until } from '../until.ts';
import { type FaultName, faults, mayRepeatMails } from './faults.ts';
import { simulateStaff, simulateVisitors } from './people.ts';
import { type Setting, type Stage, setStage } from './stage.ts';
import { type Tally, tally } from './tally.ts';

interface Chaos extends Setting {
  faults: readonly FaultName[];
  rounds: number;
  visitors: number;
  /** Milliseconds between the answer to one visitor and the arrival of the next. */
  pauseMs: number;
}

/** Without the office's own mailbox, so that reminders to the holder and to the office are separate mails. */
const staffEmails = ['manager@office.test', agent.email];

/** Milliseconds after a fault in which work may still be recorded although its lease has expired. */
const recoveryMs = 10_000;

/**
 * Causes faults in turn, at random moments under load, then checks all acknowledged inquiries, staff's acts and
 * reminders. Returns undefined without a PostgreSQL on this machine.
 */
export async function runChaos(chaos: Chaos): Promise<Tally | undefined> {
  const stage = await setStage(chaos);
  if (!stage) return undefined;

  const { relay, settings } = stage;
  const { address } = stage.apis;
  const visitors = simulateVisitors(chaos.visitors, chaos.pauseMs, address);
  const cookies: string[] = [];
  for (const email of staffEmails) cookies.push(await signIn(address() ?? '', email, settings));
  const staff = simulateStaff(relay.taken, address, cookies);
  const clock = await startClock(stage);
  const faultTimes: { from: number; to: number }[] = [];
  const sequence = Array.from({ length: chaos.rounds }, () => chaos.faults).flat();

  for (const [index, name] of sequence.entries()) {
    await pause(150 + Math.random() * 900);
    const from = Date.now();
    await faults[name](stage);
    if (mayRepeatMails(name)) faultTimes.push({ from, to: Date.now() + recoveryMs });
    console.log(
      `${name} ${index + 1} of ${sequence.length}: ${visitors.acknowledged.size} acknowledged, ${staff.reported.size} acts, ${relay.taken.length} mails`,
    );
  }

  await clock.stop();
  await visitors.stop();
  await staff.stop();
  await waitForDeliveries(stage);
  await stage.apis.end();
  const store = await openStore(readConfig(settings), openLog('api', 'error'));
  const result = await tally(store, { visitors, staff, arrivals: relay.taken, faultTimes });
  await store.close();
  await stage.close();

  return result;
}

/** Makes what is due every minute due twice a second, over a line that never fails. */
async function startClock({ databaseUrl }: Stage) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    supervise: false,
    schedule: false,
    useListenNotify: true,
  });
  boss.on('error', () => undefined);
  await boss.start();
  const timer = setInterval(() => boss.send('minutely').catch(() => undefined), 500);

  return {
    stop() {
      clearInterval(timer);
      return boss.stop();
    },
  };
}

/** Waits until no delivery is left; jobs of killed processes are retried once their leases expire. */
async function waitForDeliveries(stage: Stage) {
  const waiting = async () => {
    const metrics = await fetch(`${stage.apis.address()}/metrics`).then((answer) => answer.text());

    // While the store does not answer, the metric is stale or missing.
    return /^store_up 1$/m.test(metrics) ? /^deliveries_waiting (\d+)$/m.exec(metrics)?.[1] : undefined;
  };

  await until(waiting, (count) => count === '0', 900);
}
