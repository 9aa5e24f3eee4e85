import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary-folder.ts';

/** A key and a self-signed certificate, as PEM. */
export type Certificate = Awaited<ReturnType<typeof selfSigned>>;

const run = promisify(execFile);

/** Makes a certificate with openssl for 127.0.0.1. */
export async function selfSigned() {
  const folder = await temporaryFolder();
  const [key, request, names, cert] = ['key', 'request', 'names', 'cert'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  await writeFile(names, 'subjectAltName=IP:127.0.0.1\n');
  const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

  await run('openssl', [
    'req',
    '-new',
    ...elliptic,
    '-subj',
    '/CN=127.0.0.1',
    '-keyout',
    key,
    '-out',
    request,
  ]);
  await run('openssl', [
    ...['x509', '-req', '-in', request, '-signkey', key, '-days', '2'],
    ...['-extfile', names, '-out', cert],
  ]);
  const made = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await rm(folder, { recursive: true });

  return made;
}
