import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VitalName } from '@dosmares/contracts/events';
import { type EventSource, nothing, type Summary, total } from './events.ts';

/** What one shown page reported. */
export interface ViewReport {
  composition: string;
  at: string;
  /** `application@version` of each error. */
  errors: readonly string[];
  /** Vitals that were measured, and whether they were poor. */
  vitals: Partial<Record<VitalName, 'good' | 'poor'>>;
}

/** Events as lines of JSON in the files of a folder: for a desk and for tests, where no API collects them. They do not say whose page was shown. */
export function folderEvents(folder: string): EventSource & { report: (view: ViewReport) => Promise<void> } {
  return {
    async report(view) {
      await mkdir(folder, { recursive: true });
      await appendFile(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(view)}\n`);
    },
    async summaries(since) {
      const views = (await readReports(folder)).filter(({ at }) => new Date(at) >= since);
      const ids = [...new Set(views.map(({ composition }) => composition))];

      const summaries = ids.map(
        (id) => [id, total(views.filter((view) => view.composition === id).map(summaryOf))] as const,
      );

      return { compositions: Object.fromEntries(summaries), versions: {} };
    },
  };
}

async function readReports(folder: string): Promise<ViewReport[]> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));

  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as ViewReport);
}

function summaryOf({ errors, vitals: measured }: ViewReport): Summary {
  const rows = Object.entries(measured).map(([name, verdict]) => [
    name,
    { measured: 1, poor: verdict === 'poor' ? 1 : 0 },
  ]);
  const names = [...new Set(errors)];

  return {
    views: 1,
    failedViews: errors.length > 0 ? 1 : 0,
    vitals: { ...nothing.vitals, ...Object.fromEntries(rows) },
    errors: Object.fromEntries(names.map((name) => [name, errors.filter((one) => one === name).length])),
  };
}
