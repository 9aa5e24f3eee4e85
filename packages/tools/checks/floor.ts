import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'acorn';
import browserslist from 'browserslist';
import { type NewNames, namesIn } from './names-in.ts';

/** The oldest version of each browser in which scripts have to run. */
export type Floor = Readonly<Partial<Record<keyof typeof namesInLists, number>>>;

/** Names of browsers in web-features, with those in browserslist. */
const namesInLists = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios_saf',
} as const;

/** Reads a list of browsers, such as `.browserslistrc`. @param folder its folder, or one below */
export function floorOf(folder: string): Floor {
  const all = browserslist(null, { path: folder }).map((one) => one.split(' '));
  const oldest = (name: string) =>
    Math.min(
      ...all.filter(([browser]) => browser === name).map(([, version = '']) => Number.parseFloat(version)),
    );

  return Object.fromEntries(Object.entries(namesInLists).map(([browser, name]) => [browser, oldest(name)]));
}

type Support = Readonly<Record<string, string | undefined>>;

/** Web features by their keys in browser-compat-data, with the first version of each browser that supports them. */
const features = readFeatures();

function readFeatures(): ReadonlyMap<string, Support> {
  const file = createRequire(import.meta.url).resolve('web-features/data.json');
  const { features: all }: { features: Record<string, { status?: Status }> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const rows = Object.values(all).flatMap(({ status }) => Object.entries(status?.by_compat_key ?? {}));

  return new Map(rows.map(([key, { support }]) => [key, support]));
}

interface Status {
  by_compat_key?: Record<string, { support: Support }>;
}

const isNew = (support: Support, floor: Floor) =>
  Object.entries(floor).some(
    ([browser, oldest]) => !(Number.parseFloat(support[browser] ?? 'none') <= oldest),
  );

/** Editions of the language, each with the feature of it that browsers supported last. */
// biome-ignore format: a table reads in columns
const editions = [
  { year: 2018, key: 'javascript.regular_expressions.lookbehind_assertion' },
  { year: 2020, key: 'javascript.operators.optional_chaining' },
  { year: 2021, key: 'javascript.operators.logical_or_assignment' },
  { year: 2022, key: 'javascript.classes.static.initialization_blocks' },
  { year: 2024, key: 'javascript.builtins.RegExp.unicodeSets' },
  { year: 2025, key: 'javascript.regular_expressions.modifier' },
] as const;

/** Returns the last edition that every browser of a floor supports in full. */
export const editionOf = (floor: Floor) =>
  (editions.find(({ key }) => isNew(features.get(key) ?? {}, floor))?.year ?? 2026) - 1;

/** Interfaces that every page uses: the members' names of others are too ambiguous. */
const everyday = new Set([
  ...[
    'Document',
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLMediaElement',
    'HTMLVideoElement',
    'Node',
  ],
  ...[
    'Navigator',
    'Performance',
    'Window',
    'CSS',
    'History',
    'Location',
    'IntersectionObserver',
    'ResizeObserver',
  ],
  ...['AbortSignal', 'FormData', 'Headers', 'Request', 'Response', 'URL', 'URLSearchParams'],
]);

/**
 * Returns the names that are newer than a floor. A member counts only if its name is not a plain word and no older
 * interface has a member of that name.
 */
export function newNames(floor: Floor): NewNames {
  const rows = [...features].flatMap(([key, support]) => {
    const [, kind, owner = '', name] =
      /^(api|javascript\.builtins)\.(?:(\w+)\.)?(\w+?)(_static)?$/.exec(key) ?? [];

    return name
      ? [{ owner, name, isNew: isNew(support, floor), isEveryday: kind !== 'api' || everyday.has(owner) }]
      : [];
  });
  const isGlobal = ({ owner }: { owner: string }) => ['', 'Window', '_globals'].includes(owner);
  const old = new Set(rows.filter((one) => !one.isNew).map(({ name }) => name));
  const onlyNew = (some: typeof rows) =>
    new Set(some.map(({ name }) => name).filter((name) => !old.has(name)));

  return {
    globals: onlyNew(rows.filter(isGlobal)),
    statics: new Set(rows.filter((one) => one.isNew).map(({ owner, name }) => `${owner}.${name}`)),
    members: onlyNew(rows.filter(({ name, isEveryday }) => isEveryday && /[a-z][A-Z]/.test(name))),
  };
}

/**
 * Features of a script that are newer than the floor and not tested for first: names, or the parser's message for
 * syntax that it cannot parse.
 */
export function tooNewIn(script: string, edition: number, names: NewNames): string[] {
  try {
    const tree = parse(script, { ecmaVersion: edition as 2022, sourceType: 'module', allowHashBang: true });

    return [...namesIn(tree, names)].sort();
  } catch (error) {
    return [(error as Error).message];
  }
}
