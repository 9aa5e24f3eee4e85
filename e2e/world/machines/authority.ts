import { execFile } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** A certificate authority of our own, and a certificate that it issued for some hosts. */
export interface Authority {
  /** Files in PEM. */
  root: string;
  certificate: string;
  key: string;
  /** Makes a browser trust what this authority has signed, and nothing else that it would not trust. */
  trust: string;
}

/** Makes both with openssl in a folder. */
export async function makeAuthority(folder: string, hosts: readonly string[]): Promise<Authority> {
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => run('openssl', args);
  await openssl(
    'req',
    '-x509',
    ...elliptic,
    '-subj',
    '/CN=Authority of a test',
    '-days',
    '2',
    '-keyout',
    file('root.key'),
    '-out',
    file('root.pem'),
  );
  await openssl(
    'req',
    '-new',
    ...elliptic,
    '-subj',
    `/CN=${hosts[0]}`,
    '-keyout',
    file('site.key'),
    '-out',
    file('site.csr'),
  );
  await writeFile(file('names'), `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}\n`);
  await openssl(
    ...[
      'x509',
      '-req',
      '-in',
      file('site.csr'),
      '-CA',
      file('root.pem'),
      '-CAkey',
      file('root.key'),
      '-CAcreateserial',
    ],
    ...['-days', '2', '-extfile', file('names'), '-out', file('leaf.pem')],
  );
  // A server shows the whole chain.
  const [leaf, root] = await Promise.all([readFile(file('leaf.pem')), readFile(file('root.pem'))]);
  await writeFile(file('site.pem'), Buffer.concat([leaf, root]));
  const publicKey = createPublicKey(root).export({ type: 'spki', format: 'der' });

  return {
    root: file('root.pem'),
    certificate: file('site.pem'),
    key: file('site.key'),
    trust: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
  };
}
