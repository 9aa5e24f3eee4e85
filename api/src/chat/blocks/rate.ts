import { pesosFor } from '@dosmares/content/exchange-rate';
import Type from 'typebox';
import { dollars } from '../homes.ts';
import { type Context, inLanguage, type Kind, say, type Values } from './block.ts';

/** An amount of dollars in pesos. */
export const rate: Kind<{ kind: 'rate'; dollars: number }> = {
  hint: 'an amount of dollars in pesos; 1 for the rate itself',
  fields: () => ({ dollars: Type.Number() }),
  render({ dollars: amount }, context) {
    const values = amount > 0 && amount < 1e10 ? pesosOf(amount, context) : {};
    const pesos = amount < 2 ? values.rate : values.pesos;

    return pesos ? { text: say(context, 'rate', { ...values, dollars: dollars(amount), pesos }) } : undefined;
  },
  choose({ text, homes, home, amount }) {
    if (!isOfPesos(text) || homes.length > 0) return undefined;
    if (amount && /\b(?:in|en|to|a|into)\b.{0,10}\b(?:pesos|mxn|dolares|dollars|usd)\b/.test(text))
      return { kind: 'rate', dollars: amount };

    return home || amount ? undefined : { kind: 'rate', dollars: 1 };
  },
};

const asked =
  /\b(?:pesos|mxn|exchange rate|tipo de cambio|moneda nacional|dollar rate|cuanto (?:esta|anda) el dolar)\b/;

/** Reports whether a text asks for pesos or their rate. */
export const isOfPesos = (text: string) => asked.test(text);

/** An amount in pesos, with the rate and its day; nothing while the rate is too old. */
export function pesosOf(amount: number, context: Context): Values {
  const language = inLanguage(context, 'en-US', 'es-MX');
  const found = pesosFor(dollars(amount), context.now.getTime(), { language });

  return found ? { pesos: found.amount, rate: found.rate, day: found.day } : {};
}
