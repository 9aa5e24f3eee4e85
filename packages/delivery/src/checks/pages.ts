import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { assetsPath } from '@dosmares/contracts/site/boot';
import { isReserved } from '@dosmares/contracts/site/routes';
import { baseOf, matcherOf, ofEach } from '../deployments/deployment.ts';
import { releasesOn, remotesOn } from '../deployments/loaded.ts';
import { type Deployment, type Page, pagesIn } from '../model.ts';
import { decompress, fingerprint } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import type { CheckContext, CheckRequest, DeploymentChange } from './request.ts';

/** Returns the reasons why the pages of rendered deployments must not go live. */
export async function pageRefusals(
  { values }: CheckRequest,
  changes: readonly DeploymentChange[],
  context: CheckContext,
) {
  context.progress('  its pages');
  const refusals: string[] = [];
  for (const change of changes)
    refusals.push(
      ...(await newProblems(change, Boolean(values.anyway), context.store)),
      ...(await overBudget(change, context)),
    );
  if (refusals.length > 0) return refusals;
  if (values['without-browser']) {
    context.print('  not opened in a browser (--without-browser)');

    return [];
  }
  for (const change of changes) {
    const refusal = await inBrowser(change, context);
    if (refusal) return [refusal];
  }

  return [];
}

/** Reports each problem once, without those that existed before this release. */
async function newProblems({ after, before }: DeploymentChange, isForced: boolean, store: Store) {
  const [pages, pagesBefore] = [new Map(pagesIn(after)), new Map(before && pagesIn(before))];
  // Unchanged pages may link to one that goes.
  const isSmaller = [...pagesBefore.keys()].some((at) => !pages.has(at));
  const inspect = pageInspector(after, isForced, store);
  const inspectBefore = before && pageInspector(before, isForced, store);
  const found: { at: string; problem: string }[] = [];
  for (const [at, page] of pages) {
    const pageBefore = pagesBefore.get(at);
    if (!isSmaller && isDeepStrictEqual(page, pageBefore)) continue;
    const known = (pageBefore && (await inspectBefore?.(pageBefore))) ?? [];
    const problems = (await inspect(page)).filter((problem) => !known.includes(problem));
    found.push(...problems.map((problem) => ({ at, problem })));
  }

  return [...Map.groupBy(found, ({ problem }) => problem)].map(
    ([problem, places]) => `${placesOf(places.map(({ at }) => at))} ${problem}`,
  );
}

/** The text that `new-remote` writes into a page until its team replaces it. */
const placeholder = 'Take these lines away once there is something to say.';

function pageInspector(deployment: Deployment, isForced: boolean, store: Store) {
  const match = matcherOf(deployment);

  return async (page: Page): Promise<string[]> => {
    const failures = page.failures.map((failure) => `failed while composing: ${failure}`);
    if (isForced) return failures;
    const html = (await htmlOf(page, store)).replaceAll(/\s+/g, ' ');
    const links = [...html.matchAll(/<a\b[^<>]* href="(\/[^"?#]*)/g)].map(([, to = '']) => to);
    const dead = links.filter((to) => !isReserved(to) && match(to)?.page.status !== 200);

    return [
      ...failures,
      ...dead.map(
        (to) =>
          `would link to ${to}, which has no page: promote the release that has it first, or release this without the link, or say --anyway.`,
      ),
      ...(html.includes(placeholder)
        ? ['still shows the text of new-remote: write what the page is about in its place, or say --anyway.']
        : []),
    ];
  };
}

/** Names the first of some pages, and how many more there are. */
const placesOf = ([first, ...others]: readonly string[]) =>
  others.length > 0 ? `${first} and ${others.length} other pages` : `${first}`;

/** Refuses the first page over its budget, unless it was as heavy before this release. */
async function overBudget({ after, before }: DeploymentChange, { readBudgets, store }: CheckContext) {
  const budgets = await readBudgets();
  const weigh = await scale(after, store);
  const weighBefore = before && (await scale(before, store));
  for (const [at, page] of Object.entries(after.pages)) {
    const budget = budgets[page.route?.path ?? at] ?? budgets['*'] ?? Number.POSITIVE_INFINITY;
    const pageBefore = before?.pages[at];
    const bytes = weigh(page);
    if (bytes > budget && !(pageBefore && weighBefore && bytes <= weighBefore(pageBefore)))
      return [`${at} asks for ${bytes} bytes of script at once, over its budget of ${budget}.`];
  }

  return [];
}

const htmlOf = async ({ html }: Page, store: Store) =>
  String(await decompress(await store.readText('pages', html)));

/** Returns a function from a page to the compressed size, in bytes, of the scripts that it loads at once. */
async function scale(deployment: Deployment, store: Store) {
  const { selection, addresses, main } = deployment;
  const sizes = new Map<string, number>();
  await ofEach(selection, async (name, version) => {
    const base = name === 'shell' ? assetsPath : `${baseOf({ name, version }, addresses)}/`;
    const folder = await store.releaseFolder(name, version);
    for (const { path: file } of (await store.readRelease(name, version)).files)
      if (/^web\/.*\.js$/.test(file))
        sizes.set(file.replace('web/', base), sentBytes(path.join(folder, file)));
  });

  return (page: Page) =>
    [main, ...releasesOn(page, deployment).preloads].reduce(
      (sum, [address]) => sum + (sizes.get(address) ?? 0),
      0,
    );
}

const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

async function inBrowser(change: DeploymentChange, { hydrate, passed, progress }: CheckContext) {
  const { after } = change;
  const wanted = affectedPages(change).filter(([, content]) => !passed.has(content));
  if (wanted.length === 0) return undefined;

  const paths = wanted.map(([at]) => at);
  progress(`  opening ${paths.join(' ')} in a browser`);
  const { path: at = '', message } = (await hydrate(after, paths)) ?? {};
  if (message) return `${at} fails in a browser: ${message}`;
  for (const [, content] of wanted) passed.add(content);

  return undefined;
}

/**
 * Returns one page for each set of modules whose HTML or scripts have changed, and at least one with each new release,
 * whose entry all of its modules share; with a hash of what a browser would get.
 */
export function affectedPages({ after, before }: DeploymentChange): readonly (readonly [string, string])[] {
  const kinds = new Map<string, string>();
  const pages = Object.entries(after.pages).filter(([, { status }]) => status === 200);
  for (const [at, page] of pages) {
    const kind = [...page.modules].sort().join();
    const pageBefore = before?.pages[at];
    const isChanged = !before || !pageBefore || contentOf(page, after) !== contentOf(pageBefore, before);
    if (isChanged && !kinds.has(kind)) kinds.set(kind, at);
  }
  const paths = new Map([...kinds.values()].map((at) => [at, '']));
  for (const [name, version] of Object.entries(after.selection)) {
    const isOpened = [...paths.keys()].some((at) => isOn(name, after.pages[at]));
    if (before?.selection[name] === version || isOpened) continue;
    // A module that mounts only after a click is on no page; then at least the home page has to work with it.
    paths.set(pages.find(([, page]) => isOn(name, page))?.[0] ?? '/', version);
  }

  return [...paths].map(([at, version]) => [at, contentOf(after.pages[at], after) + version] as const);
}

const isOn = (name: string, page: Page | undefined) =>
  name === 'shell' || Boolean(page && remotesOn(page).includes(name));

/** Hashes the HTML of a page, and what its modules run in a browser. */
const contentOf = (page: Page | undefined, { main, modules }: Deployment) =>
  fingerprint([page?.html, main, page?.modules.map((address) => modules[address]?.code)]);
