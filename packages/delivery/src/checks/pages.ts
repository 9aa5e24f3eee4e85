import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@dosmares/contracts/release';
import { assetsPath } from '@dosmares/contracts/site/boot';
import { originOf, type Page, pagesIn, type SiteBuild } from '../builds/site-build.ts';
import type { Args } from '../commands.ts';
import type { Budgets, DeployContext } from '../service/context.ts';
import { decompress } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';

/** A site build that visitors get now, and the one that they would get instead. */
export interface Exchange {
  /** `live`, or `the canary of APP`. */
  role: string;
  before: SiteBuild | undefined;
  after: SiteBuild;
}

/** A release to judge in every site build that visitors would get with it; and the options of who asks. */
export interface Asked {
  subject: Release;
  exchanges: readonly Exchange[];
  /** `without-api`, `without-browser`, and `drop` with routes that go on purpose. */
  values: Args['values'];
}

export async function pageRefusals({ exchanges, values }: Asked, context: DeployContext): Promise<string[]> {
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

/** Each problem once; none that occurred before, because this release is not its cause. */
function newProblems({ after, before }: Exchange): readonly string[] {
  const problemsIn = (build: SiteBuild) =>
    pagesIn(build).flatMap(([at, page]) => page.failures.map((message) => ({ at, page, message })));
  const known = new Set(before && problemsIn(before).map(({ at, message }) => `${at} ${message}`));
  const found = problemsIn(after).filter(({ at, message }) => !known.has(`${at} ${message}`));

  return [...Map.groupBy(found, ({ message }) => message)].map(
    ([message, pages]) =>
      `${placesOf(pages, after)} ${pages.length > 1 ? 'fail' : 'fails'} while composing: ${message}`,
  );
}

export function placesOf(pages: readonly { at: string; page: Page | undefined }[], { selection }: SiteBuild) {
  const [first] = pages;
  const others = pages.length > 1 ? ` and ${pages.length - 1} other pages` : '';
  const names = ['shell', ...Object.keys(first?.page?.uses ?? {})];

  return `${first?.at}${others} of ${names.map((name) => `${name}@${selection[name]}`).join(' with ')}`;
}

/** Refuses the first page over its budget, unless it was as heavy before: then this release is not the cause. */
async function overweight({ after, before }: Exchange, budgets: Budgets, store: Store) {
  for (const [at, page] of Object.entries(after.pages)) {
    const most = budgets[at] ?? budgets['*'] ?? Number.POSITIVE_INFINITY;
    const pageBefore = before?.pages[at];
    if (page.html === pageBefore?.html) continue;
    const bytes = await weightOf(page, after, store);
    if (bytes > most && !(before && pageBefore && bytes <= (await weightOf(pageBefore, before, store))))
      return [
        `${placesOf([{ at, page }], after)} asks for ${bytes} bytes of script at once, over its budget of ${most}.`,
      ];
  }

  return [];
}

export const htmlOf = async ({ html }: Page, store: Store) =>
  String(await decompress(await store.readText('pages', html)));

async function weightOf(page: Page, build: SiteBuild, store: Store) {
  let bytes = 0;
  for (const address of scriptAddressesIn(await htmlOf(page, store))) {
    const file = await fileAt(address, build, store);
    // As sent: compressed, if there is a compressed form.
    if (file) bytes += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }

  return bytes;
}

export function scriptAddressesIn(html: string): string[] {
  const tags = html.match(/<script\b[^<>]* src=[^<>]*>|<link\b[^<>]*as="script"[^<>]*>/g) ?? [];

  return [...new Set(tags.map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

export async function fileAt(address: string, { selection, addresses }: SiteBuild, store: Store) {
  const own = address.replace(addresses.config.siteOrigin, '');
  for (const [name, version] of Object.entries(selection)) {
    // One remote's files may be below another's: only the version distinguishes them.
    const base = name === 'shell' ? assetsPath : `${originOf(name, addresses)}/${version}/web/`;
    if (own.startsWith(base))
      return path.join(await store.releaseFolder(name, version), 'web', own.slice(base.length));
  }

  return undefined;
}

async function inBrowser({ after, before }: Exchange, { hydrate, log, progress }: DeployContext) {
  const htmlAt = (at: string) => after.pages[at]?.html ?? '';
  const affected = affectedPaths(after, before);
  const passed = await log.passed(affected.map(htmlAt));
  const paths = affected.filter((at) => !passed.has(htmlAt(at)));
  if (paths.length === 0) return undefined;

  progress(`  opening ${paths.join(' ')} in a browser`);
  const { path: at = '', message } = (await hydrate(after, paths)) ?? {};
  if (message) return `${placesOf([{ at, page: after.pages[at] }], after)} fails in a browser: ${message}`;
  await log.pass(paths.map(htmlAt));

  return undefined;
}

/** Pages with the same modules are of one kind, and one of each kind that has changed is opened. */
export function affectedPaths(after: SiteBuild, before: SiteBuild | undefined): string[] {
  const kinds = new Map<string, string>();
  for (const [at, { modules, status, html }] of Object.entries(after.pages)) {
    const kind = [...modules].sort().join();
    const isChanged = before?.pages[at]?.html !== html;
    if (status === 200 && isChanged && !kinds.has(kind)) kinds.set(kind, at);
  }

  // A module that appears only after a click is in no page: then at least the home page has to work with it.
  return kinds.size > 0 ? [...kinds.values()] : ['/'];
}
