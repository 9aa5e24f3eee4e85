import { ofEach } from '../deployments/deployment.ts';
import type { Release } from '../manifest.ts';
import { label, requireIntact } from '../store/integrity.ts';
import { calls } from './calls.ts';
import type { CheckContext, CheckRequest, SelectionChange } from './request.ts';
import { droppedRoutes, objections } from './rules.ts';
import { typeMismatches } from './types.ts';

type Check = (
  request: CheckRequest,
  changes: readonly SelectionChange[],
  context: CheckContext,
) => Promise<readonly string[]>;

/** The deploy checks that need no rendering, from the quickest to the slowest; none runs after one that refuses. */
// biome-ignore format: a table reads in columns
const checks: readonly (readonly [name: string, check: Check])[] = [
  ['the releases beside it',   compatibility],
  ['what it sends to the API', calls],
  ['its bytes',                bytes],
  ['its types',                types],
];

/** Returns the reasons why a release must not be in the selections that would contain it. */
export async function ruleRefusals(
  request: CheckRequest,
  changes: readonly SelectionChange[],
  context: CheckContext,
) {
  context.progress(`Checking ${label(request.subject)}`);
  for (const [name, check] of checks) {
    context.progress(`  ${name}`);
    const refusals = await check(request, changes, context);
    if (refusals.length > 0) return refusals;
  }

  return [];
}

async function bytes({ subject }: CheckRequest, _: unknown, { store }: CheckContext) {
  await requireIntact(await store.releaseFolder(subject.name, subject.version), subject);

  return [];
}

function compatibility(
  { subject, values }: CheckRequest,
  changes: readonly SelectionChange[],
  { store }: CheckContext,
) {
  const drops = String(values.drop ?? '').split(',');

  return inEach(changes, async ({ before, after }) => {
    const version = before?.[subject.name];

    return [
      ...objections(subject, await releasesOf(after, store)),
      ...(version ? droppedRoutes(subject, await store.readRelease(subject.name, version), drops) : []),
    ];
  });
}

function types({ subject }: CheckRequest, changes: readonly SelectionChange[], { store }: CheckContext) {
  return inEach(changes, async ({ after }) => typeMismatches(subject, await releasesOf(after, store), store));
}

const releasesOf = async (selection: SelectionChange['after'], store: CheckContext['store']) =>
  Object.values<Release>(await ofEach(selection, store.readRelease));

/** Returns the refusals in each selection; one that is the same in several of them once, for live if possible. */
async function inEach(
  changes: readonly SelectionChange[],
  refusalsOf: (change: SelectionChange) => Promise<readonly string[]>,
) {
  const found = new Map<string, string>();
  for (const change of changes)
    for (const refusal of await refusalsOf(change))
      found.set(
        refusal,
        found.get(refusal) ?? (change.role === 'live' ? refusal : `Beside ${change.role}: ${refusal}`),
      );

  return [...found.values()];
}
