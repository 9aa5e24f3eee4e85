import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Registry, type Release, serverBundleFile } from '@dosmares/contracts/release';
import { laterStylesTag, noModule } from '@dosmares/contracts/site/renderer';
import { stylesFolder } from '@dosmares/contracts/site/routes';
import { label } from '../store/integrity.ts';
import { nothingWhenMissing } from '../store/objects.ts';
import type { Store } from '../store/store.ts';
import { type Message, renderInSandbox, type SandboxedPage } from './sandbox/sandbox.ts';
import { type Addresses, assetsOf, type Page, type Releases } from './site-build.ts';

interface Route {
  path: string;
  /** The applications that are probably on it: pages with the same ones are rendered in one process. */
  expected: readonly string[];
}

interface Rendering {
  store: Pick<Store, 'releaseFolder'>;
  releases: Releases;
  registry: Registry;
  config: Addresses['config'];
  /** Reports whether visitors never got that release: it is the first to be left out when something goes wrong. */
  isFresh: (name: string) => boolean;
  limitMs: number;
}

/** Pages that met others' bundles are rendered by what they asked for, and each alone from this round on. */
const roundAlone = 2;

/**
 * Renders each page in a process that has run exactly the server bundles on it: what a bundle does reaches no other page.
 * One that ends its process or gives no answer is left out of the rest, and costs its slots. @throws for the shell's
 */
export async function renderPages(routes: readonly Route[], rendering: Rendering) {
  const { releases, registry, config, isFresh, limitMs } = rendering;
  const done = new Map<string, SandboxedPage>();
  if (routes.length === 0) return done;
  const bundles = await Promise.all(
    Object.values(releases).map((release) => bundleOf(release, rendering.store)),
  );
  const job = { boot: { registry, config }, assets: assetsOf(releases, registry) };
  const leftOut = new Map<string, string>();
  let waiting = [...routes];

  const leaveOut = (name: string, what: string) =>
    leftOut.set(name, `${label(releases[name] as Release)} is left out: its server bundle ${what}`);

  /** The failure of a slot whose application is left out is the reason for that. */
  const causeOf = (failure: string) =>
    [...leftOut].find(([name]) => failure.includes(noModule(`${name}/`)))?.[1] ?? failure;

  function take(page: SandboxedPage, inside: ReadonlySet<string>) {
    const { path: at, asked } = page;
    if ([...inside].every((name) => asked.includes(name)))
      done.set(at, { ...page, failures: page.failures.map(causeOf) });
    else waiting.push({ path: at, expected: asked });
  }

  async function renderGroup(group: readonly Route[]) {
    const open = new Set(group.map((route) => route.path));
    const inside = new Set<string>();
    const usable = bundles.filter(({ name }) => !leftOut.has(name));
    const hear = ({ loading, unusable, page }: Message) => {
      if (loading) inside.add(loading);
      if (unusable) leaveOut(...unusable);
      if (page && open.delete(page.path)) take(page, inside);
    };
    const fault = await renderInSandbox({ ...job, bundles: usable, paths: [...open] }, limitMs, hear);
    if (!fault) return;
    if (inside.size === 0)
      throw new Error(`${[...open][0]} cannot be composed: ${label(releases.shell)} ${fault}.`);
    // Who may have ended the process: releases that were never rendered, or else all that were in it.
    const unknown = [...inside].filter(isFresh);
    for (const name of unknown.length > 0 ? unknown : inside) leaveOut(name, fault);
    waiting.push(...group.filter((route) => open.has(route.path)));
  }

  for (let round = 0; waiting.length > 0; round += 1) {
    const groups = Map.groupBy(waiting, ({ path: at, expected }) =>
      round < roundAlone ? [...new Set(expected)].sort().join() : at,
    );
    waiting = [];
    await Readable.from(groups.values()).forEach(renderGroup, { concurrency: availableParallelism() });
  }

  return done;
}

async function bundleOf({ name, version, exposes }: Release, store: Rendering['store']) {
  const file = path.join(await store.releaseFolder(name, version), serverBundleFile);
  // A remote without a server bundle is rendered in the browser, in its slots.
  const source = (await readFile(file, 'utf8').catch(nothingWhenMissing)) ?? '';

  return { name, version, exposes: Object.keys(exposes), source };
}

const laterStyles = new RegExp(`${laterStylesTag}(.*?)</style>`, 's');

/** Stores a page with a link in place of the styles of everything below its first view (decision 0071), and these. */
export async function keepPage(page: SandboxedPage, known: Pick<Page, 'inputs' | 'uses'>, store: Store) {
  const { status, head, rendered, failures } = page;
  const [element = '', css] = laterStyles.exec(page.html) ?? [];
  const styles = css === undefined ? undefined : await store.keepText('styles', css);
  const link = `<link rel="stylesheet" href="/${stylesFolder}/${styles}.css">`;
  const html = styles ? page.html.replace(element, link) : page.html;

  return {
    html: await store.keepText('pages', html),
    status,
    ...known,
    modules: rendered,
    scripts: scriptsIn(html),
    ...(styles && { styles }),
    ...(head.canonical && { canonical: head.canonical }),
    failures,
  };
}

/** Hashes a page's inline scripts, without those for data, in the format of a content security policy. */
function scriptsIn(html: string): string[] {
  const element = /<script(?![^>]*\s(?:src|type="application))[^>]*>(.*?)<\/script>/gs;
  const texts = [...html.matchAll(element)].map(([, text = '']) => text);

  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}
