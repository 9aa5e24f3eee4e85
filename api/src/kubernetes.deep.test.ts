import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fetched, fetchedFolder } from '@dosmares/tools/presets/fetched';
import { readConfig } from './config.ts';

jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'docs/kubernetes');
type Named = { name: string };
type EnvFrom = { configMapRef?: Named };
type Container = { image: string; command?: string[]; envFrom?: EnvFrom[]; env?: Named[] };
type Spec = { template?: { spec: { containers: Container[] } } };
type KubernetesObject = { apiVersion: string; kind: string; metadata: Named; spec: Spec };
type ConfigMap = Named & { literals: string[] };
type Kustomization = { resources: string[]; images: Named[]; configMapGenerator: ConfigMap[] };

interface Yaml {
  parse: (text: string) => Kustomization;
  parseAllDocuments: (text: string) => readonly { toJS: () => KubernetesObject }[];
}

let kustomization: Kustomization;
let objects: KubernetesObject[];

beforeAll(() => {
  const { parse, parseAllDocuments } = fetched<Yaml>('kubernetes', 'yaml');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  kustomization = parse(read('kustomization.yaml'));
  objects = kustomization.resources.flatMap((file) => parseAllDocuments(read(file)).map((one) => one.toJS()));
});

it('matches the published schemas with every object', async () => {
  const models = path.join(fetchedFolder('kubernetes'), 'node_modules/kubernetes-models');
  const checked = async (object: KubernetesObject) =>
    new (await import(path.join(models, object.apiVersion, 'index.js')))[object.kind](object);

  for (const object of objects) (await checked(object)).validate();
  const deployment = objects.find(({ kind }) => kind === 'Deployment');
  const wrong = await checked({ ...deployment, spec: { replicas: 'two' } } as never);
  expect(() => wrong.validate()).toThrow('replicas');
});

it.each([
  ['api', 'api/{bin,src}/**/*.ts'],
  ['migrate', 'api/{bin,src}/**/*.ts'],
  ['edge', '{shell/{bin,src/edge},packages/{delivery,server}/src}/**/*.ts'],
  ['assets', 'packages/{delivery/{bin,src},server/src}/**/*.ts'],
  ['deploy', 'packages/{delivery/{bin,src},server/src}/**/*.ts'],
])('gives %s only settings that its sources read, and starts an existing program', (name, pattern) => {
  const { command = [], image, envFrom = [], env = [] } = containerOf(name);
  const maps = envFrom.flatMap(({ configMapRef }) =>
    kustomization.configMapGenerator.filter((map) => map.name === configMapRef?.name),
  );
  const settings = Object.fromEntries([
    ...maps.flatMap(({ literals }) => literals.map((line) => line.split('='))),
    ...env.map((one) => [one.name, standIns[one.name] ?? 'a secret that is long enough for all']),
  ]);
  const files = globSync(pattern, { cwd: root });
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  // The AWS library and Node itself read these.
  const own = Object.keys(settings).filter((variable) => !/^(AWS|NODE)_/.test(variable));

  expect(own.filter((variable) => !sources.some((text) => text.includes(variable)))).toEqual([]);
  expect(kustomization.images.map((one) => one.name)).toContain(image);
  expect(globSync(command.slice(1), { cwd: root })).toEqual(command.slice(1));
  if (name === 'api') expect(readConfig({ NODE_ENV: 'production', ...settings }).port).toBe(3100);
});

function containerOf(name: string): Container {
  const found = objects.find(({ metadata, spec }) => metadata.name === name && spec.template);
  const [container] = found?.spec.template?.spec.containers ?? [];
  if (!container) throw new Error(`There is no ${name}.`);

  return container;
}

const standIns: Readonly<Record<string, string>> = { DATABASE_URL: 'postgres://api@database-rw/inquiries' };
