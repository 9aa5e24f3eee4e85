import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Registry, type Release, serverBundleFile } from '@dosmares/contracts/release';
import { splitAddress } from '@dosmares/contracts/remote';
import { laterStylesTag, noModule } from '@dosmares/contracts/site/renderer';
import { stylesFolder } from '@dosmares/contracts/site/routes';
import { hashOf, label } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { renderInSandbox, type SandboxedPage, type ServerBundle } from './sandbox/sandbox.ts';
import { type Addresses, assetsOf, type Page, type Releases } from './site-build.ts';

interface Route {
  path: string;
  expected: readonly string[];
}

interface Rendering {
  store: Pick<Store, 'releaseFolder'>;
  releases: Releases;
  registry: Registry;
  config: Addresses['config'];
  /** Reports whether visitors never got that release: it is the first to be left out when something goes wrong. */
  isFresh: (name: string) => boolean;
  /** Time limit for loading bundles, and for each page. */
  limitMs: number;
}

export type Rendered = SandboxedPage & { applications: readonly string[] };

/** A page whose content asks for other applications each time that it is rendered is taken as it is after so many. */
const mostAttempts = 6;

/**
 * Renders each page in a process with exactly the server bundles that are on it: what a bundle does reaches no other.
 * One that ends its process or gives no answer is left out of the rest, and costs its slots. @throws for the shell's
 */
export async function renderPages(routes: readonly Route[], rendering: Rendering) {
  const { releases, registry, config, isFresh, limitMs } = rendering;
  const assets = assetsOf(releases, registry);
  const done = new Map<string, Rendered>();
  const attempts = new Map<string, number>();
  const leftOut = new Map<string, string>();
  let waiting = [...routes];

  const usable = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => name !== 'shell' && name in releases && !leftOut.has(name)).sort();

  const leaveOut = (name: string, what: string) =>
    leftOut.set(name, `${label(releases[name] as Release)} is left out: its server bundle ${what}`);

  /** The failure of a slot whose application is left out is the reason for that. */
  const causeOf = (failure: string) =>
    [...leftOut].find(([name]) => failure.includes(noModule(`${name}/`)))?.[1] ?? failure;

  /** Takes a page that was rendered with some bundles: it is done if these are those on it. */
  function take(page: SandboxedPage, names: readonly string[]) {
    const { path: at, asked, failures } = page;
    const applications = [...new Set(asked.map((address) => splitAddress(address).application))];
    const count = (attempts.get(at) ?? 0) + 1;
    attempts.set(at, count);
    if (String(usable(applications)) !== String(usable(names)) && count < mostAttempts)
      waiting.push({ path: at, expected: applications });
    else done.set(at, { ...page, applications, failures: failures.map(causeOf) });
  }

  async function renderGroup(paths: readonly string[], names: readonly string[]) {
    const open = new Set(paths);
    const [shell, ...bundles] = await Promise.all(
      ['shell', ...names].map((name) => bundleOf(releases[name] as Release, rendering.store)),
    );
    const job = { shell: shell as ServerBundle, bundles, paths, boot: { registry, config }, assets };
    const fault = await renderInSandbox(job, limitMs, ({ unusable = {}, page }) => {
      for (const [name, what] of Object.entries(unusable)) leaveOut(name, what);
      if (!page) return;
      open.delete(page.path);
      take(page, names);
    });
    if (!fault) return;
    // Who may have ended the process: releases that were never rendered, or else all that were in it.
    const inside = usable(names);
    const unknown = inside.filter(isFresh);
    if (inside.length === 0)
      throw new Error(`${[...open][0]} cannot be composed: ${label(releases.shell)} ${fault}.`);
    for (const name of unknown.length > 0 ? unknown : inside) leaveOut(name, fault);
    waiting.push(...[...open].map((at) => ({ path: at, expected: names })));
  }

  while (waiting.length > 0) {
    const groups = Map.groupBy(waiting, ({ expected }) => usable(expected).join());
    waiting = [];
    await Readable.from(groups).forEach(
      async ([names, group]: [string, Route[]]) => {
        const paths = group.map((route) => route.path);
        await renderGroup(paths, names.split(',').filter(Boolean));
      },
      { concurrency: availableParallelism() },
    );
  }

  return done;
}

async function bundleOf({ name, version, exposes }: Release, store: Rendering['store']) {
  const file = path.join(await store.releaseFolder(name, version), serverBundleFile);
  // A remote without a server bundle is rendered in the browser, in its slots.
  const source = existsSync(file) ? await readFile(file, 'utf8') : '';

  return { name, version, exposes: Object.keys(exposes), source };
}

export async function keepPage(page: Rendered, known: Pick<Page, 'inputs' | 'uses'>, store: Store) {
  const { html, status, head, rendered, failures } = page;
  const taken = takeLaterStyles(html);
  const styles = taken.css === undefined ? undefined : await store.keepText('styles', taken.css);

  return {
    html: await store.keepText('pages', taken.html),
    status,
    ...known,
    modules: rendered,
    scripts: scriptsIn(taken.html),
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

const end = '</style>';

/** Puts a link in place of the styles of everything below the first view (decision 0071). */
function takeLaterStyles(html: string): { html: string; css?: string } {
  const from = html.indexOf(laterStylesTag);
  const to = html.indexOf(end, from);
  if (from < 0 || to < 0) return { html };
  const css = html.slice(from + laterStylesTag.length, to);
  const link = `<link rel="stylesheet" href="/${stylesFolder}/${hashOf(css)}.css">`;

  return { html: html.slice(0, from) + link + html.slice(to + end.length), css };
}
