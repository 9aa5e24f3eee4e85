import type { ClientEvent, VitalName } from '@dosmares/contracts/events';
import type { Registry } from '@dosmares/contracts/release';
import type { Owner } from '@dosmares/contracts/site/boot';
import type { PageAt } from '../routes.ts';
import { attribution } from './attribution.ts';
import { failureOf } from './failure.ts';
import type { Queue } from './queue.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/** The parts of the site that telemetry uses. */
export interface Surroundings {
  registry: Registry;
  origin: string;
  pageAt: PageAt;
  ownerOf: (address: string) => Owner;
  queue: Queue;
}

/**
 * Time in which a slot reports a script that it waits for, in milliseconds: only then is the script reported by
 * itself.
 */
const graceMs = 1_000;

/** Turns what happens into events: each once per page, under the owner of its code. */
export function createTelemetry({ registry, origin, pageAt, ownerOf, queue }: Surroundings) {
  const owners = attribution(registry, origin);
  let page = { route: '/', owner: ownerOf('shell/') };
  let reported = new Set<string>();
  const missedScripts = new Set<string>();

  /**
   * Returns the pattern of a path and the owner of its page: never the path itself, which a visitor may have typed.
   */
  function pageOf(pathname: string) {
    const { pattern, address } = pageAt(pathname);

    return { route: pattern, owner: ownerOf(address) };
  }

  function view(pathname: string) {
    page = pageOf(pathname);
    reported = new Set();
    queue.add({ kind: 'view', route: page.route, ...page.owner });
  }

  function failure(kind: ClientEvent['kind'], owner: Owner, name: string) {
    const key = `${owner.application} ${kind} ${name}`;
    if (reported.has(key)) return;

    const isFirst = reported.size === 0;
    reported.add(key);
    queue.add({ kind, name, route: page.route, ...owner, ...(isFirst && { isFirst }) });
  }

  /** A script that is tried again, with another query, belongs to the page that missed it first. */
  function script(src: string) {
    const owner = owners.ownerOf(src);
    const { route } = page;
    const [file = src] = src.split('?');
    if (!owner || missedScripts.has(file)) return;

    missedScripts.add(file);

    setTimeout(() => {
      const isKnown = [...reported].some((key) => key.startsWith(`${owner.application} slot`));
      if (!isKnown && route === page.route) failure('error', owner, 'script');
    }, graceMs);
  }

  return {
    track(event: TelemetryEvent) {
      if ('view' in event && typeof event.view === 'string') return view(event.view);
      if ('failed' in event) {
        const { failed, by } = event;

        return failure('slot', ownerOf(failed), `${failed.split('/')[1]}:${by}`);
      }
      const found = failureOf(event as Event, owners);
      if (found && 'src' in found) script(found.src);
      else if (found) failure(found.kind, found.owner, found.name);
    },
    vital(name: VitalName, value: number, pathname: string) {
      const { route, owner } = pageOf(pathname);
      queue.add({ kind: 'vital', name, value, route, ...owner });
    },
  };
}
