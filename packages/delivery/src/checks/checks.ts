import type { ApiCall } from '@dosmares/contracts/release';
import { ofEach } from '../builds/site-build.ts';
import type { DeployContext } from '../service/context.ts';
import { label, requireIntact } from '../store/integrity.ts';
import { type Asked, pageRefusals } from './pages.ts';
import { droppedRoutes, objections } from './rules.ts';
import { types } from './types.ts';

/** The deploy checks, from the quickest to the slowest: the first with a refusal is the last that is asked. */
// biome-ignore format: a table reads in columns
const checks = [
  ['its bytes',                bytes],
  ['what it sends to the API', calls],
  ['the releases beside it',   beside],
  ['its pages',                pageRefusals],
] as const;

export async function deployChecks(asked: Asked, context: DeployContext): Promise<readonly string[]> {
  context.progress(`Checking ${label(asked.subject)}`);
  for (const [name, check] of checks) {
    context.progress(`  ${name}`);
    const refusals = await check(asked, context);
    if (refusals.length > 0) return [...new Set(refusals)];
  }

  return [];
}

async function bytes({ subject }: Asked, { store }: DeployContext): Promise<readonly string[]> {
  await requireIntact(await store.releaseFolder(subject.name, subject.version), subject);

  return [];
}

async function calls({ subject, values }: Asked, { readApi, tell }: DeployContext) {
  if (subject.calls.length === 0) return [];
  if (values['without-api']) {
    tell('  not asked: the live API (--without-api)');

    return [];
  }
  try {
    const description = (await readApi()) as ApiDescription;

    return subject.calls
      .flatMap((call) => faults(call, description))
      .map((fault) => `${label(subject)} ${fault}.`);
  } catch (error) {
    return [
      `${label(subject)} calls the API, which could not be asked what it takes (${(error as Error).message}); start it, or say --without-api.`,
    ];
  }
}

interface ApiDescription {
  info?: { version?: string };
  paths?: Record<string, { post?: { requestBody?: { content?: Record<string, { schema?: Schema }> } } }>;
}

interface Schema {
  properties?: Record<string, unknown>;
  required?: readonly string[];
}

function faults({ path, fields }: ApiCall, { paths = {}, info }: ApiDescription) {
  const name = `the live API (${info?.version ?? 'without a version'})`;
  const operation = paths[path]?.post;
  if (!operation) return [`posts to ${path}, which ${name} does not have`];

  const { properties = {}, required = [] } =
    operation.requestBody?.content?.['application/json']?.schema ?? {};
  const unknown = fields.filter((field) => !(field in properties));
  const missing = required.filter((field) => !fields.includes(field));

  return [
    ...unknown.map((field) => `sends the field ${field} to ${path}, which ${name} does not take there`),
    ...missing.map((field) => `sends no field ${field} to ${path}, which ${name} needs there`),
  ];
}

/** Refusals beside each site build: one that is the same in several is told once, beside live if that is one of them. */
async function beside({ subject, exchanges, values }: Asked, { store }: DeployContext) {
  const told = new Map<string, string>();
  const drops = String(values.drop ?? '').split(',');
  for (const { role, before, after } of exchanges) {
    const version = before?.selection[subject.name];
    const releases = Object.values(await ofEach(after.selection, store.readRelease));
    const refusals = [
      ...objections(subject, releases),
      ...(version ? droppedRoutes(subject, await store.readRelease(subject.name, version), drops) : []),
      ...(await types(subject, releases, store)),
    ];
    for (const refusal of refusals) {
      const kind = refusal.replaceAll(/@[\w.-]+/g, '');
      told.set(kind, told.get(kind) ?? (role === 'live' ? refusal : `Beside ${role}: ${refusal}`));
    }
  }

  return [...told.values()];
}
