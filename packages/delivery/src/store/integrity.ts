import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { parseRelease, type Release, type ReleaseFile } from '../manifest.ts';
import { undefinedIfMissing } from './objects.ts';

export type Named = Pick<Release, 'name' | 'version'>;

/** Returns the label of a release: `mf-agents@1.0.0-0123456789ab`. */
export const label = ({ name, version }: Named) => `${name}@${version}`;

export function partsOf(text: string): [name: string, version: string] {
  const [name = '', version = ''] = text.split('@');

  return [name, version];
}

const integrityOf = (bytes: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const hashOf = (bytes: Uint8Array | string, length = 32) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, length);

/** Returns a short hash of a value's JSON. */
export const fingerprint = (facts: unknown, length = 12) => hashOf(JSON.stringify(facts), length);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const unpackBrotli = promisify(brotliDecompress);

/** Decompresses a page or style sheet of the store. @throws when it is hundreds of times as long as ours */
export const decompress = (bytes: Buffer) => unpackBrotli(bytes, { maxOutputLength: 50_000_000 });

/** Compresses with brotli, as pages and style sheets are stored. */
export const compress = (bytes: Buffer | string, quality: number = constants.BROTLI_MAX_QUALITY) =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const compressible = /^(web|public)\/.*\.(js|css|html|json|svg|xml|txt|webmanifest)$/;

/** The best quality takes two seconds for a megabyte. */
const qualityFor = ({ length }: Buffer) => (length > 1_000_000 ? 5 : constants.BROTLI_MAX_QUALITY);

/** Writes `.br` and `.gz` beside every text file, one after the other: all at once leave no thread for other uploads. */
export async function writeCompressed(folder: string, files: readonly { path: string }[]) {
  const texts = files.filter((one) => compressible.test(one.path)).map((one) => path.join(folder, one.path));
  for (const file of texts) {
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await compress(bytes, qualityFor(bytes)));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

/** Lists the files below a folder. @throws when there is a link or a device, which could lead anywhere */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const special = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (special) throw new Error(`${special.name} is a link or a device: a release has regular files only.`);

  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

export async function describeFiles(folder: string): Promise<ReleaseFile[]> {
  const described = (await filesIn(folder)).map(async (file) => {
    const bytes = await readFile(path.join(folder, file));

    return { path: file, bytes: bytes.length, integrity: integrityOf(bytes) };
  });

  return Promise.all(described);
}

const encodings = [
  ['', async (bytes: Buffer, _limits: object) => bytes],
  ['.br', unpackBrotli],
  ['.gz', promisify(gunzip)],
] as const;

/** Checks a manifest by the hash in its version, and each file by the manifest. @throws with the first fault */
export async function requireIntact(folder: string, named: Named) {
  const { files } = releaseIn(await readFile(path.join(folder, 'release.json')), named);
  const listed = new Set(['release.json', ...files.map((file) => file.path)]);
  const known = (file: string) => listed.has(file) || listed.has(file.replace(/\.(br|gz)$/, ''));
  const unlisted = (await filesIn(folder)).find((file) => !known(file));
  let fault = unlisted && `${unlisted} is not named in release.json`;
  for (const file of files) fault ??= await faultOf(file, folder);
  if (fault) throw altered(named, fault);
}

/** Reads the manifest of the release named. @throws unless it matches the hash in its version */
export function releaseIn(manifest: Buffer, named: Named): Release {
  const release = parseRelease(String(manifest));
  const isNamed = release.name === named.name && release.version === named.version;
  if (!isNamed || !matchesVersion(release)) throw altered(named, 'release.json is not what was released');

  return release;
}

const altered = (named: Named, fault: string) =>
  new Error(`${label(named)}: ${fault}: its team has to release it again.`);

async function faultOf({ path: file, bytes: size, integrity }: ReleaseFile, folder: string) {
  for (const [suffix, unpack] of encodings) {
    const bytes = await readFile(path.join(folder, file + suffix)).catch(undefinedIfMissing);
    if (!bytes && suffix === '') return `${file} is missing`;
    const whole = bytes && (await unpack(bytes, { maxOutputLength: size + 1 }).catch(() => ''));
    if (whole !== undefined && (whole.length !== size || integrityOf(whole) !== integrity))
      return `${file}${suffix} is not what was released`;
  }

  return undefined;
}

/** Compares the hash in the version with that of everything but name, version and commit. */
function matchesVersion({ name: _, version, commit: __, ...facts }: Release) {
  const [, hash] = /-([0-9a-f]{16})$/.exec(version) ?? [];

  return !hash || fingerprint(facts, hash.length) === hash;
}
