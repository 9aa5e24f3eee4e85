import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { nginxProgram } from '@dosmares/tools/checks/prerequisites';
import { until } from '@dosmares/tools/testing/processes';
import type { Authority } from './authority.ts';
import { blockOf } from './guide.ts';
import { hosts } from './names.ts';

/** This machine's addresses of the guide's machines: `name:port` by `name:port`. */
export type Machines = Readonly<Record<string, string>>;

/** Settings of a proxy besides the guide. */
interface ProxySettings {
  folder: string;
  authority: Authority;
  machines: Machines;
  /** Address of the services outside of the site, the only ones that the guide does not name. */
  outside: string;
}

/** Starts nginx as the guide sets it up, on a port of this machine. */
export async function startProxy({ folder, authority, machines, outside }: ProxySettings) {
  const port = await freePort();
  const own = {
    ...machines,
    'listen 443': `listen 127.0.0.1:${port}`,
    '/etc/ssl/dosmares.pem': authority.certificate,
    '/etc/ssl/dosmares.key': authority.key,
    '/var/cache/nginx/dos-mares': path.join(folder, 'cache'),
    '/var/log/nginx/access.log': path.join(folder, 'access.log'),
  };
  const site = Object.entries(own).reduce(
    (text, [theirs, ours]) => replaced(text, theirs, ours),
    blockOf('nginx'),
  );
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, around(folder, `${site}\n${outsideHost(port, outside)}`));
  const child = spawn(nginxProgram() ?? 'nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const listens = until(() => once(connect(port, '127.0.0.1').end(), 'connect').catch(() => undefined));
  await Promise.race([listens, ended.then(() => Promise.reject(new Error('nginx has ended.')))]);

  return {
    port,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function replaced(text: string, theirs: string, ours: string) {
  if (!text.includes(theirs)) throw new Error(`docs/several-machines.md does not name ${theirs} for nginx.`);

  return text.replaceAll(theirs, ours);
}

/** Debian's own configuration around that of a site. */
const around = (folder: string, site: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  types { text/html html; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}`;

const outsideHost = (port: number, outside: string) =>
  `server { listen 127.0.0.1:${port} ssl http2; server_name ${hosts.outside}; proxy_cache off; location / { proxy_pass ${outside}; } }`;
