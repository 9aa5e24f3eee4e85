import { endpoints } from '@dosmares/contracts/endpoints';
import { type Boot, ownerOf } from '@dosmares/contracts/site/boot';
import { whenIdle } from '@dosmares/ui';
import type { PageAt } from '../routes.ts';
import { createQueue, sendTo } from './queue.ts';
import { createTelemetry } from './telemetry.ts';
import { type TelemetryEvent, windowEvents } from './telemetry-event.ts';
import { measureVitals } from './vitals.ts';

/**
 * Starts to report to the API what was shown, what failed and whose it was, and how fast and stable the site is.
 * Returns a function that takes events that the window does not report itself.
 */
export function startTelemetry(
  { registry, config }: Pick<Boot, 'registry' | 'config'>,
  pageAt: PageAt,
): (event: TelemetryEvent) => void {
  const queue = createQueue(registry.composition, sendTo(`${config.apiOrigin}${endpoints.events}`));
  const { track, vital } = createTelemetry({
    registry,
    origin: location.origin,
    pageAt,
    ownerOf: (address) => ownerOf(address, registry),
    queue,
  });
  whenIdle(() => void measureVitals(vital).catch(() => undefined));

  // Scripts that do not load are only reported in the capture phase.
  for (const type of windowEvents) addEventListener(type, track, true);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
  track({ view: location.pathname });

  return track;
}
