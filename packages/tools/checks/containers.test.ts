import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { applicationNames, root } from '../presets/checkout.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  build?: object;
  user?: string;
  ports?: string[];
  read_only?: boolean;
  security_opt?: string[];
  cap_drop?: string[];
  stop_grace_period?: string;
}

const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const named = Object.entries(services);

/** Sources that define how long each process may take to shut down. */
const ownLimits: Readonly<Record<string, string>> = {
  api: 'api/bin/api.ts',
  mailbox: 'packages/local-services/bin/local-services.ts',
  shell: 'packages/delivery/src/serving/serve.ts',
};

it.each(named)('compose opens %s to this machine alone, which can write only where it must', (_, service) => {
  expect(service.ports?.filter((port) => !/^127\.0\.0\.1:\d+:\d+$/.test(port)) ?? []).toEqual([]);
  expect(service).toMatchObject({
    read_only: true,
    security_opt: ['no-new-privileges:true'],
    cap_drop: ['ALL'],
  });
  expect(service.build !== undefined || ![undefined, 'root'].includes(service.user)).toBe(true);
});

it.each(Object.entries(ownLimits))('compose gives %s longer to end than it takes', (name, file) => {
  const own = Number(/(?:delay: |endMs = )([\d_]+)/.exec(read(file))?.[1]?.replaceAll('_', ''));

  expect(Number.parseInt(services[name]?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(own);
});

it.each(['api', 'web', 'local-services'])('the last stage of %s is production without tools', (name) => {
  const last = read(`packages/tools/docker/${name}.Dockerfile`)
    .split(/^FROM /m)
    .at(-1);

  expect(last).toMatch(/^ENV NODE_ENV=production\b/m);
  expect(last).toMatch(/^USER node$/m);
  expect(last).not.toMatch(/npm (ci|install)|^COPY (?!--from)(packages|shell|mf-\S+|api|packages\/\w+) /m);
});

it.each(applicationNames)('%s ships like all others', (name) => {
  const workflow = (application: string) => read(`.github/workflows/ship-${application}.yml`);

  expect(workflow(name)).toBe(workflow('mf-chat').replaceAll('mf-chat', name));
});
