import type { Release } from '@dosmares/contracts/release';
import { releasesOf } from '../builds/registry.ts';
import type { SiteBuild } from '../builds/site-build.ts';
import { requireIntact } from '../store/integrity.ts';
import { label } from '../store/label.ts';
import type { Store } from '../store/store.ts';
import { type ApiDescription, apiFaults } from './api.ts';
import {
  affectedPaths,
  type Exchange,
  newProblems,
  overweight,
  type PageBudgets,
  partiesOf,
} from './pages.ts';
import { rules } from './rules.ts';
import { types } from './types.ts';

/** A release to judge in every site build that visitors would get with it; and the options of who asks. */
export interface Asked {
  subject: Release;
  exchanges: readonly Exchange[];
  /** `without-api`, `without-browser`, and `drop` with routes that go on purpose. */
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** A page that did not come alive, and why. */
export interface Complaint {
  path: string;
  message: string;
}

/** Opens pages of a site build in a browser, as visitors will; ends with the first that fails. */
export type Hydrate = (build: SiteBuild, paths: readonly string[]) => Promise<Complaint | undefined>;

/** Services that the deploy checks use. */
export interface ChecksContext {
  store: Store;
  /** Pages that came alive in a browser before, by the hashes of their HTML. */
  passedPages: {
    known: (pages: readonly string[]) => Promise<ReadonlySet<string>>;
    add: (pages: readonly string[]) => Promise<void>;
  };
  hydrate: Hydrate;
  /** Reads the live API's description; throws when it cannot be read. */
  readApi: () => Promise<unknown>;
  readBudgets: () => Promise<PageBudgets>;
  tell: (line: string) => void;
  /** Prints progress, which is not part of the result. */
  progress: (line: string) => void;
}

/** A check: returns a sentence for each reason against a release. */
type Check = (asked: Asked, context: ChecksContext) => Promise<readonly string[]>;

/** The deploy checks, from the quickest to the slowest: the first with a refusal is the last that is asked. */
// biome-ignore format: a table reads in columns
const checks: readonly { name: string; run: Check }[] = [
  { name: 'its bytes',               run: bytes },
  { name: 'what it sends to the API', run: calls },
  { name: 'the releases beside it',  run: beside },
  { name: 'its pages',               run: pageRefusals },
];

/** Returns the reasons not to promote a release, a sentence each; empty when it passes. */
export async function deployChecks(asked: Asked, context: ChecksContext): Promise<readonly string[]> {
  context.progress(`Checking ${label(asked.subject)}`);
  for (const { name, run } of checks) {
    context.progress(`  ${name}`);
    const refusals = await run(asked, context);
    if (refusals.length > 0) return [...new Set(refusals)];
  }

  return [];
}

async function bytes({ subject }: Asked, { store }: ChecksContext) {
  await requireIntact(await store.releaseFolder(subject.name, subject.version), subject);

  return [];
}

async function calls({ subject, values }: Asked, { readApi, tell }: ChecksContext) {
  if (subject.calls.length === 0) return [];
  if (values['without-api']) {
    tell('  not asked: the live API (--without-api)');

    return [];
  }
  try {
    return apiFaults(subject, (await readApi()) as ApiDescription);
  } catch (error) {
    return [
      `${label(subject)} calls the API, which could not be asked what it takes (${(error as Error).message}); start it, or say --without-api.`,
    ];
  }
}

/** Refusals beside each site build: one that is the same in several is told once, beside live if that is one of them. */
async function beside(asked: Asked, { store }: ChecksContext) {
  const told = new Map<string, string>();
  for (const exchange of asked.exchanges)
    for (const refusal of await besideOne(exchange, asked, store)) {
      const { role } = exchange;
      const kind = refusal.replaceAll(/@[\w.-]+/g, '');
      if (!told.has(kind)) told.set(kind, role === 'live' ? refusal : `Beside ${role}: ${refusal}`);
    }

  return [...told.values()];
}

async function besideOne({ before, after }: Exchange, { subject, values }: Asked, store: Store) {
  const version = before?.selection[subject.name];
  const question = {
    subject,
    before: version ? await store.readRelease(subject.name, version) : undefined,
    drops: String(values.drop ?? '')
      .split(',')
      .filter(Boolean),
    releases: await releasesOf(after.selection, store),
  };

  return [...rules.flatMap((rule) => rule(question)), ...(await types(question, store))];
}

/** Refuses faults that appear only in composed pages: errors, weight, and what a browser says. */
export async function pageRefusals(
  { exchanges, values }: Pick<Asked, 'exchanges' | 'values'>,
  context: ChecksContext,
): Promise<readonly string[]> {
  const budgets = await context.readBudgets();
  const refusals: string[] = [];
  for (const exchange of exchanges)
    refusals.push(...newProblems(exchange), ...(await overweight(exchange, budgets, context.store)));
  if (refusals.length > 0) return refusals;
  if (values['without-browser']) {
    context.tell('  not opened in a browser (--without-browser)');

    return [];
  }
  for (const exchange of exchanges) {
    const refusal = await inBrowser(exchange, context);
    if (refusal) return [refusal];
  }

  return [];
}

/** Opens what has changed and never came alive before; remembers what does now. */
async function inBrowser({ after, before }: Exchange, { hydrate, passedPages, progress }: ChecksContext) {
  const htmlAt = (path: string) => after.pages[path]?.html ?? '';
  const affected = affectedPaths(after, before);
  const passed = await passedPages.known(affected.map(htmlAt));
  const paths = affected.filter((path) => !passed.has(htmlAt(path)));
  if (paths.length === 0) return undefined;

  progress(`  opening ${paths.join(' ')} in a browser`);
  const complaint = await hydrate(after, paths);
  if (!complaint) {
    await passedPages.add(paths.map(htmlAt));

    return undefined;
  }
  const { path, message } = complaint;

  return `${path} of ${partiesOf(after.pages[path], after.selection)} fails in a browser: ${message}`;
}
