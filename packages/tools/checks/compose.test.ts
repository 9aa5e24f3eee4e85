import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { applicationNames, root } from '../presets/checkout.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  build?: { dockerfile: string; target?: string };
  environment?: Readonly<Record<string, string>>;
  user?: string;
  ports?: readonly string[];
  tmpfs?: readonly string[];
  volumes?: readonly string[];
  networks?: unknown;
  stop_grace_period?: string;
  mem_limit?: string;
}
interface Compose {
  services: Readonly<Record<string, Service>>;
  networks: Readonly<Record<string, { internal?: string }>>;
}

const example = Object.fromEntries(
  [...read('docs/production/example.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
/** Reads a file as Compose does, with the example's variables: every value is text. */
const readCompose = (file: string): Compose =>
  parse(
    read(file).replace(/\$\{(\w+)(?::-([^}]*)|:\?)?\}/g, (_, name, usual) => example[name] || usual || ''),
    { merge: true, schema: 'failsafe' },
  );
const development = readCompose('docker-compose.yml').services;
const { services, networks } = readCompose('docs/production/compose.yml');
const named = [...read('docs/production/compose.yml').matchAll(/\$\{(\w+)(:\?|:-)?/g)];
const caddy = read('docs/production/Caddyfile').replaceAll('{$DOMAIN}', example.DOMAIN ?? '');
const environmentOf = (name: string) => ({ NODE_ENV: 'production', ...services[name]?.environment });

it.each([...Object.entries(development), ...Object.entries(services)])(
  'in Compose, %s has a read-only file system, a limit of memory and no capabilities',
  (_, service) => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service).toMatchObject({
      ...{ read_only: 'true', cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
    });
    const { dockerfile, target } = service.build ?? {};
    if (dockerfile) expect(read(dockerfile)).toContain(target ? ` AS ${target}\n` : 'CMD');
  },
);

it('in Kubernetes, every container has a limit of memory', () => {
  const files = globSync('docs/kubernetes/*.yaml', { cwd: root }).map(read);
  const containers = files.flatMap((text) => text.match(/^ +image: /gm) ?? []);

  expect(containers.length).toBeGreaterThan(4);
  expect(files.flatMap((text) => text.match(/limits: \{ memory: /g) ?? [])).toHaveLength(containers.length);
});

// After a restart, a mount has the mode of the folder below it, which by default only root can write to.
it.each([development, services])('tmpfs mounts stay writable after a restart', (all) => {
  const mounts = Object.values(all).flatMap(({ build, tmpfs = [] }) =>
    build ? tmpfs.filter((mount) => mount !== '/tmp').map((mount) => [build, mount] as const) : [],
  );
  expect(mounts.length).toBeGreaterThan(0);
  for (const [{ dockerfile, target = '' }, mount] of mounts) {
    const stage = read(dockerfile)
      .split(/^FROM /m)
      .find((one) => one.split('\n', 1)[0]?.endsWith(` AS ${target}`));
    expect(stage).toContain(`install -d -m 1777 ${mount.replace('/app/', '')}`);
  }
});

it('in development, ports are open to this machine only, and no third-party image runs as root', () => {
  const all = Object.values(development);
  expect(all.flatMap(({ ports = [] }) => ports).filter((port) => !/^127\.0\.0\.1:/.test(port))).toEqual([]);
  expect(all.filter(({ build, user = 'root' }) => !build && user === 'root')).toEqual([]);
});

it.each([
  ['api', 'api/bin/api.ts'],
  ['mailbox', 'packages/local-services/bin/local-services.ts'],
  ['shell', 'packages/delivery/src/serving/observed.ts'],
])('Compose waits for %s longer than it takes to shut down', (name, file) => {
  const own = Number(/(?:delay: |endMs = )([\d_]+)/.exec(read(file))?.[1]?.replaceAll('_', ''));

  expect(Number.parseInt(development[name]?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(own);
});

it.each(['api', 'web', 'local-services'])(
  'the image of %s runs in production mode, as an unprivileged user',
  (name) => {
    const last = read(`packages/tools/docker/${name}.Dockerfile`)
      .split(/^FROM /m)
      .at(-1);

    expect(last).toMatch(/^ENV NODE_ENV=production\b/m);
    expect(last).toMatch(/^USER node$/m);
  },
);

it.each(applicationNames)('%s ships by the same workflow as all others', (name) => {
  const workflow = (application: string) => read(`.github/workflows/ship-${application}.yml`);

  expect(workflow(name)).toBe(workflow('mf-chat').replaceAll('mf-chat', name));
});

describe('production on one machine', () => {
  it('publishes only the proxy, and lets only the deploy service and the publisher write to the store', () => {
    const rows = Object.entries(services);
    expect(rows.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`))).toEqual([
      ...['proxy 80:80', 'proxy 443:443', 'proxy 443:443/udp'],
    ]);
    expect([services.postgres?.networks, networks.back]).toEqual([['back'], { internal: 'true' }]);
    const writers = rows.filter(([, { volumes = [] }]) => volumes.includes('delivery:/delivery'));
    expect(writers.map(([name]) => name)).toEqual(['deploy', 'publish']);
  });

  it('gives each process valid production settings, with addresses that visitors can reach', async () => {
    // Imported dynamically, because packages may not depend on applications.
    const { readConfig } = await import(path.join(root, 'api/src/config.ts'));
    const { settingsFrom } = await import('@dosmares/delivery/settings');

    expect(readConfig(environmentOf('api'))).toMatchObject({
      mode: 'production',
      trustProxy: 1,
      desk: { port: 3200, origin: `https://desk.${example.DOMAIN}` },
    });
    for (const name of ['deploy', 'publish']) {
      const { addresses, releaseLog } = settingsFrom(environmentOf(name));
      expect(releaseLog).toMatch(/^postgres:.*\/delivery$/);
      for (const address of [addresses.remoteOrigin, ...Object.values(addresses.config)])
        expect(address).toMatch(/^https:\/\/[a-z]+\.dosmares\.example/);
    }
  });

  it('routes each public name to the port on which a service listens', () => {
    const routes = [...caddy.matchAll(/^([a-z]+)\.dosmares\.example \{$[\s\S]*?reverse_proxy (\S+)/gm)];
    const ports = ['SITE_PORT', 'PORT', 'API_PORT', 'DESK', 'DEPLOY_PORT'];

    expect(routes.map(([, host, to]) => `${host} ${to}`).sort()).toEqual([
      ...['api api:3100', 'cdn assets:3001', 'deploy deploy:3050', 'desk api:3200', 'www edge:3000'],
    ]);
    for (const [name = '', port] of routes.map(([, , to = '']) => to.split(':')))
      expect(ports.map((variable) => services[name]?.environment?.[variable])).toContain(port);
  });

  it('I26 answers 404 at the desk outside the networks listed, before any other rule; these are not all networks', () => {
    const [, own = ''] = /^desk\.dosmares\.example \{\n([\s\S]*?)^\}/m.exec(caddy) ?? [];

    expect(
      own
        .split('\n')
        .slice(0, 2)
        .map((line) => line.trim()),
    ).toEqual([...['@strangers not remote_ip {$DESK_NETWORKS}', 'respond @strangers 404']]);
    expect(services.proxy?.environment?.DESK_NETWORKS).toBe(example.DESK_NETWORKS);
    expect(example.DESK_NETWORKS).not.toMatch(/(?:^|\s)(?:0\.0\.0\.0|::)\/0/);
  });

  it('has an example of every required variable, and none that is unused', () => {
    const required = named.filter(([, , how]) => how === ':?').map(([, name = '']) => name);

    expect(required.filter((name) => !example[name])).toEqual([]);
    expect(Object.keys(example).filter((name) => !named.some(([, used]) => used === name))).toEqual([]);
    expect(named.filter(([, , how]) => !how)).toEqual([]);
  });

  it('keeps out of git what an operator stores beside it: backups, personal data, certificates, settings', () => {
    const guide = read('docs/operating.md');
    const made = [...guide.matchAll(/ > (\S+)$|'\.\/([\w.]+\.pem):/gm)].map(([, copy, pem]) => copy ?? pem);
    const kept = [...made, '.env', 'compose.override.yml'].map((file) => `docs/production/${file}`);

    expect(made).toEqual([
      ...['authority.pem', 'inquiries.dump', 'delivery.dump', 'delivery.tgz', 'person.json'],
    ]);
    const ignored = execFileSync('git', ['check-ignore', ...kept], { cwd: root, encoding: 'utf8' });
    expect(ignored.trim().split('\n')).toEqual(kept);
  });
});
