import type { Saying } from '@dosmares/content/chat/sayings-en';
import { marketReport } from '@dosmares/content/market-report';
import { monthFields, reportFields } from '../../facts/fields.ts';
import { says } from '../../reading/reading.ts';
import { type Handler, say } from '../turn.ts';

/** Returns a handler for a figure of the report: of the last 30 days, or of a month that is named. */
const figure =
  (now: Saying, then: Saying): Handler =>
  (turn) => {
    const said = turn.ask.month ?? (says(turn.ask, 'that', 'then', 'ese') ? turn.focus.month : undefined);
    const month = said && monthFields(said, turn.language);

    return {
      about: 'report',
      lines: [month ? say(turn, then, reportFields, month) : say(turn, now, reportFields)],
    };
  };

/**
 * Answers how many homes were sold in a month: the one named, or the one discussed before, or else the report's
 * latest.
 */
const soldCount: Handler = (turn) => {
  const said = turn.ask.month ?? turn.focus.month ?? marketReport.months.at(-1);
  const month = said && monthFields(said, turn.language);

  return month
    ? { about: 'report', lines: [say(turn, 'soldCount', month)] }
    : figure('market', 'market')(turn);
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
