import type { Registry } from '@dosmares/contracts/release';
import { ownerOf, scriptBases } from '@dosmares/contracts/site/boot';

/** One slot of the page, as the inspector shows it. */
export interface Part {
  /** Its place among the slots of the page, from 0. */
  at: number;
  /** `application/expose`. */
  address: string;
  /** `application@version`. */
  owner: string;
  /**
   * Milliseconds from the request for its application's first script to the arrival of the last; undefined before
   * any.
   */
  loadMs: number | undefined;
  /** Reason why it shows its fallback. */
  error: string | undefined;
}

/** Input for reading the parts of a page. */
export interface PageFacts {
  registry: Registry;
  /** The slot of each error, by the error's text. */
  failures: ReadonlyMap<string, string>;
  /** The window's events of errors, scripts that did not load, and policy violations. */
  seen: readonly Event[];
}

/** Returns the slots of the page at this moment, from its top to its bottom. */
export function partsOnPage(
  { registry, failures }: Pick<PageFacts, 'registry' | 'failures'>,
  target: ParentNode = document,
): readonly Part[] {
  const slots = [...target.querySelectorAll<HTMLElement>('[data-slot]')];

  return slots.map(({ dataset }, at) => {
    const { slot: address = '' } = dataset;
    const { application, version } = ownerOf(address, registry);
    const [error] = [...failures].find(([, where]) => where === address) ?? [];

    return {
      at,
      address,
      owner: `${application}@${version}`,
      loadMs: loadMsOf(application, registry),
      error,
    };
  });
}

function loadMsOf(application: string, registry: Registry) {
  const { base } =
    scriptBases(registry, location.origin).find((one) => one.application === application) ?? {};
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = scripts.filter(({ name }) => base && name.startsWith(base) && name.includes('.js'));
  if (own.length === 0) return undefined;

  const start = Math.min(...own.map(({ startTime }) => startTime));

  return Math.round(Math.max(...own.map(({ responseEnd }) => responseEnd)) - start);
}
