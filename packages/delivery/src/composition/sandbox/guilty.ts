import { setTimeout as pause } from 'node:timers/promises';
import type { Release } from '@dosmares/contracts/release';
import { label } from '../../store/label.ts';
import type { ServerPart } from './protocol.ts';
import { Fault } from './sandbox.ts';
import { type LeftOut, type SiteApart, withParts } from './with-parts.ts';

/** Work that a page leaves behind may fail after the page is done. */
const settleMs = 200;

/**
 * Finds the release that causes a fault: adds remotes one after another, each before those that it mounts, until the
 * fault appears.
 * @param asked the pages that were requested until then
 * @throws when the shell causes it
 */
export async function guilty(
  parts: readonly ServerPart[],
  asked: readonly string[],
  site: SiteApart,
): Promise<LeftOut> {
  const [shell, ...remotes] = parts as [ServerPart, ...ServerPart[]];
  const order = [shell, ...hostsFirst(remotes, Object.values(site.releases))];
  const where = asked.at(-1) ?? 'The site';
  for (const [index, part] of order.entries()) {
    const what = await faultOf(order.slice(0, index + 1), asked, site);
    if (!what) continue;
    if (part === shell) throw new Error(`${where} cannot be composed: ${label(shell)} ${what}.`);

    return { part, message: `${label(part)} is left out of every page: its server part ${what}` };
  }
  throw new Error(`${where} could not be composed, and could a moment later: try again.`);
}

/** The fault of some server parts on the same series of pages; nothing when all is well. */
async function faultOf(parts: readonly ServerPart[], asked: readonly string[], site: SiteApart) {
  try {
    await withParts(parts, site, async (page) => {
      for (const path of asked) await page(path);
      await pause(settleMs);
      for (const path of asked.slice(-1)) await page(path);
    });

    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.what;

    throw error;
  }
}

/** Sorts applications so that each comes before those that it mounts. */
export function hostsFirst<Named extends Pick<Release, 'name'>>(
  all: readonly Named[],
  releases: readonly Pick<Release, 'name' | 'mounts'>[],
): readonly Named[] {
  const isMountedBy = ({ name }: Named, host: Named) =>
    host.name !== name &&
    releases.some(
      (one) => one.name === host.name && one.mounts.some((address) => address.startsWith(`${name}/`)),
    );
  const next = all.find((one) => !all.some((host) => isMountedBy(one, host))) ?? all[0];

  return next
    ? [
        next,
        ...hostsFirst(
          all.filter((one) => one !== next),
          releases,
        ),
      ]
    : [];
}
