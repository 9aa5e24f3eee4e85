import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import { html, type Markup } from '@dosmares/contracts/html';
import { type Kysely, sql } from 'kysely';
import { duration, localStamp } from '../../mail/local-time.ts';
import { answerTimes } from '../../store/answer-times.ts';
import type { Database } from '../../store/database.ts';

/** Inquiries of one week, and the median time to answer of those answered in it. */
export interface Week {
  /** The Monday of the week, such as `2026-11-23`. */
  monday: string;
  received: number;
  medianSeconds: number | undefined;
}

const weekCount = 8;
const dayMs = 86_400_000;

/** Returns the figures of the last weeks, oldest first; held inquiries are not counted. */
export async function lastWeeks(db: Kysely<Database>, now: Date): Promise<readonly Week[]> {
  const mondays = mondaysUntil(now);
  const begins = [...mondays.map((monday) => momentOf(monday) ?? now), now];
  const [{ rows }, ...answers] = await Promise.all([
    sql<{ monday: string; received: number }>`
      select to_char(date_trunc('week', received_at at time zone ${office.timeZone}), 'YYYY-MM-DD') as monday,
        count(*)::int as received
      from inquiry where received_at >= ${begins[0]} and held is null
      group by 1`.execute(db),
    ...mondays.map((_, at) => answerTimes(db, begins[at] ?? now, begins[at + 1] ?? now)),
  ]);

  return mondays.map((monday, at) => ({
    monday,
    received: rows.find((row) => row.monday === monday)?.received ?? 0,
    medianSeconds: answers[at]?.medianSeconds,
  }));
}

function mondaysUntil(now: Date): string[] {
  const today = Date.parse(localStamp(now).slice(0, 10));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;

  return Array.from({ length: weekCount }, (_, at) =>
    new Date(monday - (weekCount - 1 - at) * 7 * dayMs).toISOString().slice(0, 10),
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** Renders the weeks as a table with bars beside the figures. */
export function weeksPicture(weeks: readonly Week[]): Markup {
  const most = Math.max(1, ...weeks.map(({ received }) => received));
  const longest = Math.max(1, ...weeks.map(({ medianSeconds }) => medianSeconds ?? 0));

  return html`<table class="weeks"><thead><tr><th scope="col">Week of</th><th scope="col">Inquiries</th><th scope="col">Half of the answers took at most</th></tr></thead>
<tbody>${weeks.map(
    ({
      monday,
      received,
      medianSeconds,
    }) => html`<tr><th scope="row">${dayFormat.format(new Date(monday))}</th>
<td>${bar(received / most)}${received}</td><td class="gold">${bar((medianSeconds ?? 0) / longest)}${medianSeconds === undefined ? '–' : duration(medianSeconds * 1000)}</td></tr>`,
  )}</tbody></table>`;
}

const bar = (share: number) =>
  html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round(share * 100)}" height="10"></rect></svg>`;
