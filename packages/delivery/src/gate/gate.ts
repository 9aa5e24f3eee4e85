import { releasesOf } from '../composition/registry.ts';
import type { Composition } from '../store/composition.ts';
import { label } from '../store/label.ts';
import { type ApiDescription, api } from './api.ts';
import { type Case, type GateContext, withRelease } from './case.ts';
import { composedRefusals } from './composed/composed.ts';
import { origins } from './origins.ts';
import type { Question } from './rules/rule.ts';
import { rules } from './rules/rules.ts';
import { weight } from './weight.ts';

/** Returns the reasons not to promote a release, a sentence each; empty when it passes. */
export async function gate(given: Case, context: GateContext): Promise<readonly string[]> {
  context.progress(`Checking ${label(given.subject)}`);
  const alone = [
    ...(await apiRefusals(given, context)),
    ...(await weight(given.subject, (await context.readBudgets()).files, context.store)),
  ];
  const beside = new Map<string, string>();
  for (const [role, base] of Object.entries(given.bases))
    for (const refusal of await besideRefusals(given, base, context)) {
      // A refusal that is the same beside several compositions is reported once: beside live, if it is one of them.
      const kind = refusal.replaceAll(/@[\w.-]+/g, '');
      if (!beside.has(kind)) beside.set(kind, role === 'live' ? refusal : `Beside ${role}: ${refusal}`);
    }
  const refusals = [...alone, ...beside.values()];
  // Without a composition and a browser, when the rules refuse it already.
  if (refusals.length > 0) return unique(refusals);

  const unreachable = await originRefusals(given, context);

  return unreachable.length > 0 ? unreachable : unique(await composedRefusals(given, context));
}

async function originRefusals({ subject, place, without }: Case, context: GateContext) {
  if (without.origins) {
    context.tell('  not asked: origins (--without-origins)');

    return [];
  }
  context.progress('  asking its origin for its scripts');

  return origins(subject, place, context);
}

async function apiRefusals({ subject, place, without }: Case, { readApi, tell }: GateContext) {
  if (subject.calls.length === 0) return [];
  if (without.api) {
    tell('  not asked: the live API (--without-api)');

    return [];
  }
  try {
    return api(subject, (await readApi(place)) as ApiDescription);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);

    return [
      `${label(subject)} calls the API, which could not be asked what it takes (${why}); start it, or say --without-api.`,
    ];
  }
}

async function besideRefusals({ subject, drops }: Case, base: Composition, { store }: GateContext) {
  const before = base.selection[subject.name];
  const question: Question = {
    subject,
    before: before ? await store.readRelease(subject.name, before) : undefined,
    drops,
    releases: await releasesOf(withRelease(base, subject), store),
    store,
  };
  const refusals: string[] = [];
  for (const { judge, isLast } of rules) {
    const found = await judge(question);
    refusals.push(...found);
    if (isLast && found.length > 0) break;
  }

  return refusals;
}

const unique = (sentences: readonly string[]) => [...new Set(sentences)];
