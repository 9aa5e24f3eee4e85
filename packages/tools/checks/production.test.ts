import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../presets/checkout.ts';

interface Service {
  build?: { context: string; dockerfile: string; target?: string };
  environment?: Readonly<Record<string, string>>;
  ports?: readonly string[];
  volumes?: readonly string[];
  networks: readonly string[] | Readonly<Record<string, unknown>>;
  read_only?: string;
  cap_drop?: readonly string[];
  security_opt?: readonly string[];
}

const folder = path.join(root, 'docs/production');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const example = Object.fromEntries(
  [...read('example.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const named = [...read('compose.yml').matchAll(/\$\{(\w+)(:\?|:-)?/g)];
const { services, networks } = parse(
  read('compose.yml').replace(
    /\$\{(\w+)(?::-([^}]*)|:\?)?\}/g,
    (_, name, usual) => example[name] || usual || '',
  ),
  // As Compose does it: every value is text, and an empty one is empty.
  { merge: true, schema: 'failsafe' },
) as { services: Record<string, Service>; networks: Record<string, { internal?: string }> };
const inner = Object.entries(services).filter(([name]) => name !== 'proxy');
const caddy = read('Caddyfile').replaceAll('{$DOMAIN}', example.DOMAIN ?? '');
const environmentOf = (name: string) => ({ NODE_ENV: 'production', ...services[name]?.environment });

describe('production on one machine', () => {
  it('publishes the proxy alone, with HTTP, HTTPS and HTTP/3', () => {
    expect(services.proxy?.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(inner.filter(([, { ports }]) => ports)).toEqual([]);
    expect(services.postgres?.networks).toEqual(['back']);
    expect(networks.back).toEqual({ internal: 'true' });
    expect(services.mailbox).toBeUndefined();
  });

  it.each(Object.entries(services))('lets %s write only where it must, and rise to nothing', (_, service) => {
    expect(service).toMatchObject({
      read_only: 'true',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    if (service.build) {
      const { context, dockerfile, target } = service.build;
      const text = readFileSync(path.join(folder, context, dockerfile), 'utf8');
      expect(text).toContain(target ? ` AS ${target}\n` : 'CMD');
    }
  });

  it('lets the deploy service alone write to the store', () => {
    const writers = Object.entries(services).filter(([, { volumes = [] }]) =>
      volumes.includes('delivery:/delivery'),
    );

    expect(writers.map(([name]) => name)).toEqual(['deploy', 'publish']);
  });

  it('gives the API settings that it takes in production, with the desk behind a listener of its own', async () => {
    // Packages know no application; what an operator copies has to fit them all the same.
    const { readConfig } = await import(path.join(root, 'api/src/config.ts'));

    expect(readConfig(environmentOf('api'))).toMatchObject({
      mode: 'production',
      trustProxy: 1,
      desk: { port: 3200, origin: `https://desk.${example.DOMAIN}` },
    });
    expect(() => readConfig({ ...environmentOf('api'), DESK_ORIGIN: '' })).toThrow('DESK_ORIGIN');
  });

  it.each(['deploy', 'publish'])('gives %s addresses that visitors reach', async (name) => {
    const { settingsFrom } = await import('@dosmares/delivery/settings');
    const { addresses, releaseLog } = settingsFrom(environmentOf(name));
    const { config, remoteOrigin } = addresses;

    expect(releaseLog).toMatch(/^postgres:.*\/delivery$/);
    expect(
      [remoteOrigin, ...Object.values(config)].filter(
        (one) => !/^https:\/\/[a-z]+\.dosmares\.example/.test(one),
      ),
    ).toEqual([]);
  });

  it('leads each public name to a service at the port where it listens', () => {
    const routes: Record<string, string> = Object.fromEntries(
      [...caddy.matchAll(/^([a-z]+)\.dosmares\.example \{$[\s\S]*?reverse_proxy (\S+)/gm)].map(
        ([, host, to]) => [host, to],
      ),
    );
    const ports = ['SITE_PORT', 'PORT', 'API_PORT', 'DESK', 'DEPLOY_PORT'];

    expect(routes).toEqual({
      www: 'edge:3000',
      cdn: 'assets:3001',
      api: 'api:3100',
      desk: 'api:3200',
      deploy: 'deploy:3050',
    });
    for (const [name = '', port] of Object.values(routes).map((to) => to.split(':')))
      expect(ports.map((variable) => services[name]?.environment?.[variable])).toContain(port);
  });

  it('I26 answers strangers at the desk with 404, ahead of all else, and knows no network of everybody', () => {
    const [, desk = ''] = /^desk\.dosmares\.example \{\n([\s\S]*?)^\}/m.exec(caddy) ?? [];
    const [matcher, respond] = desk.split('\n').map((line) => line.trim());

    expect(matcher).toBe('@strangers not remote_ip {$DESK_NETWORKS}');
    expect(respond).toBe('respond @strangers 404');
    expect(services.proxy?.environment?.DESK_NETWORKS).toBe(example.DESK_NETWORKS);
    expect(example.DESK_NETWORKS).not.toMatch(/(?:^|\s)(?:0\.0\.0\.0|::)\/0/);
  });

  it('has an example of every variable that must be set, and names none in vain', () => {
    const used = new Set([...named.map(([, name]) => name)]);
    const required = named.filter(([, , how]) => how === ':?').map(([, name = '']) => name);

    expect(required.filter((name) => !example[name])).toEqual([]);
    expect(Object.keys(example).filter((name) => !used.has(name))).toEqual([]);
    expect(named.filter(([, , how]) => !how)).toEqual([]);
  });
});
