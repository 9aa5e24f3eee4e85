import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Registry, serverBundleFile } from '@dosmares/contracts/release';
import { laterStylesTag, noModule } from '@dosmares/contracts/site/renderer';
import { stylesFolder } from '@dosmares/contracts/site/routes';
import type { Release } from '../manifest.ts';
import type { Addresses, Page } from '../model.ts';
import { label } from '../store/integrity.ts';
import { undefinedIfMissing } from '../store/objects.ts';
import type { Store } from '../store/store.ts';
import { assetsOf, type Releases } from './deployment.ts';
import { type Message, renderInSandbox, type SandboxedPage } from './sandbox/sandbox.ts';

interface Route {
  path: string;
  /** The applications expected on it; pages that expect the same ones share a render process. */
  expected: readonly string[];
}

interface Rendering {
  store: Pick<Store, 'releaseFolder'>;
  releases: Releases;
  registry: Registry;
  config: Addresses['config'];
  /** Reports whether the release is not live: such releases are the first suspects when rendering fails. */
  isNew: (name: string) => boolean;
  limitMs: number;
}

/** Pages whose process loaded other bundles are regrouped by what they requested; later, each is alone. */
const firstSoloRound = 2;

/**
 * Renders each page in a process that ran only the server bundles on it, so that no bundle affects other pages.
 * One that ends its process or hangs is left out: its slots show a fallback. @throws when it is the shell's
 */
export async function renderPages(routes: readonly Route[], rendering: Rendering) {
  const { releases, registry, config, isNew, limitMs } = rendering;
  const done = new Map<string, SandboxedPage>();
  if (routes.length === 0) return done;
  const bundles = await Promise.all(
    Object.values(releases).map((release) => bundleOf(release, rendering.store)),
  );
  const job = { boot: { registry, config }, assets: assetsOf(releases, registry) };
  const leftOut = new Map<string, string>();
  let queue = [...routes];

  const leaveOut = (name: string, what: string) =>
    leftOut.set(name, `${label(releases[name] as Release)} is left out: its server bundle ${what}`);

  /** Replaces "No module" of an application that is left out by the reason why it is. */
  const causeOf = (failure: string) =>
    [...leftOut].find(([name]) => failure.includes(noModule(`${name}/`)))?.[1] ?? failure;

  function accept(page: SandboxedPage, loaded: ReadonlySet<string>) {
    const { path: at, requested } = page;
    if ([...loaded].every((name) => requested.includes(name)))
      done.set(at, { ...page, failures: page.failures.map(causeOf) });
    else queue.push({ path: at, expected: requested });
  }

  async function renderGroup(group: readonly Route[]) {
    const pending = new Set(group.map((route) => route.path));
    const loaded = new Set<string>();
    const usable = bundles.filter(({ name }) => !leftOut.has(name));
    const onMessage = ({ loading, unusable, page }: Message) => {
      if (loading) loaded.add(loading);
      if (unusable) leaveOut(...unusable);
      if (page && pending.delete(page.path)) accept(page, loaded);
    };
    const fault = await renderInSandbox({ ...job, bundles: usable, paths: [...pending] }, limitMs, onMessage);
    if (!fault) return;
    if (loaded.size === 0)
      throw new Error(`${[...pending][0]} cannot be composed: ${label(releases.shell)} ${fault}.`);
    // What may have ended the process: new releases or, without any, everything that was loaded.
    const suspects = [...loaded].filter(isNew);
    for (const name of suspects.length > 0 ? suspects : loaded) leaveOut(name, fault);
    queue.push(...group.filter((route) => pending.has(route.path)));
  }

  for (let round = 0; queue.length > 0; round += 1) {
    const groups = Map.groupBy(queue, ({ path: at, expected }) =>
      round < firstSoloRound ? [...new Set(expected)].sort().join() : at,
    );
    queue = [];
    await Readable.from(groups.values()).forEach(renderGroup, { concurrency: availableParallelism() });
  }

  return done;
}

async function bundleOf({ name, version, exposes }: Release, store: Rendering['store']) {
  const file = path.join(await store.releaseFolder(name, version), serverBundleFile);
  // A remote without a server bundle is rendered in the browser, in its slots.
  const source = (await readFile(file, 'utf8').catch(undefinedIfMissing)) ?? '';

  return { name, version, exposes: Object.keys(exposes), source };
}

const laterStyles = new RegExp(`${laterStylesTag}(.*?)</style>`, 's');

/** Stores a page; styles of what is below its first view are linked instead of inline (decision 0071). */
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

/** Hashes a page's inline scripts, except data blocks, in the format of a content security policy. */
function scriptsIn(html: string): string[] {
  const element = /<script(?![^>]*\s(?:src|type="application))[^>]*>(.*?)<\/script>/gs;
  const texts = [...html.matchAll(element)].map(([, text = '']) => text);

  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}
