import { applicationName } from '@dosmares/contracts/remote';
import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** The largest release: about ten times a shell's with its pictures. */
export const releaseLimits = { files: 5_000, bytes: 200_000_000, manifestLength: 2_000_000 } as const;

// Neither `.` nor `..`, and without a backslash, control or invisible characters.
const name = '(?!\\.{1,2}(?:/|$))[^/\\\\\\p{C}]+';

/** A path that stays below the folder that it starts from. */
export const innerPath = new RegExp(`^${name}(?:/${name})*$`, 'u');

/** The path of a file in a release. The deploy service makes its own compressed copies. */
export const releasedPath = new RegExp(`^(?!.*\\.(?:br|gz)$)(?:web|server|types|public)(?:/${name})+$`, 'u');

/** The version of a release. */
export const releaseVersion = /^[0-9][0-9a-z.-]{0,117}$/;

const text = ({ source }: RegExp, maxLength = 250) => Type.String({ pattern: source, maxLength });
const list = <Item extends TSchema>(item: Item, maxItems = 500) =>
  Type.Immutable(Type.Array(item, { maxItems }));
const count = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const line = text(/^[^\p{C}]*$/u);
const closed = { additionalProperties: false } as const;
// Releases of other times say other things, but nothing deep.
const flat = { additionalProperties: Type.Union([line, list(line), Type.Record(line, line, closed)]) };
// The type checks write such names into code.
const moduleName = text(/^[\w$-]+(?:[./][\w$-]+)*$/);

const File = Type.Object(
  { path: text(releasedPath), bytes: count(releaseLimits.bytes), integrity: text(/^sha384-[\w+/]{64}$/) },
  flat,
);
const Call = Type.Object({ path: line, fields: list(line) }, flat);
const optional = { closed: Type.Optional(Type.Boolean()), unlisted: Type.Optional(Type.Boolean()) };
const Route = Type.Object(
  {
    path: text(/^\/[^\p{C}]*$/u),
    expose: moduleName,
    values: Type.Optional(list(line, 2_000)),
    title: Type.Optional(line),
    description: Type.Optional(text(/^[^\p{C}]*$/u, 500)),
    text: Type.Optional(text(/^[^\p{C}]*$/u, 5_000)),
    ...optional,
  },
  flat,
);
const Manifest = Type.Object(
  {
    name: text(applicationName),
    version: text(releaseVersion),
    commit: line,
    contractVersion: count(1_000),
    /** Shell only: versions of the contract that remotes may use; only its own if missing. */
    servedContracts: Type.Optional(list(count(1_000))),
    /** Path of the container's entry inside `web` (remotes), or of the main script (shell). */
    entry: text(innerPath),
    /** Whether its entry is an ES module, not a script. */
    isModule: Type.Optional(Type.Boolean()),
    /** For each exposed module, the files in `web` that it needs before it runs. */
    exposes: Type.Record(moduleName, list(text(innerPath)), closed),
    routes: list(Route),
    /** Slots of other applications that its code mounts, by `remote/expose`. */
    mounts: list(moduleName),
    platform: list(text(/^[\w$]+$/)),
    /** Shared singletons: the version that the shell provides, or the range that a remote accepts. */
    shared: Type.Record(line, line, closed),
    calls: list(Call),
    files: list(File, releaseLimits.files),
  },
  flat,
);

/** One file of a release, with its hash as in an `integrity` attribute. */
export type ReleaseFile = Static<typeof File>;

/** One endpoint of the API that an application posts to, with every field that its bodies may have. */
export type ApiCall = Static<typeof Call>;

/** `release.json`: contents and requirements of an immutable build of one application. */
export type Release = Static<typeof Manifest>;

const validator = Compile(Manifest);

/** Reads a manifest, which may be an attacker's. @throws with one sentence */
export function parseRelease(manifest: string): Release {
  const release = parsed(manifest) as Release;
  if (release === undefined) throw refusal('release.json is missing, too long or not JSON');
  const [fault] = validator.Errors(release);
  const why = fault?.message
    .replace('schema is false', 'is not a property of a release')
    .replace(
      /^must match pattern.*/,
      'must be a name without special characters, and of a file not ending in .br or .gz',
    );
  if (fault) throw refusal(`release.json${fault.instancePath.slice(0, 100)} ${why}`);
  if (release.files.reduce((sum, { bytes }) => sum + bytes, 0) > releaseLimits.bytes)
    throw refusal(`its files may have ${releaseLimits.bytes / 1e6} MB together`);

  return release;
}

function parsed(manifest: string): unknown {
  try {
    return manifest.length > releaseLimits.manifestLength ? undefined : JSON.parse(manifest);
  } catch {
    return undefined;
  }
}

const refusal = (why: string) => new Error(`This is no release: ${why}.`);
