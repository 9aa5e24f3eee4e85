import { execFile } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A certificate authority of our own, and a certificate that it issued for some hosts. */
export interface Authority {
  /** Files in PEM. */
  root: string;
  certificate: string;
  key: string;
  /** Makes a browser trust what this authority has signed, and nothing else that it would not trust. */
  trust: string;
}

const script = `
  new="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
  openssl req -x509 $new -subj '/CN=Authority of a test' -days 2 -keyout root.key -out root.pem
  openssl req -new $new -subj "/CN=$1" -keyout site.key -out site.csr
  openssl x509 -req -in site.csr -CA root.pem -CAkey root.key -CAcreateserial -days 2 -extfile names -out leaf.pem
  # A server shows the whole chain.
  cat leaf.pem root.pem > site.pem
`;

/** Makes both with openssl in a folder. */
export async function makeAuthority(folder: string, hosts: readonly string[]): Promise<Authority> {
  const file = (name: string) => path.join(folder, name);
  await writeFile(file('names'), `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}\n`);
  await promisify(execFile)('sh', ['-ec', script, 'sh', hosts[0] ?? ''], { cwd: folder });
  const publicKey = createPublicKey(await readFile(file('root.pem'))).export({ type: 'spki', format: 'der' });

  return {
    root: file('root.pem'),
    certificate: file('site.pem'),
    key: file('site.key'),
    trust: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
  };
}
