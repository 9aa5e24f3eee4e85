import { guideEntry } from '@dosmares/content/buyers-guide';
import { answer, type Block, homeBlock, sideways } from '../../blocks/block.ts';
import { measures } from '../../blocks/homes.ts';
import { sellerOf } from '../../homes.ts';
import type { Reading } from '../reading.ts';
import { asks, isCourtesy, rankOf, type Sign } from '../words.ts';

/** What comes before all else, the first first. */
export const urgent = [first, passedOn, ofOwn, goneOn, inPesos, seen].map((rule) => (reading: Reading) => ({
  blocks: rule(reading),
  weight: 0,
}));

function first({ answers }: Reading) {
  return answer(answers.find(({ id }) => rankOf(id) === 'first')?.id);
}

const contact =
  /\S@\S+\.\S|(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?!\d|,\d|\s?(?:m2|usd|dol|pesos|mil))|\bmy name is\b|\bme llamo\b|\bmi nombre es\b/;
const can = /\b(?:can|could|would|may|want to|like to|ready to|puede|podria|puedo|quiero|quisiera)\b/;

/** A person is asked for, or may answer: contact details, an offer, whether an agent has time. */
function passedOn(reading: Reading): Block[] {
  const { text, isShort, agents, home, memory, says, topics } = reading;
  const subject = home ?? memory.home;
  const isOfTime = isShort && agents[0] && says('time') && can.test(text);
  const isOfTalk = agents[0] && can.test(text) && /\b(?:speak|talk|chat|hablar) (?:to|with|con)\b/.test(text);
  const isAsked = (says('person') || isOfTime || isOfTalk) && !says('unwilling');
  if (!contact.test(text) && !isAsked && !(subject && isOffer(reading))) return [];
  const [wish = memory.wish ?? (subject ? 'buying' : 'general')] = topics('wish');

  return [personBlock(wish, { agents: meantBy(reading), home: subject, memory })];
}

/** The agents who are meant: those named, or "who do I ask about that?" the one whom the last answer named. */
function meantBy({ agents, memory: { agent, last }, says }: Reading) {
  if (agents[0]) return agents;

  return agent && says('it') && guideEntry(last?.of ?? '') ? [agent] : [];
}

function isOffer({ text, isShort, homes, amount, memory: { last }, says }: Reading) {
  if (/\bif (?:i|we)\b/.test(text)) return false;
  const isDealing = last?.kind === 'person' || last?.of === 'negotiate';

  return says('offering') ? amount || homes[0] || can.test(text) : amount && isShort && isDealing;
}

/** Offers to pass a wish on: to whom the part names, else to the one whom the conversation is about. */
export function personBlock(
  field: string,
  { agents, home, memory }: Pick<Reading, 'agents' | 'home' | 'memory'>,
): Block {
  const isOfOwn = field === 'selling' || field === 'renting';
  const to = (!memory.isOfAgent && home && sellerOf(home)) || memory.agent;

  return {
    kind: 'person',
    of: (agents[0] ?? (isOfOwn && !memory.isOfAgent ? undefined : to))?.slug ?? 'office',
    field,
  };
}

/** Whoever has a house of his own: to let it, to sell it, and what sellers ask next. */
function ofOwn(reading: Reading): readonly Block[] {
  const { text, isOwner, isNamed, answers } = reading;
  if (isNamed && !isOwner) return [];
  if (
    (isOwner ||
      /\bsi compro|\bif (?:i|we) buy|\binver[st]|\binvest|\b(?:cuando|when) .{0,8}\bnot? /.test(text)) &&
    letting.test(text)
  )
    return answer('renting-out');
  const next = sellersNext(reading);
  const found = answers.find(({ id }) => /^(?:sell|value)$/.test(id))?.id;
  const own = found ?? (isOwner && sells.test(text) ? 'sell' : undefined);

  return next.length === 0 && own ? beginning(own, reading) : next;
}

/** What sellers say by the way, and the guide tells buyers. */
const ofBuyers = ['documents', 'inheritance', 'steps'];

function beginning(own: string, { answers, says, hits }: Reading): Block[] {
  const more = answers.find(({ id }) => rankOf(id) === undefined && !ofBuyers.includes(id) && id !== own);
  const [subject] = says('people') ? hits('subject') : [];

  return [...answer(own), ...answer(more?.id), ...(subject ? [{ kind: 'agents', all: [subject.id] }] : [])];
}

const sells = /\b(?:sell|selling|unload|offload|get rid of|vender)\b/;
const letting =
  /\b(?:rent|rentas?|let (?:it|out|them)|rented|renting|rentar\w*|airbnb|alquil\w+|arrend\w+)\b/;

/** What a seller tells, or asks next: the tax, the time, the price, who does it. */
function sellersNext({ text, agents, memory, topics }: Reading): readonly Block[] {
  if (memory.wish !== 'selling' || agents[0] || topics('subject')[0] || topics('record')[0]) return [];
  const next = sellersWords.find(([asked]) => asked.test(text))?.[1];
  if (/\b(?:buy|compr)/.test(text)) return [];
  const isTold = !next && !asks.test(text) && !/^(?:and |y )?(?:if|si) /.test(text);
  if (isTold || (next === 'sell' && memory.answered.includes(next)))
    return [personBlock('selling', { agents, home: undefined, memory })];

  return next === 'duration'
    ? [
        { kind: 'report', field: 'days', of: 'latest' },
        { kind: 'faq', of: next, field: '0' },
      ]
    : answer(next);
}

const sellersWords: readonly (readonly [asked: RegExp, of: string])[] = [
  [/\b(?:e?valua|avaluo|apprais)/, 'value'],
  [/\b(?:cobr|commission|comision|fees?|charge|costs?\b|cuesta)/, 'commission'],
  [/\b(?:tax|impuesto|inpuesto|hacienda|pay|pago|resident)/, 'capital-gains'],
  [/\b(?:how (?:long|fast|quick)|cuanto (?:se )?(?:tiempo|tarda))/, 'duration'],
  [/\b(?:how much|worth|price|precio|cuanto|vale)/, 'value'],
  [/\b(?:who|quien|start|begin|first|next|empez\w+|empiezo|primero|sigue)\b/, 'sell'],
];

/** What goes on from the last reply: "what time?" of a viewing, "by how much?" of several homes. */
function goneOn(reading: Reading): readonly Block[] {
  const { text, isShort, agents, memory, isNamed, says } = reading;
  const { home, homes, isOfSeveral, latest, wish } = memory;
  const last = lastOf(memory);
  if (!last || isNamed) return [];
  const goes = (kind: string, sign: Sign) => isShort && last.kind === kind && says(sign);
  // Whether another hour is possible follows from the hours at which homes are shown.
  if (goes('viewing', 'when') || goes('person', 'time') || (goes('viewing', 'time') && asks.test(text)))
    return [last];
  if (goes('viewing', 'time') || goes('viewing', 'changing') || isAdded(reading))
    return [personBlock(wish ?? 'buying', { agents, home, memory })];
  const field = latest.home?.field ?? latest.homes?.sort ?? '';
  const shown = isShort && isOfSeveral && says('byHowMuch') ? homes.slice(0, 2) : [];

  return sideways(shown, field in measures ? field : 'price');
}

/** The last block; of a viewing by video the viewing, which what is told of buying from afar follows. */
const lastOf = ({ last, latest }: Reading['memory']) =>
  last?.of === 'remote-purchase' ? (latest.viewing ?? last) : last;

/** Reports whether something is added to a wish that is passed on: "there are three of us". */
const isAdded = ({ text, memory: { last }, answers, said }: Reading) =>
  /^(?:viewing|person)$/.test(last?.kind ?? '') &&
  text.split(' ').length < 14 &&
  !/\b(?:if|do|does|can|what|how|hora)\b/.test(text) &&
  !asks.test(text) &&
  Object.keys(said).every((key) => key.endsWith('Beds')) &&
  !answers.some(({ id }) => isCourtesy(id));

/** The price in pesos of an amount, of the homes last shown together, or of one. */
function inPesos({ text, homes, shown, amount, says }: Reading): Block[] {
  if (!says('pesos') || /\b(?:pay|pag\w+) (?:\w+ )?(?:in|en)\b/.test(text)) return [];
  if (amount && !homes[0]) return says('converted') ? [{ kind: 'rate', dollars: amount }] : [];

  return [shown[0] ? homeBlock('pesos', ...shown) : { kind: 'rate', dollars: 1 }];
}

/** A viewing, in person or by video; who was told how it goes is heard now. */
function seen(reading: Reading): Block[] {
  const { home, agents, memory, says } = reading;
  if (!isViewing(reading)) return [];
  const about = seenHome(reading);
  const isTold = about && memory.latest.viewing?.of === about.id;
  const wish = home ? undefined : (memory.wish ?? (agents[0] && 'buying'));
  const viewing: Block =
    isTold || wish
      ? personBlock(wish ?? 'buying', { agents, home: about, memory })
      : { kind: 'viewing', of: about?.id ?? 'any', ...(says('time') && { field: 'day' }) };

  return says('video') ? [viewing, { kind: 'faq', of: 'remote-purchase', field: '0' }] : [viewing];
}

const seenHome = ({ homes, home, memory }: Reading) => (homes[1] ? undefined : (home ?? memory.home));

const weekday =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;

function isViewing({ text, homes, agents, filter, memory, says }: Reading) {
  // A floor plan or a picture is to be seen, or the price of a visit is asked.
  if (/\b(?:floor ?plans?|planos?|pictures?|photos?|fotos?|cobran?)\b/.test(text)) return false;
  if (homes[0]) return says('viewing') || says('seeing');
  // "Friday morning, or else Saturday", of a home that was spoken of.
  const isDay = memory.home && weekday.test(text) && !asks.test(text) && text.split(' ').length < 12;
  const isOfOffice = /^(?:hours|open)$/.test(memory.last?.of ?? '');

  return (
    (isDay && !isOfOffice) ||
    (says('video') && (memory.home || agents[0]) && !filter.features) ||
    (says('viewing') && !isOfOffice && !filter.features && filter.maxPrice === undefined)
  );
}
