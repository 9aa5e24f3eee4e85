import { rm } from 'node:fs/promises';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { readConfig } from '../src/config.ts';
import { deskLinks, deskPath } from '../src/handling/links/desk-links.ts';
import { openLog } from '../src/operations/log.ts';
import { openStore, storeSettings } from '../src/store/store.ts';
import { startApiProcess } from '../testing/api-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { manyInquiries } from './many-inquiries.ts';

/** Time to the first byte of the desk, by engine. */
export type DeskFigures = Record<string, string | number | undefined>;

const inquiries = 20_000;
const visits = 20;

const queries: Readonly<Record<string, string>> = {
  'open, oldest first': '',
  'of one agent': '?agent=5',
  'of one agent, all': '?agent=5&state=all',
  answered: '?state=answered',
  late: '?age=late',
  held: '?state=held',
  'older than 30 days, all': '?state=all&age=older',
  'the last page of all': '?state=all&page=400',
  'search: a name': '?state=all&q=jose+inig',
  'search: a reference': '?state=all&q=DM-C4CA4238',
  'search: in all of them': '?state=all&q=visitor',
  'search: in none': '?state=all&q=nobody',
};

/** Measures the desk with 20,000 inquiries on both engines. */
export async function benchDesk(): Promise<DeskFigures[]> {
  const postgres = await startPostgres({ isDurable: true });
  const databaseUrl = await postgres?.freshDatabase();

  try {
    const pglite = await measure({});
    const onPostgres = databaseUrl ? await measure({ DATABASE_URL: databaseUrl }) : undefined;

    return Object.keys(queries).map((desk) => ({
      'first byte of the desk': desk,
      'PGlite, p50 ms': pglite[desk]?.p50,
      'PGlite, worst ms': pglite[desk]?.worst,
      'PostgreSQL, p50 ms': onPostgres?.[desk]?.p50,
      'PostgreSQL, worst ms': onPostgres?.[desk]?.worst,
    }));
  } finally {
    await postgres?.stop();
  }
}

async function measure(database: Record<string, string>) {
  const dataDir = await temporaryFolder();
  const settings = {
    ...database,
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    SMTP_PORT: String(await freePort()),
  };
  const env = readConfig(settings);
  const store = await openStore(storeSettings(env), openLog('error'));
  await manyInquiries(store, inquiries);
  await store.close();

  const api = await startApiProcess(settings);
  const desk = `${api.address}${deskPath(deskLinks(env.staffKey ?? '').tokenFor())}`;
  const figures: Record<string, { p50: number; worst: number }> = {};
  for (const [name, query] of Object.entries(queries)) figures[name] = await firstBytes(`${desk}${query}`);
  await api.end('SIGTERM');
  await rm(dataDir, { recursive: true });

  return figures;
}

async function firstBytes(url: string) {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const begun = performance.now();
    const answer = await fetch(url);
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`The desk answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
  times.sort((one, other) => one - other);

  return { p50: Math.round(times[visits / 2] ?? 0), worst: Math.round(times.at(-1) ?? 0) };
}
