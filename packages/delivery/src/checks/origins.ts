import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Release, ReleaseFile } from '@dosmares/contracts/release';
import { assetsPath } from '@dosmares/contracts/site/boot';
import { baseOf } from '../builds/registry.ts';
import type { Addresses } from '../builds/site-build.ts';
import { integrityOf } from '../store/integrity.ts';
import { label } from '../store/label.ts';

/** Requests a file as a browser does; rejects when there is no answer. */
export type FetchFile = (address: string) => Promise<Response>;

/** Settings for requests to origins. */
export interface OriginsContext {
  fetchFile: FetchFile;
  /** How long to wait for a file to become available, in milliseconds. */
  patienceMs?: number;
}

// Edges and origins notice a new release within two seconds, and may have to fetch a file from a bucket first.
const usualPatienceMs = 8_000;
const retryMs = 500;
const atOnce = 8;

/**
 * Refuses a release whose scripts visitors' browsers would not get: a remote's from its own origin, the shell's from
 * the site. A release in the store is not necessarily served at its address.
 */
export async function origins(
  release: Release,
  addresses: Addresses,
  { fetchFile, patienceMs = usualPatienceMs }: OriginsContext,
): Promise<readonly string[]> {
  const scripts = release.files.filter(({ path }) => /^web\/.*\.js$/.test(path));
  const end = Date.now() + patienceMs;
  const found = await Readable.from(scripts)
    .map((file: ReleaseFile) => lastingFault({ file, release, addresses }, fetchFile, end), {
      concurrency: atOnce,
    })
    .toArray();
  const faults: string[] = found.filter(Boolean);
  if (faults.length === 0) return [];

  return [
    `${faults[0]}: browsers would not get ${faults.length} of the ${scripts.length} scripts of ${label(release)}. Mend that, or say --without-origins.`,
  ];
}

interface Asked {
  file: ReleaseFile;
  release: Release;
  addresses: Addresses;
}

/** The fault of a file, which is fetched again until a moment; an empty text when there is none. */
async function lastingFault(asked: Asked, fetchFile: FetchFile, until: number): Promise<string> {
  const fault = await faultOf(asked, fetchFile);
  if (!fault || Date.now() > until) return fault;

  await pause(retryMs);

  return lastingFault(asked, fetchFile, until);
}

async function faultOf({ file, release, addresses }: Asked, fetchFile: FetchFile) {
  const address = addressOf(file, release, addresses);
  try {
    const response = await fetchFile(address);
    if (!response.ok) return `${address} answers ${response.status}`;
    const readers = response.headers.get('access-control-allow-origin');
    if (release.name !== 'shell' && readers !== '*' && readers !== addresses.config.siteOrigin)
      return `${address} may not be read by pages of ${addresses.config.siteOrigin} (access-control-allow-origin)`;
    if (integrityOf(Buffer.from(await response.arrayBuffer())) !== file.integrity)
      return `${address} has other bytes than were released`;

    return '';
  } catch (error) {
    const { message, cause } = error as Error;

    return `${address} does not answer (${cause instanceof Error ? cause.message : message})`;
  }
}

const addressOf = ({ path }: ReleaseFile, release: Release, addresses: Addresses) =>
  release.name === 'shell'
    ? `${addresses.config.siteOrigin}${path.replace('web/', assetsPath)}`
    : path.replace('web', baseOf(release, addresses));
