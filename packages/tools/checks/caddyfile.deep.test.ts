import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { until } from '../start/testing/processes.ts';
import { hasCaddy } from './prerequisites.ts';
import { read } from './testing/containers.ts';

const host = 'desk.dosmares.example';

(hasCaddy() ? it : it.skip).each([
  ['127.0.0.0/8', '/staff', 200],
  ['127.0.0.0/8', '/metrics', 404],
  ['10.0.0.0/8 192.168.0.0/16', '/staff', 404],
])(
  'I26 in production, with the desk open to %s, %s answers this machine with %i',
  async (open, at, status) => {
    const [port, https, desk] = [await freePort(), await freePort(), await freePort()];
    const server = createServer((_request, answer) => answer.end()).listen(desk);
    const text = read('docs/production/Caddyfile')
      .replace('email {$ACME_EMAIL}', `admin off\nauto_https off\nhttp_port ${port}\nhttps_port ${https}`)
      .replace(/^desk/m, 'http://desk')
      .replace('api:3200', `127.0.0.1:${desk}`);
    const env = { ...process.env, HOME: tmpdir(), DOMAIN: 'dosmares.example', DESK_NETWORKS: open };
    const words = ['run', '--adapter', 'caddyfile', '--config', '-'];
    const proxy = spawn('caddy', words, { env, stdio: ['pipe', 'ignore', 'ignore'] });
    proxy.stdin.end(text);

    async function ask() {
      const [answer] = await once(get({ port, path: at, headers: { host } }), 'response');

      return (answer as IncomingMessage).statusCode;
    }
    expect(await until(() => ask().catch(() => 0))).toBe(status);
    proxy.kill();
    await once(proxy, 'exit');
    server.close();
  },
);
