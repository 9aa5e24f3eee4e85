import { windowEvents } from '../telemetry/telemetry-event.ts';

// A page that fails again and again repeats itself.
const most = 500;

/** Records the window's events about errors from now on, for an inspector that has not loaded yet. */
export function recordEvents(): readonly Event[] {
  const seen: Event[] = [];
  const record = (event: Event) => {
    if (seen.length < most) seen.push(event);
  };
  for (const type of windowEvents) addEventListener(type, record, true);

  return seen;
}
