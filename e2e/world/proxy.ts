import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { nginxProgram } from '@dosmares/tools/checks/prerequisites';
import { until } from '@dosmares/tools/testing/processes';
import { blockOf } from './guide.ts';

const domain = 'dosmares.example';

/** The origins of the site, as the guide names them. */
export const https = (host: 'www' | 'api' | 'cdn' | 'files' | 'outside') => `https://${host}.${domain}`;

/**
 * Starts nginx with the guide's configuration, on a free port, with a self-signed certificate.
 * @param machines local addresses by those of the guide's machines
 * @param outside address of the outside services, which the guide does not name
 */
export async function startNginx(
  folder: string,
  machines: Readonly<Record<string, string>>,
  outside: string,
) {
  const port = await freePort();
  const file = (name: string) => path.join(folder, name);
  const [certificate, key] = [file('site.pem'), file('site.key')];
  const names = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:*.${domain}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate]);

  const own = {
    ...machines,
    'listen 443': `listen 127.0.0.1:${port}`,
    '/etc/ssl/dosmares.pem': certificate,
    '/etc/ssl/dosmares.key': key,
    '/var/cache/nginx/dos-mares': file('nginx-cache'),
    '/var/log/nginx/access.log': file('access.log'),
  };
  let site = blockOf('nginx');
  for (const [theirs, ours] of Object.entries(own)) {
    if (!site.includes(theirs)) throw new Error(`The guide does not name ${theirs} for nginx.`);
    site = site.replaceAll(theirs, ours);
  }
  await writeFile(
    file('nginx.conf'),
    // Debian's default configuration, around the site's.
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  types { text/html html; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name outside.${domain};
    proxy_cache off;
    location / { proxy_pass ${outside}; proxy_set_header Host 127.0.0.1; }
  }
}`,
  );
  const child = spawn(nginxProgram() ?? 'nginx', ['-p', folder, '-c', file('nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const listens = until(() => once(connect(port, '127.0.0.1').end(), 'connect').catch(() => undefined));
  await Promise.race([listens, ended.then(() => Promise.reject(new Error('nginx has ended.')))]);

  return {
    port,
    certificate,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts an HTTP proxy that connects all hosts of the site to one port, and refuses all others. */
export async function startHostProxy(port: number) {
  const server = createServer((_request, answer) => answer.writeHead(405).end());
  server.on('connect', ({ url = '' }, client) => {
    // The client may have disconnected, and an unhandled error would end the tests.
    client.on('error', () => client.destroy());
    if (!url.endsWith(`.${domain}:443`)) return client.end('HTTP/1.1 403 Forbidden\r\n\r\n');

    const upstream = connect(port, '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
