import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  build?: { dockerfile: string; target?: string };
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
const dockerfiles = ['api', 'web', 'local-services'].map(
  (name) => `packages/tools/docker/${name}.Dockerfile`,
);

/** Sources that define how long each process may take to shut down. */
const ownLimits: Readonly<Record<string, string>> = {
  api: 'api/bin/api.ts',
  mailbox: 'packages/local-services/bin/local-services.ts',
  ...Object.fromEntries(
    ['shell', 'asset-host', 'deploy'].map((name) => [name, 'packages/delivery/src/serving/serve.ts']),
  ),
};

describe('compose', () => {
  it.each(named)('%s is open to this machine alone', (_name, { ports = [] }) => {
    expect(ports.filter((port) => !/^127\.0\.0\.1:\d+:\d+$/.test(port))).toEqual([]);
  });

  it.each(['postgres'])('%s is open to no one but the API', (name) => {
    expect(services[name]?.ports).toBeUndefined();
  });

  it.each(named)('%s can write only where it must, and rise to nothing', (_name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.build !== undefined || ![undefined, 'root'].includes(service.user)).toBe(true);
  });

  it.each(Object.entries(ownLimits))('%s is given longer to end than it takes', (name, file) => {
    const own = Number(/(?:delay: |endMs = )([\d_]+)/.exec(read(file))?.[1]?.replaceAll('_', ''));

    expect(Number.parseInt(services[name]?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(own);
  });
});

describe.each(dockerfiles)('%s', (file) => {
  const stages = read(file)
    .split(/^(?=FROM )/m)
    .slice(1);
  const run = stages.filter((stage) => stage.includes('CMD'));

  it('runs as production, and not as root', () => {
    expect(run.length).toBeGreaterThan(0);
    for (const stage of run) {
      expect(stage).toMatch(/^ENV NODE_ENV=production\b/m);
      expect(stage).toMatch(/^USER node$/m);
    }
  });

  it('serves from a last stage without tools: it installs nothing and copies no folder of ours whole', () => {
    const last = stages.at(-1) ?? '';

    expect(last).not.toMatch(/npm (ci|install)/);
    expect(last).not.toMatch(/^COPY (?!--from)(packages|shell|mf-\S+|api|packages\/\w+) /m);
    expect(stages.at(-2)).toMatch(/--omit=dev --workspace \S+ --include-workspace-root=false/);
  });
});
