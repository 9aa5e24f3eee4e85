import { windowEvents } from '../telemetry/telemetry-event.ts';

// A page that fails again and again says the same.
const most = 500;

/** Keeps what the window says of errors from now on, for an inspector that is not there yet. */
export function recordEvents(): readonly Event[] {
  const seen: Event[] = [];
  const record = (event: Event) => {
    if (seen.length < most) seen.push(event);
  };
  for (const type of windowEvents) addEventListener(type, record, true);

  return seen;
}
