const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Opening hours on some weekdays, where 0 is Sunday; times such as `09:00`. */
export interface WeeklyHours {
  days: readonly number[];
  opens: string;
  closes: string;
}

/** Parses hours in the notation of schema.org, such as `Mo,We-Fr 09:00-18:00`. */
export function parseHours(notation: string): WeeklyHours {
  const [days = '', times = ''] = notation.split(' ');
  const [opens = '', closes = ''] = times.split('-');

  return { days: days.split(',').flatMap(daysIn), opens, closes };
}

/** Reports whether each row closes after it opens, and no two overlap. */
export const areInOrder = (rows: readonly string[]) =>
  rows.map(parseHours).every((row, index, all) => {
    const others = all.slice(0, index).filter(({ days }) => days.some((day) => row.days.includes(day)));

    return (
      row.opens < row.closes && others.every((each) => row.opens >= each.closes || each.opens >= row.closes)
    );
  });

/** Tells the days and times of a row: `Monday to Friday`, `9:00 AM`, `6:00 PM`; in Spanish `de lunes a viernes`, `9:00`, `18:00`. */
export function hoursInWords(notation: string, language: 'en' | 'es') {
  const { opens, closes } = parseHours(notation);
  const [days = ''] = notation.split(' ');
  const groups = days.split(',').flatMap((range) => daysInWords(daysIn(range), language));

  return {
    days: new Intl.ListFormat(language).format(groups),
    opens: timeInWords(opens, language),
    closes: timeInWords(closes, language),
  };
}

/** Returns the weekdays of a range such as `Sa-Mo`, which may include the turn of the week. */
function daysIn(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map((name) => weekdays.indexOf(name));

  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

function daysInWords(days: readonly number[], language: 'en' | 'es') {
  // The first of January 2023 was a Sunday.
  const names = days.map((day) =>
    new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
  );
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  if (names.length > 2) return [language === 'es' ? `de ${first} a ${last}` : `${first} to ${last}`];

  return language === 'es' ? names.map((name) => name.replace(/o$/, 'os')) : names;
}

function timeInWords(time: string, language: 'en' | 'es') {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');

  return language === 'es'
    ? `${hour}:${minutes}`
    : `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
