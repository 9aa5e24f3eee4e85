import type { Saying } from '@dosmares/content/chat/sayings-en';
import { marketReport } from '@dosmares/content/market-report';
import { monthFields, reportFields } from '../../facts/fields.ts';
import { says } from '../../reading/reading.ts';
import { type Handler, say, type Turn } from '../turn.ts';

/** Returns a handler for a figure of the report: of the last 30 days, or of the months that are named. */
const figure =
  (now: Saying, then: Saying): Handler =>
  (turn) => {
    const isSame = says(turn.ask, 'that', 'then', 'ese');
    const months = turn.ask.months.length > 0 ? turn.ask.months : isSame ? turn.focus.months : [];

    return { about: 'report', lines: ofMonths(turn, then, months) ?? [say(turn, now, reportFields)] };
  };

/** Returns a sentence about each month that the report shows; undefined when it shows none of them. */
function ofMonths(turn: Turn, saying: Saying, months: readonly string[]): string[] | undefined {
  const lines = months.flatMap((month) => {
    const fields = monthFields(month, turn.language);

    return fields ? say(turn, saying, reportFields, fields) : [];
  });

  // What follows the figure is said once, after the last month.
  return lines.length > 0
    ? lines.map((line, at) => (at < lines.length - 1 ? (line.split(/(?<=\.) /)[0] ?? line) : line))
    : undefined;
}

/** Answers how many homes were sold in the months named or discussed before, or else in the report's latest. */
const soldCount: Handler = (turn) => {
  const [named] = [turn.ask.months, turn.focus.months, marketReport.months.slice(-1)].filter(
    (months) => months.length > 0,
  );

  return {
    about: 'report',
    lines: ofMonths(turn, 'soldCount', named ?? []) ?? [say(turn, 'market', reportFields)],
  };
};

const where =
  (saying: Saying): Handler =>
  (turn) => ({ about: 'report', lines: [say(turn, saying)] });

/** Handlers of questions about the market. */
export const aboutMarket = {
  median: figure('median', 'medianIn'),
  days: figure('days', 'daysIn'),
  supply: figure('supply', 'supplyIn'),
  market: figure('market', 'medianIn'),
  soldCount,
  newsletter: where('newsletter'),
  mlsSearch: where('mlsSearch'),
} as const satisfies Record<string, Handler>;
