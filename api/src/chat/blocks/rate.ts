import { pesosFor } from '@dosmares/content/exchange-rate';
import Type from 'typebox';
import { dollars } from '../homes.ts';
import { asked, type BlockOf, type Context, type Kind, say, type Values } from './block.ts';

const words = asked(
  'pesos|mxn|exchange rate|tipo de cambio|moneda nacional|dollar rate|cuanto (esta|anda) el dolar',
);

/** An amount in pesos, with the rate and its day; nothing while the rate is too old. */
export function pesosOf(amount: number, { now, language }: Context): Values {
  const found = pesosFor(dollars(amount), now.getTime(), { language: language === 'es' ? 'es-MX' : 'en-US' });

  return found ? { pesos: found.amount, rate: found.rate, day: found.day } : {};
}

/** An amount of dollars in pesos. */
export const rate: Kind<BlockOf<'rate'>> = {
  hint: 'an amount of dollars in pesos; 1 for the rate itself',
  fields: () => ({ dollars: Type.Number() }),
  render({ dollars: amount }, context) {
    if (!(amount > 0 && amount < 1e10)) return undefined;
    const { pesos, rate, day } = pesosOf(amount, context);

    return pesos
      ? {
          text: say(context, 'rate', {
            dollars: dollars(amount),
            pesos: amount < 2 ? rate : pesos,
            rate,
            day,
          }),
        }
      : undefined;
  },
  choose({ text, amount, homes, home }) {
    if (!words.test(text) || homes.length > 0) return undefined;
    if (amount && /\b(in|en|to|a|into)\b.{0,10}(pesos|mxn)/.test(text))
      return [{ kind: 'rate', dollars: amount }];

    return home || amount ? undefined : [{ kind: 'rate', dollars: 1 }];
  },
};
