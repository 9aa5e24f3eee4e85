import { releasesOf } from '../builds/registry.ts';
import { label } from '../store/label.ts';
import { refuseAltered } from '../store/release-fault.ts';
import { type ApiDescription, api } from './api.ts';
import type { Case, ChecksContext, Exchange } from './case.ts';
import { composedRefusals } from './composed/composed.ts';
import { origins } from './origins.ts';
import type { Question } from './rules/rule.ts';
import { rules } from './rules/rules.ts';
import { weight } from './weight.ts';

/**
 * Returns the reasons not to promote a release, a sentence each; empty when it passes.
 * @throws when its bytes are not those that were released
 */
export async function deployChecks(given: Case, context: ChecksContext): Promise<readonly string[]> {
  const { subject, sets } = given;
  context.progress(`Checking ${label(subject)}`);
  await refuseAltered(await context.store.releaseFolder(subject.name, subject.version), subject);
  const alone = [
    ...(await apiRefusals(given, context)),
    ...(await weight(subject, (await context.readBudgets()).files, context.store)),
  ];
  const beside = new Map<string, string>();
  for (const set of sets)
    for (const refusal of await besideRefusals(given, set, context)) {
      // A refusal that is the same beside several site builds is reported once: beside live, if it is one of them.
      const kind = refusal.replaceAll(/@[\w.-]+/g, '');
      if (!beside.has(kind))
        beside.set(kind, set.role === 'live' ? refusal : `Beside ${set.role}: ${refusal}`);
    }
  const refusals = [...alone, ...beside.values()];
  // Without a look at pages, when the rules refuse it already.
  if (refusals.length > 0) return unique(refusals);

  const unreachable = await originRefusals(given, context);

  return unreachable.length > 0 ? unreachable : unique(await composedRefusals(given, context));
}

async function originRefusals({ subject, addresses, without }: Case, context: ChecksContext) {
  if (without.origins) {
    context.tell('  not asked: origins (--without-origins)');

    return [];
  }
  context.progress('  asking its origin for its scripts');

  return origins(subject, addresses, context);
}

async function apiRefusals({ subject, addresses, without }: Case, { readApi, tell }: ChecksContext) {
  if (subject.calls.length === 0) return [];
  if (without.api) {
    tell('  not asked: the live API (--without-api)');

    return [];
  }
  try {
    return api(subject, (await readApi(addresses)) as ApiDescription);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);

    return [
      `${label(subject)} calls the API, which could not be asked what it takes (${why}); start it, or say --without-api.`,
    ];
  }
}

async function besideRefusals(
  { subject, drops }: Case,
  { before, after }: Exchange,
  { store }: ChecksContext,
) {
  const version = before.selection[subject.name];
  const question: Question = {
    subject,
    before: version ? await store.readRelease(subject.name, version) : undefined,
    drops,
    releases: await releasesOf(after.selection, store),
    store,
  };

  return (await Promise.all(rules.map(({ judge }) => judge(question)))).flat();
}

const unique = (sentences: readonly string[]) => [...new Set(sentences)];
