import type { Release } from '@dosmares/contracts/release';
import { releasesOf } from '../composition/registry.ts';
import { withRelease } from '../gate/case.ts';
import type { Selection } from '../store/composition.ts';
import { label, partsOf } from '../store/label.ts';
import { releaseName, type Store } from '../store/store.ts';
import type { CliContext } from './context.ts';

/** A release whose content others have in an earlier state. */
export interface ContentBehind {
  newest: string;
  /** When that state was first released. */
  since: string;
  /** Files of `packages/content`. */
  files: readonly string[];
  /** The applications that have an earlier state of them. */
  applications: readonly string[];
}

/**
 * Modules of `packages/content` that applications with visitors have in different states. The state that appeared
 * last in the store counts as right: a release from an old checkout does not turn back time. Releases without a
 * record of their content are ignored.
 */
export async function contentBehind(selection: Selection, store: Store): Promise<ContentBehind[]> {
  const releases = Object.values(await releasesOf(selection, store));
  const files = differing(releases);
  if (files.length === 0) return [];

  const firstSeen = await readFirstSeen(
    releases.map(({ name }) => name),
    store,
  );
  const found = new Map<string, ContentBehind>();
  for (const file of files) {
    const dated = releases.flatMap((release) => {
      const at = firstSeen.get(stateOf(release, file));

      return at ? [{ release, at }] : [];
    });
    const since =
      dated
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? '';
    const newest = dated.filter(({ at }) => at === since).map(({ release }) => label(release))[0] ?? '';
    const applications = dated
      .filter(({ at }) => at < since)
      .map(({ release }) => release.name)
      .sort();
    if (applications.length === 0) continue;

    const key = `${newest} ${applications}`;
    const before = found.get(key)?.files ?? [];
    found.set(key, { newest, since, files: [...before, file], applications });
  }

  return [...found.values()];
}

/** Lists files that differ between releases. */
function differing(releases: readonly Release[]) {
  const states = new Map<string, Set<string>>();
  for (const { content = {} } of releases)
    for (const [file, hash] of Object.entries(content))
      states.set(file, (states.get(file) ?? new Set()).add(hash));

  return [...states].filter(([, hashes]) => hashes.size > 1).map(([file]) => file);
}

const stateOf = ({ content = {} }: Release, file: string) => `${file} ${content[file]}`;

/** Reads when any of these applications first released each state of each file. */
async function readFirstSeen(names: readonly string[], store: Store): Promise<ReadonlyMap<string, string>> {
  const versions = await Promise.all(
    names.map(async (name) => (await store.versions(name)).map((version) => ({ name, version }))),
  );
  const firstSeen = new Map<string, string>();
  for (const { name, version } of versions.flat()) {
    const release = await store.readRelease(name, version);
    const at = (await store.artifacts.keptAt(releaseName(name, version))).toISOString();
    for (const file of Object.keys(release.content ?? {})) {
      const state = stateOf(release, file);
      if (at < (firstSeen.get(state) ?? '9')) firstSeen.set(state, at);
    }
  }

  return firstSeen;
}

/** Warns about a release: which applications would show earlier content beside it, or that it would itself. */
export async function tellContentBehind(
  { name, version }: Pick<Release, 'name' | 'version'>,
  { store, tell }: Pick<CliContext, 'store' | 'tell'>,
) {
  const pointer = await store.readPointer();
  if (!pointer) return;

  const selection = withRelease(await store.readComposition(pointer.live), { name, version });
  const concerned = (await contentBehind(selection, store)).filter(
    ({ newest, applications }) => partsOf(newest)[0] === name || applications.includes(name),
  );
  for (const warning of contentWarnings(concerned)) tell(`  but ${warning}`);
}

/** Returns a sentence for each. */
export const contentWarnings = (behind: readonly ContentBehind[]) =>
  behind.map(
    ({ newest, since, files, applications }) =>
      `${inWords(applications)} ${applications.length > 1 ? 'have' : 'has'} an earlier ${inWords(files)} than ${newest}, released ${since.slice(0, 16).replace('T', ' ')} UTC: the facts in there differ between their pages until ${applications.length > 1 ? 'each is' : 'it is'} released from that commit or a later one.`,
  );

const inWords = (words: readonly string[]) => new Intl.ListFormat('en').format(words);
