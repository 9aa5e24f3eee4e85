import type { Block } from '../../blocks/block.ts';
import { answer, type Found, sumOf } from '../made.ts';
import type { Reading } from '../reading.ts';
import { sentencesFor } from '../search.ts';
import { isKnown } from '../text.ts';
import { rankOf } from '../words.ts';

const employed =
  /\b(?:does|is|did|trabaja|conocen a) (?:mr |mrs |ms )?([a-z]+) (?:[a-z]+ )?(?:still |really )?(?:work|with you|one of your|your agent|on (?:your|the) team|an agent|con|para|en|ahi)/;

const isOfMoney = /how much|\bcost|\bfee|\bprice|charge|cuanto|cuesta|cobra/;

/** A written answer, whose words stand in the part. */
export function written(reading: Reading): Found | undefined {
  const { text, isNamed, isOwner, filter, answers, memory, says, topics } = reading;
  const [, name] = employed.exec(text) ?? [];
  if (!isNamed && name && !isKnown(name)) return { blocks: answer('nobody'), weight: 20 };
  // Who looks for homes is told of homes, not what the guide says of a word that is in the wish.
  const isSearch = (filter.maxPrice !== undefined || filter.features) && says('paying');
  const later = ['courtesy', 'last', 'office', ...(isNamed || isSearch ? ['firm'] : [])];
  const hit = answers.find(
    ({ id }) =>
      !later.includes(rankOf(id) ?? '') &&
      !(isSearch && id === 'financing') &&
      !(isOwner && id === 'trust') &&
      !(id === 'airport' && memory.home && topics('home').includes('nearby')) &&
      !(id === 'safety' && topics('feature').includes('swimming')),
  );

  return (
    hit && { blocks: [writtenBlock(hit.id, reading), ...costsBeside(hit.id, reading)], weight: hit.weight }
  );
}

/** A written answer; of one that was just given what is asked now, and of a cost what it is at an amount. */
function writtenBlock(of: string, { text, isNamed, amount, memory, context }: Reading): Block {
  const again = memory.answered.includes(of) ? sentencesFor(text, context.language, of)?.field : undefined;
  const field = again ?? (of === 'notary' && isOfMoney.test(text) ? 'cost,0,1,2' : undefined);

  const dollars = amount ?? (memory.last?.kind === 'faq' ? memory.last.dollars : undefined);

  return { kind: 'faq', of, ...(field && { field }), ...(!isNamed && dollars && { dollars }) };
}

/** The other costs of a year that are asked for together with one, where no home is spoken of. */
const costsBeside = (of: string, { answers, isNamed, memory }: Reading) =>
  isNamed || memory.home || !isYearly(of)
    ? []
    : answers.flatMap(({ id }) => (id !== of && isYearly(id) ? answer(id) : []));

const isYearly = (id: string) => /^(?:property-tax|hoa|insurance)$/.test(id);

/** Sentences of the answer that was given last: "and what does it cost a year?" of the trust. */
export function inTopic({ text, isShort, isNamed, memory: { last }, context }: Reading): Found | undefined {
  // How long a purchase takes is no matter of the trust.
  if (last?.of === 'trust' && /\b(?:tarda|take)/.test(text)) return undefined;
  if (last?.kind !== 'faq' || isNamed || !isShort || rankOf(last.of ?? '') === 'office') return undefined;
  const { field, weight = 0, share = 0 } = sentencesFor(text, context.language, last.of) ?? {};

  return share > 0.4
    ? { blocks: [{ kind: 'faq', of: last.of ?? '', field: field ?? '' }], weight }
    : undefined;
}

export function ofOffice({ isNamed, home, answers }: Reading): Found | undefined {
  const found = answers.filter(
    ({ id }) => rankOf(id) === 'office' && !(home && /address|email|phone/.test(id)),
  );
  const few = found.slice(0, /open|holidays|hours/.test(found[0]?.id ?? '') ? 1 : 2);

  return isNamed ? undefined : { blocks: few.flatMap(({ id }) => answer(id)), weight: sumOf(few) };
}
