import { endpoints } from '@dosmares/contracts/endpoints';
import { matchRoutes } from 'react-router-dom';
import { type Boot, ownerOf } from '../boot.ts';
import { notFound } from '../routes.ts';
import type { SiteRoute } from '../site-map.ts';
import { createQueue, sendTo } from './queue.ts';
import { createTelemetry } from './telemetry.ts';
import { type TelemetryEvent, windowEvents } from './telemetry-event.ts';
import { measureVitals } from './vitals.ts';

/**
 * Begins to tell the API how visitors fare: what was shown, what went wrong and whose it was, how quick and steady it is.
 * Gives the function that takes what the window does not say itself.
 */
export function startTelemetry(
  { registry, config }: Pick<Boot, 'registry' | 'config'>,
  site: readonly SiteRoute[],
): (event: TelemetryEvent) => void {
  const queue = createQueue(registry.composition, sendTo(`${config.apiOrigin}${endpoints.events}`));
  const { take, vital, leave } = createTelemetry({
    registry,
    origin: location.origin,
    routeAt: routeIn(site),
    ownerOf: (address) => ownerOf(address, registry),
    queue,
  });
  const endPage = measureVitals(vital);

  // Scripts that do not load tell only those who listen on the way down.
  for (const type of windowEvents) addEventListener(type, take, true);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;

    if (leave()) endPage();
    queue.flush();
  });
  take({ view: location.pathname });

  return (event) => {
    if ('view' in event && leave()) endPage();
    take(event);
  };
}

/** The pattern of a path: never the path itself, which a visitor may have typed. */
export function routeIn(site: readonly SiteRoute[]) {
  const routes = site.map(({ path, address, fixed }) => {
    const [name, value] = Object.entries(fixed)[0] ?? [];

    return { path, id: path, address, pattern: value ? path.replace(value, `:${name}`) : path };
  });

  return (pathname: string) =>
    matchRoutes(routes, pathname)?.at(-1)?.route ?? {
      pattern: '/*',
      address: `${notFound.application}/${notFound.expose}`,
    };
}
