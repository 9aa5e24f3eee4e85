import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fetched, fetchedFolder } from '@dosmares/tools/presets/fetched';
import { readConfig } from './config.ts';

jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'docs/kubernetes');
interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: { template?: { spec: { containers: readonly Container[] } } };
}

interface Container {
  image: string;
  command?: readonly string[];
  envFrom?: readonly { configMapRef?: { name: string } }[];
  env?: readonly { name: string }[];
}

interface Yaml {
  parse: (text: string) => Kustomization;
  parseAllDocuments: (text: string) => readonly { toJS: () => KubernetesObject }[];
}

interface Kustomization {
  resources: readonly string[];
  images: readonly { name: string }[];
  configMapGenerator: readonly { name: string; literals: readonly string[] }[];
}

let kustomization: Kustomization;
let objects: KubernetesObject[];

beforeAll(() => {
  const { parse, parseAllDocuments } = fetched<Yaml>('kubernetes', 'yaml');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  kustomization = parse(read('kustomization.yaml'));
  objects = kustomization.resources.flatMap((file) => parseAllDocuments(read(file)).map((one) => one.toJS()));
});

it('fits the published schemas, every object of it', async () => {
  const files = globSync('*.yaml', { cwd: folder }).filter((file) => file !== 'kustomization.yaml');
  expect(files.toSorted()).toEqual(kustomization.resources.toSorted());
  for (const object of objects) (await checked(object)).validate();
  const [deployment] = objects.filter(({ kind }) => kind === 'Deployment');
  const wrong = await checked({ ...deployment, spec: { replicas: 'two' } } as never);
  expect(() => wrong.validate()).toThrow('replicas');
});

it('gives the API settings that it takes in production', () => {
  const given = environmentOf('api');

  expect(readConfig({ NODE_ENV: 'production', ...given })).toMatchObject({
    mode: 'production',
    edgeOrigin: 'http://edge:3000',
  });
  expect(environmentOf('migrate')).toEqual(expect.objectContaining({ DATABASE_URL: expect.anything() }));
});

it.each([
  ['api', 'api/{bin,src}/**/*.ts'],
  ['edge', '{shell/{bin,src/edge},packages/delivery/src}/**/*.ts'],
  ['assets', 'packages/delivery/{bin,src}/**/*.ts'],
  ['deploy', 'packages/delivery/{bin,src}/**/*.ts'],
])(
  'gives %s no setting that its sources do not read, and starts a program that there is',
  (name, pattern) => {
    // The libraries of the bucket and of Node read these.
    const elsewhere = /^(AWS_[A-Z_]+|NODE_[A-Z_]+)$/;
    const sources = globSync(pattern, { cwd: root }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    const unread = Object.keys(environmentOf(name)).filter(
      (variable) =>
        !elsewhere.test(variable) && !sources.some((text) => new RegExp(`\\b${variable}\\b`).test(text)),
    );
    const { command = [], image } = containerOf(name);

    expect(unread).toEqual([]);
    expect(kustomization.images.map((one) => one.name)).toContain(image);
    expect(globSync(command.slice(1), { cwd: root })).toEqual(command.slice(1));
  },
);

/** An object with its schema. */
async function checked(object: KubernetesObject): Promise<{ validate: () => void }> {
  const models = await import(
    path.join(fetchedFolder('kubernetes'), 'node_modules/kubernetes-models', object.apiVersion, 'index.js')
  );

  return new models[object.kind](object);
}

function containerOf(name: string): Container {
  const found = objects.find(({ metadata, spec }) => metadata.name === name && spec.template);
  const [container] = found?.spec.template?.spec.containers ?? [];
  if (!container) throw new Error(`There is no ${name}.`);

  return container;
}

/** The variables of a container: those of its maps, and a stand-in for each secret. */
function environmentOf(name: string): Record<string, string> {
  const { envFrom = [], env = [] } = containerOf(name);
  const maps = envFrom.flatMap(({ configMapRef }) =>
    kustomization.configMapGenerator.filter((map) => map.name === configMapRef?.name),
  );
  const said = maps.flatMap(({ literals }) =>
    literals.map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []),
  );
  const secrets = env.map((one) => [one.name, standIns[one.name] ?? 'a secret that is long enough for all']);

  return Object.fromEntries([...said, ...secrets]);
}

const standIns: Readonly<Record<string, string>> = { DATABASE_URL: 'postgres://api@database-rw/inquiries' };
