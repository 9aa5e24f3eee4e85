import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

const domain = 'dosmares.example';

/** The hosts of the invented site, as `docs/several-machines.md` names them. */
export const hosts = {
  site: `www.${domain}`,
  api: `api.${domain}`,
  /** Remotes' files, from their origin processes. */
  cdn: `cdn.${domain}`,
  /** Remotes' files, from the bucket itself. */
  files: `files.${domain}`,
  outside: `outside.${domain}`,
} as const;

/** The address of a host. */
export const https = (host: keyof typeof hosts) => `https://${hosts[host]}`;

/** Makes a browser find all hosts at one port of this machine. */
export const resolverRules = (port: number) => `--host-resolver-rules=MAP *.${domain}:443 127.0.0.1:${port}`;

/** Leads programs to all hosts at one port, by a proxy for these alone. Returns the environment that they need. */
export async function startNames(port: number) {
  const server = createServer((_request, answer) => answer.writeHead(405).end());
  server.on('connect', ({ url = '' }, near) => {
    // Whoever asked may be gone: an error that nobody hears would end the tests.
    near.on('error', () => near.destroy());
    if (!url.endsWith(`.${domain}:443`)) return near.end('HTTP/1.1 403 Forbidden\r\n\r\n');

    const far = connect(port, '127.0.0.1', () => near.write('HTTP/1.1 200 OK\r\n\r\n'));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;

  return {
    environment: {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: `http://127.0.0.1:${own}`,
      NO_PROXY: '127.0.0.1,localhost',
    },
    close: () => server.close(),
  };
}
