import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { serverBundleFile } from '@dosmares/contracts/release';
import { splitAddress } from '@dosmares/contracts/remote';
import { loadedAtOnce } from '@dosmares/contracts/site/boot';
import { laterStylesTag, noModule } from '@dosmares/contracts/site/renderer';
import { stylesFolder } from '@dosmares/contracts/site/routes';
import type { Addresses, Page } from '../model.ts';
import { label } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { type bundlesOf, readBundle } from './bundles.ts';
import type { Releases } from './deployment.ts';
import {
  type Job,
  type Message,
  renderInSandbox,
  type SandboxedPage,
  type ServerBundle,
} from './sandbox/sandbox.ts';

interface Route {
  path: string;
  /** The modules expected on it; pages that expect the same ones share a render process. */
  expected: readonly string[];
}

interface Rendering {
  store: Pick<Store, 'releaseFolder'>;
  releases: Releases;
  bundles: ReturnType<typeof bundlesOf>;
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
  const done = new Map<string, SandboxedPage>();
  if (routes.length === 0) return done;
  const job = await jobOf(rendering);
  const faults = faultsOf(job.bundles);
  let queue = [...routes];

  function accept(page: SandboxedPage, loaded: ReadonlySet<string>) {
    const requested = new Set(page.requested.map(faults.idOf));
    if ([...loaded].every((id) => requested.has(id)))
      done.set(page.path, { ...page, failures: page.failures.map(faults.causeOf) });
    else queue.push({ path: page.path, expected: page.requested });
  }

  async function renderGroup(group: readonly Route[]) {
    const pending = new Set(group.map((route) => route.path));
    const loaded = new Set<string>();
    const onMessage = ({ loading, unusable, page }: Message) => {
      if (loading) loaded.add(loading);
      if (unusable) faults.add(...unusable);
      if (page && pending.delete(page.path)) accept(page, loaded);
    };
    const task = { ...job, bundles: faults.usable(), paths: [...pending] };
    const fault = await renderInSandbox(task, rendering.limitMs, onMessage);
    if (!fault) return;
    if (loaded.size === 0)
      throw new Error(`${[...pending][0]} cannot be composed: ${label(job.renderer)} ${fault}.`);
    // What may have ended the process: new releases or, without any, everything that was loaded.
    const suspects = [...loaded].filter((id) => rendering.isNew(splitAddress(id).application));
    for (const id of suspects.length > 0 ? suspects : loaded) faults.add(id, fault);
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

async function jobOf({ releases, bundles, config, store }: Rendering): Promise<Omit<Job, 'paths'>> {
  const { shell, ...remotes } = releases;
  const file = shell.files.find((one) => one.path === serverBundleFile);
  const ofRemotes = new Set([...bundles.values()].filter(({ name }) => name !== 'shell'));

  return {
    renderer: await readBundle({ ...shell, exposes: [], file }, store),
    bundles: await Promise.all([...ofRemotes].map((bundle) => readBundle(bundle, store))),
    config,
    tables: Object.values(remotes).map(({ name, routes }) => ({ name, routes })),
  };
}

/** The bundles that are left out, each with the reason, which takes the place of "No module" in a page's failures. */
function faultsOf(bundles: readonly ServerBundle[]) {
  const reasons = new Map<ServerBundle, string>();
  const find = (address: string) => {
    const { application, expose } = splitAddress(address);

    return bundles.find(({ name, exposes }) => name === application && exposes.includes(expose));
  };

  return {
    idOf: (address: string) => find(address)?.id,
    usable: () => bundles.filter((bundle) => !reasons.has(bundle)),
    add(id: string, what: string) {
      const bundle = find(id);
      if (bundle) reasons.set(bundle, `${label(bundle)} is left out: its server bundle ${what}`);
    },
    causeOf: (failure: string) =>
      [...reasons].find(([{ name, exposes }]) =>
        exposes.some((expose) => failure.endsWith(noModule(`${name}/${expose}`))),
      )?.[1] ?? failure,
  };
}

const laterStyles = new RegExp(`${laterStylesTag}(.*?)</style>`, 's');

/** Stores a page; styles of what is below its first view are linked instead of inline (decision 0071). */
export async function keepPage(
  page: SandboxedPage,
  known: Pick<Page, 'inputs' | 'uses' | 'route'>,
  store: Store,
): Promise<Page> {
  const { status, head, rendered, failures } = page;
  const [element = '', css] = laterStyles.exec(page.html) ?? [];
  const styles = css === undefined ? undefined : await store.keepText('styles', css);
  const link = `<link rel="stylesheet" href="/${stylesFolder}/${styles}.css">`;
  const html = styles ? page.html.replace(element, () => link) : page.html;

  return {
    html: await store.keepText('pages', html),
    status,
    ...known,
    modules: rendered,
    atOnce: loadedAtOnce(rendered, html),
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
