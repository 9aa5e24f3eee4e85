import { ofEach } from '../deployments/deployment.ts';
import type { ApiCall } from '../manifest.ts';
import { label, requireIntact } from '../store/integrity.ts';
import { pageRefusals } from './pages.ts';
import type { CheckContext, CheckRequest } from './request.ts';
import { droppedRoutes, objections } from './rules.ts';
import { typeMismatches } from './types.ts';

/** The deploy checks, from the quickest to the slowest; none runs after one that refuses. */
// biome-ignore format: a table reads in columns
const checks = [
  ['its bytes',                bytes],
  ['what it sends to the API', calls],
  ['the releases beside it',   compatibility],
  ['its pages',                pageRefusals],
] as const;

export async function deployChecks(request: CheckRequest, context: CheckContext) {
  context.progress(`Checking ${label(request.subject)}`);
  for (const [name, check] of checks) {
    context.progress(`  ${name}`);
    const refusals = await check(request, context);
    if (refusals.length > 0) return [...new Set(refusals)];
  }

  return [];
}

async function bytes({ subject }: CheckRequest, { store }: CheckContext): Promise<readonly string[]> {
  await requireIntact(await store.releaseFolder(subject.name, subject.version), subject);

  return [];
}

async function calls({ subject, values }: CheckRequest, { readApi, print }: CheckContext) {
  if (subject.calls.length === 0) return [];
  if (values['without-api']) {
    print('  not asked: the live API (--without-api)');

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

/** Compatibility in each deployment. A refusal in several of them is given once, for live if possible. */
async function compatibility({ subject, changes, values }: CheckRequest, { store }: CheckContext) {
  const byKind = new Map<string, string>();
  const drops = String(values.drop ?? '').split(',');
  for (const { role, before, after } of changes) {
    const version = before?.selection[subject.name];
    const releases = Object.values(await ofEach(after.selection, store.readRelease));
    const refusals = [
      ...objections(subject, releases),
      ...(version ? droppedRoutes(subject, await store.readRelease(subject.name, version), drops) : []),
      ...(await typeMismatches(subject, releases, store)),
    ];
    for (const refusal of refusals) {
      const kind = refusal.replaceAll(/@[\w.-]+/g, '');
      byKind.set(kind, byKind.get(kind) ?? (role === 'live' ? refusal : `Beside ${role}: ${refusal}`));
    }
  }

  return [...byKind.values()];
}
