import { endpoints } from '@dosmares/contracts/endpoints';
import type { Registry } from '@dosmares/contracts/release';
import { splitAddress } from '@dosmares/contracts/remote';
import { type Boot, scriptBases } from '@dosmares/contracts/site/boot';
import type { VitalsEvent, VitalsKind } from '@dosmares/contracts/vitals';
import { whenIdle } from '@dosmares/ui';
import type * as WebVitals from 'web-vitals';
import type { PageAt } from '../routes.ts';

export type TelemetryEvent = { view: string } | { failed: string; by: 'load' | 'render' } | Event;

const windowEvents = ['error', 'unhandledrejection', 'securitypolicyviolation'];
/** Plain text without cookies: anything else needs a preflight request, for which a page being left has no time. */
const post = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true } as const;
const delayMs = 3_000;
const maxBatch = 50;

type Tab = Pick<Boot, 'config'> & { registry: Registry };

/** Reports page views, failures with their owner, and web vitals; returns a function that reports one more event. */
export function startTelemetry(
  tab: Tab,
  pageAt: PageAt,
  loadVitals: () => Promise<Pick<typeof WebVitals, 'onLCP' | 'onINP' | 'onCLS'>> = () =>
    import(/* webpackChunkName: "web-vitals" */ 'web-vitals'),
): (event: TelemetryEvent) => void {
  const missingScripts = new Set<string | undefined>();
  let route = '/';
  let reported = new Set<string>();
  const add = batches(tab);

  function show(pathname: string) {
    route = pageAt(pathname).pattern;
    reported = new Set();
    add({ kind: 'view', route });
  }

  function fail(kind: VitalsKind, application: string, name: string) {
    const key = `${application} ${kind} ${name}`;
    if (reported.has(key)) return;
    if (reported.size === 0) add({ kind: 'failed-view', route });
    reported.add(key);
    add({ kind, application, route, name });
  }

  function track(event: TelemetryEvent) {
    if (event instanceof Event) {
      const failure = failureOf(event, tab.registry);
      // A script that is retried with another query has been reported on the page that missed it first.
      const file = failure?.script?.split('?')[0];
      if (failure && !missingScripts.has(file)) fail(failure.kind, failure.owner.application, failure.name);
      if (file) missingScripts.add(file);
    } else if ('view' in event) {
      show(event.view);
    } else {
      const { application, expose } = splitAddress(event.failed);
      fail('slot', application, `${expose}:${event.by}`);
    }
  }

  /** A vital belongs to the page that it was measured on, though another may be shown by now. */
  function measured({ name, rating, navigationURL = location.href }: WebVitals.Metric) {
    const { pattern, address } = pageAt(new URL(navigationURL).pathname);
    const { application } = splitAddress(address);
    add({ kind: `${name}-${rating}` as VitalsKind, application, route: pattern });
  }

  async function measure() {
    const { onLCP, onINP, onCLS } = await loadVitals();
    for (const on of [onLCP, onINP, onCLS]) on(measured, { reportSoftNavs: true });
  }

  // Loaded late: the browser has buffered what happened before.
  whenIdle(() => void measure().catch(() => undefined));
  // Scripts that do not load are only reported in the capture phase.
  for (const type of windowEvents) addEventListener(type, track, true);
  show(location.pathname);

  return track;
}

/** Sends events together, some seconds after the first of them or when the page is left. */
function batches({ registry, config }: Tab) {
  const waiting: VitalsEvent[] = [];

  function flush() {
    // Read now: the first navigation adds the applications of the other pages to the registry.
    const releases = Object.fromEntries(scriptBases(registry).map((one) => [one.application, one.version]));
    while (waiting.length > 0) {
      const body = JSON.stringify({ releases, events: waiting.splice(0, maxBatch) });
      fetch(config.apiOrigin + endpoints.vitals, { ...post, body }).catch(() => undefined);
    }
  }

  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return (event: VitalsEvent) => {
    if (waiting.push(event) === 1) setTimeout(flush, delayMs);
  };
}

type FailureEvent = ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent;

/** Returns the failure behind an event of the window; undefined for code that is not ours, such as an extension's. */
function failureOf(event: Event, registry: Registry) {
  const { effectiveDirective, sourceFile, filename, reason, error = reason } = event as Partial<FailureEvent>;
  const script = event.target instanceof HTMLScriptElement ? event.target.src : undefined;
  const stack = error instanceof Error ? error.stack : undefined;
  const owner = ownerOf(`${stack} ${filename} ${sourceFile} ${script}`, registry);
  const kind = effectiveDirective ? ('violation' as const) : ('error' as const);

  return owner && { kind, owner, name: effectiveDirective ?? (script ? 'script' : classOf(error)), script };
}

/** Returns the owner of the first of our scripts whose URL is in a text, such as an error's stack. */
function ownerOf(text: string, registry: Registry) {
  const bases = scriptBases(registry).map((one) => ({
    ...one,
    base: new URL(one.base, location.origin).href,
  }));
  const addresses = text.match(/https?:\/\/[^\s()]+/g) ?? [];

  return addresses.flatMap((url) => bases.find(({ base }) => url.startsWith(base)) ?? [])[0];
}

/** Returns an error's class: never its message, which may quote what a visitor typed. */
function classOf(error: unknown) {
  const name = error instanceof Error ? error.name : typeof error;

  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
}
