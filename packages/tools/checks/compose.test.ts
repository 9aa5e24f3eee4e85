import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../presets/checkout.ts';
import { read, readCompose } from './testing/containers.ts';

const example = parseEnv(read('docs/production/example.env'));
const development = readCompose('docker-compose.yml').services;
const { services, networks } = readCompose('docs/production/compose.yml', example);
const production = Object.entries(services);

it.each([...Object.entries(development), ...production])(
  '%s has a read-only file system, a limit of memory and no capabilities',
  (_, service) => {
    expect(service).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      read_only: 'true',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  },
);

it('in development, ports are open to this machine only, and no third-party image runs as root', () => {
  const all = Object.values(development);

  expect(all.flatMap(({ ports = [] }) => ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  expect(all.filter(({ build, user = 'root' }) => !build && user === 'root')).toEqual([]);
});

it('in production, only the proxy is published, and only the deploy service and the publisher write releases', () => {
  expect(production.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  expect([services.postgres?.networks, networks]).toMatchObject([['back'], { back: { internal: 'true' } }]);
  const writers = production.filter(([, { volumes = [] }]) => volumes.includes('delivery:/delivery'));
  expect(writers.map(([name]) => name)).toEqual(['deploy', 'publish']);
});

it('in production, the settings of each process are valid, with addresses that visitors can reach', async () => {
  const environmentOf = (name: string) => ({ NODE_ENV: 'production', ...services[name]?.environment });
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
