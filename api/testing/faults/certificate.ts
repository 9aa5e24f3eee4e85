import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A key and a self-signed certificate, as PEM. */
export type Certificate = Awaited<ReturnType<typeof selfSigned>>;

/** Creates a certificate for 127.0.0.1 with openssl; key and certificate are in one text. */
export async function selfSigned() {
  const key = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const name = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const args = `${key} ${name} -keyout - -out -`.split(' ');
  const { stdout } = await promisify(execFile)('openssl', args);

  return { key: stdout, cert: stdout };
}
