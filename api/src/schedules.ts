import { office } from '@dosmares/content/office';
import type { Log } from '@dosmares/server/log';
import type { Store } from '@dosmares/store/database';

/** When each of the scheduled queues runs, in local time. */
const schedules = { minutely: '* * * * *', nightly: '30 3 * * *' } as const;

/** The tasks of each queue, which do not wait for each other; they may take long, and may run again after a failure. */
export type ScheduledWork = Readonly<Record<keyof typeof schedules, () => readonly Promise<unknown>[]>>;

/** Runs work every minute and every night, each time in one process only; what downtime missed runs once after it. */
export async function startSchedules({ boss, polling }: Store, log: Log, work: ScheduledWork) {
  for (const name of Object.keys(schedules) as (keyof ScheduledWork)[]) {
    await boss.schedule(name, schedules[name], null, { tz: office.timeZone, missed: 'once' });
    await boss.work(name, polling, async () => {
      const outcomes = await Promise.allSettled(work[name]());
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? outcome.reason : []));
      for (const { code, name: reason = code } of failures)
        log.error({ reason: code ?? reason, schedule: name }, 'Scheduled work failed');
      if (failures.length > 0) throw failures[0];
    });
  }
}
