import type { office as theOffice } from '@dosmares/content/office';

type Office = Pick<typeof theOffice, 'hours' | 'timeZone'>;

const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Reports whether the office is open at a moment, in its own time zone. */
export function isOpenAt(moment: Date, { hours, timeZone }: Office): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const [day, time] = [part('weekday').slice(0, 2), `${part('hour')}:${part('minute')}`];

  return hours.some(({ openingHours }) => {
    const [, first = '', last = '', opens = '', closes = ''] =
      /^(\w\w)-(\w\w) ([\d:]+)-([\d:]+)$/.exec(openingHours) ?? [];

    return span(first, last).includes(day) && time >= opens && time < closes;
  });
}

// Weeks wrap around: Saturday to Sunday is a range of two days.
function span(first: string, last: string) {
  const start = days.indexOf(first);
  const length = ((days.indexOf(last) - start + 7) % 7) + 1;

  return Array.from({ length }, (_, index) => days[(start + index) % 7]);
}
