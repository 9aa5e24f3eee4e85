import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VitalName } from '@dosmares/contracts/events';
import { type EventSource, nothing, type Summary, total } from './events.ts';

/** Events of one visitor. */
export interface VisitorReport {
  composition: string;
  at: string;
  /** `application@version` of each error, in the order in which they happened. */
  errors: readonly string[];
  /** Measured vitals, with their ratings. */
  vitals: Partial<Record<VitalName, 'good' | 'poor'>>;
}

/**
 * Reads events from lines of JSON in the files of a folder: for development and tests, where no API collects them.
 * Each line is a visitor.
 */
export function folderEvents(
  folder: string,
): EventSource & { report: (visitor: VisitorReport) => Promise<void> } {
  return {
    async report(visitor) {
      await mkdir(folder, { recursive: true });
      await appendFile(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(visitor)}\n`);
    },
    async summaries(since) {
      const visitors = (await readReports(folder)).filter(({ at }) => new Date(at) >= since);
      const groups = Map.groupBy(visitors, ({ composition }) => composition);
      const summaries = [...groups].map(([id, group]) => [id, summaryOfAll(group)] as const);

      return { compositions: Object.fromEntries(summaries) };
    },
  };
}

const summaryOfAll = (visitors: readonly VisitorReport[]): Summary => ({
  ...total(visitors.map(summaryOf)),
  days: new Set(visitors.map(({ at }) => at.slice(0, 10))).size,
});

async function readReports(folder: string): Promise<VisitorReport[]> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));

  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as VisitorReport);
}

function summaryOf({ errors, vitals: measured }: VisitorReport): Summary {
  const rows = Object.entries(measured).map(([name, verdict]) => [
    name,
    { measured: 1, poor: verdict === 'poor' ? 1 : 0 },
  ]);

  return {
    ...nothing,
    visitors: 1,
    failedVisitors: errors.length > 0 ? 1 : 0,
    vitals: { ...nothing.vitals, ...Object.fromEntries(rows) },
    errors: errors[0] ? { [errors[0]]: 1 } : {},
  };
}
