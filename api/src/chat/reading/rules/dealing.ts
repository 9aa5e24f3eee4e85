import type { Block } from '../../blocks/block.ts';
import { measures } from '../../blocks/homes.ts';
import { sellerOf } from '../../homes.ts';
import { answer, asks, homeBlock, isEmpty, sideways } from '../made.ts';
import type { Reading } from '../reading.ts';
import { isCourtesy, rankOf, type Sign } from '../words.ts';

/** What comes before all else: the first that finds something answers the part. */
export const urgent: readonly ((reading: Reading) => readonly Block[])[] = [
  ({ answers }) => answer(answers.find(({ id }) => rankOf(id) === 'first')?.id),
  passedOn,
  ofOwn,
  goneOn,
  inPesos,
  seen,
];

const contact =
  /\S@\S+\.\S|(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?!\d|,\d|\s?(?:m2|usd|dol|pesos|mil))|\bmy name is\b|\bme llamo\b|\bmi nombre es\b/;

/** A person is asked for, or may answer: contact details, an offer. */
function passedOn(reading: Reading): Block[] {
  const { text, agents, home, memory, says, topics } = reading;
  const subject = home ?? memory.home;
  const isAsked =
    (says('person') || asksOfTime(reading)) && !says('unwilling') && topics('language').length === 0;
  if (!contact.test(text) && !isAsked && !(subject && isOffer(reading))) return [];
  const [wish = memory.wish] = topics('wish');
  // The name of whoever writes is no agent's.
  const named = /\b(?:soy|i am|me llamo|name is|nombre es)\b/.test(text) ? [] : agents;

  const block = personBlock(wish ?? (subject ? 'buying' : 'general'), {
    agents: named,
    home: subject,
    memory,
  });

  return [block, ...(says('offering') && /\b(?:how|como)\b/.test(text) ? answer('steps') : [])];
}

/** Asks whether an agent has time: "can he do Saturday at nine?" */
const asksOfTime = ({ text, isShort, agents, homes, says }: Reading) =>
  isShort &&
  agents.length > 0 &&
  homes.length === 0 &&
  says('time') &&
  /\b(?:can|could|would|puede|podria)\b/.test(text);

/** Reports whether an amount is offered, or an offer is announced. */
function isOffer({ text, isShort, homes, amount, memory, says }: Reading) {
  const isReady = /\b(?:can|could|may|want to|like to|ready to|puedo|quiero|quisiera)\b/.test(text);
  const { kind, of = '' } = memory.last ?? { kind: '' };
  const isDealing = isShort && (kind === 'person' || /^(?:negotiate|steps)$/.test(of));

  return says('offering') ? amount !== undefined || homes.length > 0 || isReady : amount && isDealing;
}

/** Offers to pass a wish on: to whom the part names, else to the one whom the conversation is about. */
export function personBlock(
  field: string,
  { agents, home, memory }: Pick<Reading, 'agents' | 'home' | 'memory'>,
): Block {
  const isOfOwn = field === 'selling' || field === 'renting';
  const seller = home && sellerOf(home);
  const to = (memory.about === 'agent' ? memory.agent : seller) ?? seller ?? memory.agent;

  return { kind: 'person', of: (agents[0] ?? (isOfOwn ? undefined : to))?.slug ?? 'office', field };
}

/** Whoever has a house of his own: to let it, to sell it, and what sellers ask next. */
function ofOwn(reading: Reading): readonly Block[] {
  const { text, isOwner, isNamed, answers } = reading;
  if (isNamed && !isOwner) return [];
  if ((isOwner || invests.test(text)) && letting.test(text))
    return answer(answers.some(({ id }) => id === 'manage') ? 'manage' : 'renting-out');
  const found = answers.find(({ id }) => id === 'sell' || id === 'value')?.id;
  const own = found ?? (isOwner && sells.test(text) ? 'sell' : undefined);

  const next = sellersNext(reading);

  return next.length === 0 && own ? beginning(own, reading) : next;
}

/** How a sale begins, with what else is asked of it, and who knows best. */
function beginning(own: string, { answers, agents, says, hits }: Reading) {
  const more = answers.find(({ id }) => rankOf(id) === undefined && id !== own);
  const [subject] = says('people') ? hits('subject') : [];

  const asked: Block[] = agents[0] ? [{ kind: 'person', of: agents[0].slug, field: 'selling' }] : [];

  return [
    ...answer(own),
    ...answer(more?.id),
    ...asked,
    ...(subject ? [{ kind: 'agents', all: [subject.id] }] : []),
  ];
}

/** What a seller tells, or asks next: the tax, the time, the price, who does it. */
function sellersNext({ text, agents, memory, topics }: Reading): readonly Block[] {
  if (memory.wish !== 'selling' || agents.length > 0 || topics('record').length > 0) return [];
  if (!asks.test(text) && text.split(' ').length < 14 && topics('areaWish').length === 0)
    return [personBlock('selling', { agents, home: undefined, memory })];
  const [, next] = sellersWords.find(([asked]) => asked.test(text)) ?? [];
  if (text.split(' ').length > 10 || topics('subject').length > 0) return [];

  return next === 'days'
    ? [
        { kind: 'report', field: 'days', of: 'latest' },
        { kind: 'faq', of: 'duration', field: '0' },
      ]
    : answer(next);
}

const sells = /\b(?:sell|selling|unload|offload|get rid of|vender)\b/;
const invests = /\b(?:inver[st]|invest)/;
const letting = /\b(?:rent|rented|renting|rentar\w*|airbnb|alquil\w+|arrend\w+)\b/;

const sellersWords: readonly (readonly [asked: RegExp, of: string])[] = [
  [/\b(?:cobr|commission|comision|fees?|charge)/, 'commission'],
  [/\b(?:tax|impuesto|hacienda|pay|pago)/, 'capital-gains'],
  [/\b(?:how (?:long|fast|quick)|cuanto (?:se )?(?:tiempo|tarda))/, 'days'],
  [/\b(?:how much|worth|price|precio|cuanto|vale)/, 'value'],
  [/\b(?:who|quien|start|begin|first|next|empez\w+|empiezo|primero|sigue)\b/, 'sell'],
];

/** What goes on from the last reply: "what time?" of a viewing, "by how much?" of several homes. */
function goneOn(reading: Reading): readonly Block[] {
  const { isShort, agents, memory, isNamed, says } = reading;
  const { last, home, wish } = memory;
  if (!last || isNamed) return [];
  const goes = (kind: string, sign: Sign) => isShort && last.kind === kind && says(sign);
  if (/^(?:hours|open)$/.test(last.of ?? '') && comes.test(reading.text))
    return [personBlock('general', { agents, home: undefined, memory })];
  if (goes('viewing', 'when') || goes('person', 'time')) return [last];
  if (goes('viewing', 'time') || goes('viewing', 'changing') || isAdded(reading))
    return [personBlock(wish ?? 'buying', { agents, home, memory })];

  return isShort ? apart(reading) : [];
}

/** Somebody tells when he comes to the office. */
const comes = /\d ?(?:am|pm)\b.*\b(?:then|of us|entonces)\b|\bof us\b/;

/** How far homes that were shown are apart. */
function apart({ memory: { latest, homes, isOfSeveral }, says }: Reading) {
  const field = latest.home?.field ?? latest.homes?.sort ?? '';

  return isOfSeveral && says('byHowMuch')
    ? sideways(homes.slice(0, 2), field in measures ? field : 'price')
    : [];
}

/** Reports whether something is added to a wish that is passed on: "there are three of us". */
const isAdded = ({
  text,
  memory: { last },
  answers,
  said: { minBeds: _, maxBeds: __, ...filter },
  says,
}: Reading) =>
  /^(?:viewing|person)$/.test(last?.kind ?? '') &&
  text.split(' ').length < 14 &&
  !asks.test(text) &&
  !says('search') &&
  isEmpty(filter) &&
  !answers.some(({ id }) => isCourtesy(id));

/** The price in pesos of an amount, of the homes last shown together, or of one. */
function inPesos({ homes, home, amount, isShort, memory, says }: Reading): Block[] {
  if (!says('pesos')) return [];
  if (amount && homes.length === 0) return says('converted') ? [{ kind: 'rate', dollars: amount }] : [];
  const one = home ?? (isShort ? memory.home : undefined);
  const shown = isShort && memory.isOfSeveral && homes.length === 0 ? memory.homes : homes;
  if (shown.length > 1) return sideways(shown, 'pesos');

  return [one ? homeBlock('pesos', one) : { kind: 'rate', dollars: 1 }];
}

/** A viewing, in person or by video; who was told how it goes is heard now. */
function seen(reading: Reading): Block[] {
  const { home, agents, memory, says } = reading;
  const about = home ?? memory.home;
  const isTold = about !== undefined && memory.latest.viewing?.of === about.id;
  if (!isViewing(reading)) return [];
  if (memory.wish && !home) return [personBlock(memory.wish, { agents, home, memory })];
  const viewing: Block =
    isTold || (agents[0] && !home)
      ? personBlock('buying', { agents, home: about, memory })
      : { kind: 'viewing', of: about?.id ?? 'any', ...(says('time') && { field: 'day' }) };

  return says('video') ? [viewing, { kind: 'faq', of: 'remote-purchase', field: '0' }] : [viewing];
}

const weekday =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;

function isViewing({ text, homes, agents, filter, memory, says }: Reading) {
  if (homes.length > 0) return says('viewing') || says('seeing');
  if (memory.page.startsWith('/property/') && /\bcome by\b/.test(text)) return true;
  // "Friday morning, or else Saturday", of a home that was spoken of.
  const isDay = memory.home && weekday.test(text) && !asks.test(text) && text.split(' ').length < 12;
  if (isDay && !/^(?:hours|open)$/.test(memory.last?.of ?? '')) return true;

  return (
    (says('video') && (memory.home !== undefined || agents.length > 0)) ||
    (says('viewing') && !filter.features)
  );
}
