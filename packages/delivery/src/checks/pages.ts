import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { assetsPath } from '@dosmares/contracts/site/boot';
import { isReserved } from '@dosmares/contracts/site/routes';
import { baseOf, matcherOf, ofEach } from '../deployments/deployment.ts';
import { type Deployment, type Page, pagesIn } from '../model.ts';
import { decompress } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import type { CheckContext, CheckRequest, DeploymentChange } from './request.ts';

export async function pageRefusals({ changes, values }: CheckRequest, context: CheckContext) {
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
  const found: { at: string; page: Page; problem: string }[] = [];
  for (const [at, page] of pages) {
    const pageBefore = pagesBefore.get(at);
    if (!isSmaller && isDeepStrictEqual(page, pageBefore)) continue;
    const known = (pageBefore && (await inspectBefore?.(pageBefore))) ?? [];
    const problems = (await inspect(page)).filter((problem) => !known.includes(problem));
    found.push(...problems.map((problem) => ({ at, page, problem })));
  }

  return [...Map.groupBy(found, ({ problem }) => problem)].map(
    ([problem, places]) => `${placesOf(places, after)} ${problem}`,
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
          `would link to ${to}, which nobody answers: promote what answers it first, or release this without the link, or say --anyway.`,
      ),
      ...(html.includes(placeholder)
        ? ['still shows the text of new-remote: write what the page is about in its place, or say --anyway.']
        : []),
    ];
  };
}

function placesOf(pages: readonly { at: string; page: Page | undefined }[], { selection }: Deployment) {
  const [first] = pages;
  const others = pages.length > 1 ? ` and ${pages.length - 1} other pages` : '';
  const names = ['shell', ...Object.keys(first?.page?.uses ?? {})];

  return `${first?.at}${others} of ${names.map((name) => `${name}@${selection[name]}`).join(' with ')}`;
}

/** Refuses the first page over its budget, unless it was as heavy before this release. */
async function overBudget({ after, before }: DeploymentChange, { readBudgets, store }: CheckContext) {
  const budgets = await readBudgets();
  for (const [at, page] of Object.entries(after.pages)) {
    const budget = budgets[at] ?? budgets['*'] ?? Number.POSITIVE_INFINITY;
    const pageBefore = before?.pages[at];
    if (page.html === pageBefore?.html) continue;
    const bytes = await scriptBytes(page, after, store);
    if (bytes > budget && !(before && pageBefore && bytes <= (await scriptBytes(pageBefore, before, store))))
      return [
        `${placesOf([{ at, page }], after)} asks for ${bytes} bytes of script at once, over its budget of ${budget}.`,
      ];
  }

  return [];
}

const htmlOf = async ({ html }: Page, store: Store) =>
  String(await decompress(await store.readText('pages', html)));

/** Returns the compressed size, in bytes, of the scripts that a page names. */
async function scriptBytes(page: Page, { selection, addresses }: Deployment, store: Store) {
  const html = await htmlOf(page, store);
  const tags = html.matchAll(/<(?:script|link)\b[^<>]* (?:src|href)="([^"]+\.js)"/g);
  const scripts = new Set([...tags].map(([, address = '']) => address));
  const sizes = await ofEach(selection, async (name, version) => {
    const base = name === 'shell' ? assetsPath : `${baseOf({ name, version }, addresses)}/`;
    const folder = await store.releaseFolder(name, version);
    const { files } = await store.readRelease(name, version);
    const own = files.filter((file) => scripts.has(file.path.replace('web/', base)));

    return own.reduce((sum, file) => sum + sentBytes(path.join(folder, file.path)), 0);
  });

  return Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
}

const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

async function inBrowser({ after, before }: DeploymentChange, { hydrate, passed, progress }: CheckContext) {
  const htmlAt = (at: string) => after.pages[at]?.html ?? '';
  const paths = affectedPaths(after, before).filter((at) => !passed.has(htmlAt(at)));
  if (paths.length === 0) return undefined;

  progress(`  opening ${paths.join(' ')} in a browser`);
  const { path: at = '', message } = (await hydrate(after, paths)) ?? {};
  if (message) return `${placesOf([{ at, page: after.pages[at] }], after)} fails in a browser: ${message}`;
  for (const at of paths) passed.add(htmlAt(at));

  return undefined;
}

/** Returns one page for each set of modules whose pages have changed. */
export function affectedPaths(after: Deployment, before: Deployment | undefined): string[] {
  const kinds = new Map<string, string>();
  for (const [at, { modules, status, html }] of Object.entries(after.pages)) {
    const kind = [...modules].sort().join();
    const isChanged = before?.pages[at]?.html !== html;
    if (status === 200 && isChanged && !kinds.has(kind)) kinds.set(kind, at);
  }

  // A module that mounts only after a click is on no page; then at least the home page has to work with it.
  return kinds.size > 0 ? [...kinds.values()] : ['/'];
}
