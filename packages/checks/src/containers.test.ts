import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applicationNames } from '@dosmares/presets/checkout';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  build?: { dockerfile: string; target?: string };
  user?: string;
  ports?: string[];
  environment?: Record<string, string>;
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
  (name) => `packages/runner/docker/${name}.Dockerfile`,
);

/** Sources that define how long each process may take to shut down. */
const ownLimits: Readonly<Record<string, string>> = {
  api: 'api/bin/api.ts',
  mailbox: 'packages/local-services/bin/local-services.ts',
  ...Object.fromEntries(applicationNames.map((name) => [name, 'packages/delivery/src/serving/serve.ts'])),
};

describe('compose', () => {
  it('runs every application, the API and what they need', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([...applicationNames, 'api', 'mailbox', 'postgres', 'redis', 'publish']),
    );
  });

  it.each(named)('%s is open to this machine alone', (_name, { ports = [] }) => {
    expect(ports.filter((port) => !/^127\.0\.0\.1:\d+:\d+$/.test(port))).toEqual([]);
  });

  it.each(['postgres', 'redis'])('%s is open to no one but the API', (name) => {
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

  it('says for the API what production has to be told', () => {
    const { environment = {} } = services.api ?? {};

    expect(environment).toMatchObject({ SMTP_HOST: 'mailbox', SMTP_SECURITY: 'none' });
    expect(environment.METRICS_TOKEN).toContain('METRICS_TOKEN');
    expect(environment.NODE_ENV).toBeUndefined();
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

describe('the images that serve', () => {
  it.each([
    ['packages/runner/docker/web.Dockerfile', ['shell/bin/edge.ts', 'packages/delivery/bin/origin.ts']],
    ['packages/runner/docker/api.Dockerfile', ['api/bin/api.ts', 'api/bin/inquiries.ts']],
    ['packages/runner/docker/local-services.Dockerfile', ['packages/local-services/bin/local-services.ts']],
  ])('%s copies every file that its programs import', (file, entries) => {
    const last =
      read(file)
        .split(/^FROM /m)
        .at(-1) ?? '';
    const copied = [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    );

    const missing = [...imported(entries)].filter(
      (one) => !copied.some((from) => one === from || one.startsWith(`${from}/`)),
    );

    expect(missing).toEqual([]);
  });
});

/** Lists our files that the given ones import at run time, directly or indirectly. */
function imported(files: readonly string[], found = new Set<string>()) {
  for (const file of files.filter((one) => !found.has(one))) {
    found.add(file);
    const names = [...read(file).matchAll(/^(?:import|export)(?! type)\b[^;']* from '([^']+)';/gm)];
    const ours = names.flatMap(([, name = '']) => placeOf(name, file) ?? []);
    imported(ours, found);
  }

  return found;
}

function placeOf(name: string, from: string) {
  if (name.startsWith('.')) return path.join(path.dirname(from), name);
  const [, pack, expose] = /^@dosmares\/([^/]+)(.*)$/.exec(name) ?? [];
  if (!pack) return undefined;
  const { exports } = JSON.parse(read(`packages/${pack}/package.json`));

  return path.join('packages', pack, exports[`.${expose}`]);
}
