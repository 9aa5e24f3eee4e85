import type { RegistryRemote } from '@dosmares/contracts/release';
import { splitAddress } from '@dosmares/contracts/remote';
import {
  assetsPath,
  type PageReleases,
  releasesId,
  releasesMark,
  type Script,
} from '@dosmares/contracts/site/boot';
import type { Release } from '../manifest.ts';
import type { Addresses, Deployment, ModuleFiles, Page } from '../model.ts';
import { fingerprint } from '../store/integrity.ts';
import { baseOf, type Releases } from './deployment.ts';

/** Returns what a deployment tells browsers: the shell's main script, its remotes, and the files of each module. */
export function loadedOf(releases: Releases, addresses: Addresses) {
  const { shell, ...remotes } = releases;
  const scriptIn = (release: Release) => scriptsOf(release, addresses);

  return {
    main: scriptIn(shell)(shell.entry),
    remotes: Object.values(remotes).map((release): RegistryRemote => {
      const { name, version, isModule } = release;
      const [entry, integrity] = scriptIn(release)(release.entry);
      // Text without scripts is for rendering alone.
      const routes = release.routes.map(({ text: _, ...route }) => route);

      return { name, version, entry, integrity, ...(isModule && { isModule }), routes };
    }),
    modules: Object.assign(
      {},
      ...Object.values(releases).map((one) => modulesOf(one, scriptIn(one))),
    ) as Record<string, ModuleFiles>,
  };
}

/** Returns a function from a script's path in `web` to its address and hash. */
function scriptsOf(release: Release, addresses: Addresses) {
  const base = release.name === 'shell' ? assetsPath : `${baseOf(release, addresses)}/`;
  const hashes = new Map(release.files.map(({ path, integrity }) => [path, integrity]));

  return (file: string): Script => [base + file, hashes.get(`web/${file}`) ?? ''];
}

function modulesOf({ name, entry, exposes, files }: Release, scriptAt: (file: string) => Script) {
  const isRemote = name !== 'shell';
  const known = new Set([...Object.values(exposes).flat(), ...(isRemote ? [entry] : [])]);
  // Loaded later, perhaps by any module.
  const others = files.filter(
    ({ path }) => /^web\/.*\.js$/.test(path) && !known.has(path.replace('web/', '')),
  );
  const hashesOf = (scripts: readonly Script[]) => scripts.map(([, integrity]) => integrity);
  const rows = Object.entries(exposes).map(([expose, own]) => {
    const scripts = own.map(scriptAt);
    const code = fingerprint([hashesOf(scripts), others.map(({ integrity }) => integrity)]);

    return [`${name}/${expose}`, { scripts: isRemote ? [scriptAt(entry), ...scripts] : scripts, code }];
  });

  return Object.fromEntries(rows) as Record<string, ModuleFiles>;
}

/** Returns the remotes that a page asked for. */
export const remotesOn = ({ uses }: Pick<Page, 'uses'>): readonly string[] => [
  ...new Set(Object.keys(uses).map((address) => splitAddress(address).application)),
];

/** Returns what a page loads in a deployment. */
export function releasesOn(page: Page, { selection, main, remotes, modules }: Deployment): PageReleases {
  const names = remotesOn(page);
  const { application, ...route } = page.route ?? { application: '' };
  const scripts = page.atOnce.flatMap((address) => modules[address]?.scripts ?? []);

  return {
    shellVersion: selection.shell,
    main,
    remotes: remotes
      .filter(({ name }) => names.includes(name))
      .map((remote) => ({ ...remote, routes: remote.name === application ? [route as never] : [] })),
    preloads: [...new Map(scripts.map((script) => [script[0], script])).values()],
  };
}

/** Completes a page's HTML with what it loads. */
export function withReleases(html: string, releases: PageReleases): string {
  const json = JSON.stringify(releases).replaceAll('<', '\\u003c');

  return html.replace(
    releasesMark,
    () => `<script type="application/json" id="${releasesId}">${json}</script>`,
  );
}
