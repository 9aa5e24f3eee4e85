import { rm } from 'node:fs/promises';
import { office } from '@dosmares/content/office';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { readConfig } from '../src/config.ts';
import { deskPath } from '../src/mail/links.ts';
import { openLog } from '../src/operations/log.ts';
import { openStore, storeSettings } from '../src/store/store.ts';
import { startApiProcess } from '../testing/api-process.ts';
import { signIn } from '../testing/sign-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { manyInquiries } from './many-inquiries.ts';

/** Time to the first byte of the desk, by engine. */
export type DeskFigures = Record<string, string | number | undefined>;

const inquiries = 20_000;
const visits = 20;

const queries: Readonly<Record<string, string>> = {
  'waiting, most urgent first': '',
  'of one agent': '?who=5',
  'of one agent, all': '?who=5&list=all',
  answered: '?list=answered',
  'due today': '?list=due',
  quarantine: '?list=held',
  'the last page of all': '?list=all&page=400',
  'search: a name': '?q=jose+inig',
  'search: a reference': '?q=DM-C4CA4238',
  'search: a phone number': '?q=624+555+0188',
  'search: in all of them': '?q=visitor',
  'search: in none': '?q=nobody',
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
  const cookie = await signIn(api.address, office.email, settings);
  const figures: Record<string, { p50: number; worst: number }> = {};
  for (const [name, query] of Object.entries(queries))
    figures[name] = await firstBytes(`${api.address}${deskPath}${query}`, cookie);
  await api.end('SIGTERM');
  await rm(dataDir, { recursive: true });

  return figures;
}

async function firstBytes(url: string, cookie: string) {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const begun = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`The desk answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
  times.sort((one, other) => one - other);

  return { p50: Math.round(times[visits / 2] ?? 0), worst: Math.round(times.at(-1) ?? 0) };
}
