import Type from 'typebox';
import { dollars } from '../homes.ts';
import { faq } from './answers.ts';
import { type Block, type Context, type Kind, type Said, say } from './block.ts';
import { agents, person, unknown, viewing } from './contact.ts';
import { agent, home, pesosOf, report } from './facts.ts';
import { compare, homes } from './homes.ts';

/** An amount of dollars in pesos. */
const rate: Kind = {
  hint: 'an amount of dollars in pesos; 1 for the rate itself',
  takes: () => ({ dollars: Type.Number() }),
  say({ dollars: amount = 0 }, context) {
    const values = amount > 0 && amount < 1e10 ? pesosOf(amount, context) : {};
    const pesos = amount < 2 ? values.rate : values.pesos;

    return pesos ? { text: say(context, 'rate', { ...values, dollars: dollars(amount), pesos }) } : undefined;
  },
};

/**
 * Every kind of block, by name. A reply is a list of blocks, chosen by a model or by `reading`; what they say comes
 * from content alone, so that a block can be chosen wrongly, but states no wrong fact.
 */
export const kinds: Readonly<Record<string, Kind>> = {
  ...{ person, rate, viewing, compare, agent, report, home, agents, homes, faq, unknown },
};

/** Says a block; undefined for one that names what the content does not have. */
export const rendered = (block: Block, context: Context): Said | undefined =>
  kinds[block.kind]?.say(block, context);
