import { Problem } from '../problems.ts';
import { keptMs } from './event-store.ts';

/** The longest text of a moment: `2026-01-31T12:00:00.000Z`. */
export const longestMoment = 24;

const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/**
 * Reads a moment in UTC as ISO 8601 has it; nothing means a day ago. What is not kept any more or is still to come is
 * taken for the nearest moment that is known.
 * @throws `bad-moment` for a text that is no moment: 30 February, an hour 25
 */
export function sinceIn(text: string | undefined, now: number): Date {
  const moment = text === undefined ? now - 24 * 3_600_000 : parsed(text);

  return new Date(Math.min(Math.max(moment, now - keptMs), now));
}

function parsed(text: string) {
  const moment = text.length <= longestMoment && shape.test(text) ? Date.parse(text) : Number.NaN;
  // Date takes 30 February for 2 March.
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text.slice(0, 16)))
    throw new Problem('bad-moment');

  return moment;
}
