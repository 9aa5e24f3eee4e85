import { guideEntry } from '@dosmares/content/buyers-guide';
import { type Block, comparison, faqBlocks, homeBlock } from '../../blocks/block.ts';
import { isCostFaq, measures } from '../../blocks/homes.ts';
import { sellerOf } from '../../homes.ts';
import { type Cue, isCourtesy, isQuestion, rankOf } from '../mentions.ts';
import type { Utterance } from '../utterance.ts';

/** The rules that precede all others, the most urgent first. */
export const priorityRules = [urgentFaq, referral, ownersAnswer, reschedule, replyFollowUp, inPesos, viewing];

function urgentFaq({ faqs }: Utterance): readonly Block[] {
  return faqBlocks(faqs.find(({ id }) => rankOf(id) === 'first')?.id);
}

const contactPattern =
  /\S@\S+\.\S|(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?!\d|,\d|\s?(?:m2|usd|dol|pesos|mil))|\bmy name is\b|\bme llamo\b|\bmi nombre es\b/;
const modalVerb = /\b(?:can|could|would|may|want to|like to|ready to|puede|podria|puedo|quiero|quisiera)\b/;
const talk = /\b(?:speak|talk|chat|hablar) (?:to|with|con)\b/;

/** Refers to a person, who is asked for or has to answer: contact details, an offer, whether an agent has time. */
function referral(utterance: Utterance): Block[] {
  const { text, isShort, agents, home, state, hasCue, idsOf } = utterance;
  const subject = home ?? state.home;
  const isMeeting = (isShort && hasCue('dayOrTime')) || talk.test(text);
  const asksAgent = agents[0] && modalVerb.test(text) && isMeeting;
  const isAsked = (hasCue('contactRequest') || asksAgent) && !hasCue('declining');
  if (!contactPattern.test(text) && !isAsked && !(subject && makesOffer(utterance))) return [];
  const [inquiryType = state.inquiryType ?? (subject ? 'buying' : 'general')] = idsOf('inquiryType');

  return [personBlock(inquiryType, { agents: agentsToRefer(utterance), home: subject, state })];
}

/** The agents to refer to: those named, or for "who do I ask about that?" the contact of the last answer. */
function agentsToRefer({ agents, state: { agent, lastBlock }, hasCue }: Utterance) {
  if (agents[0]) return agents;

  return agent && hasCue('it') && guideEntry(lastBlock?.of ?? '') ? [agent] : [];
}

function makesOffer({ text, isShort, homes, amount, state: { lastBlock }, hasCue }: Utterance) {
  if (/\bif (?:i|we)\b/.test(text)) return false;
  const isNegotiating = lastBlock?.kind === 'person' || lastBlock?.of === 'negotiate';

  return hasCue('offer') ? amount || homes[0] || modalVerb.test(text) : amount && isShort && isNegotiating;
}

/** The offer of an inquiry form: to the agent who is named, else to the one whom the conversation is about. */
export function personBlock(
  field: string,
  { agents, home, state }: Pick<Utterance, 'agents' | 'home' | 'state'>,
): Block {
  const isOwnHome = field === 'selling' || field === 'renting';
  const current = (!state.isAboutAgent && home && sellerOf(home)) || state.agent;
  const agent = agents[0] ?? (isOwnHome && !state.isAboutAgent ? undefined : current);

  return { kind: 'person', of: agent?.slug ?? 'office', field };
}

/** Answers for owners: letting a home, selling it, and what sellers ask next. */
function ownersAnswer(utterance: Utterance): readonly Block[] {
  const { text, ownsHome, hasNames, faqs } = utterance;
  if (hasNames && !ownsHome) return [];
  if ((ownsHome || futureOwner.test(text)) && rentVerb.test(text)) return faqBlocks('renting-out');
  const next = sellersFollowUp(utterance);
  const found = faqs.find(({ id }) => /^(?:sell|value)$/.test(id))?.id;
  const own = found ?? (ownsHome && sellVerb.test(text) ? 'sell' : undefined);

  return next.length === 0 && own ? firstOwnersAnswer(own, utterance) : next;
}

/** Answers for buyers, which the words of sellers match in passing. */
const buyersFaqs = ['documents', 'inheritance', 'steps'];

function firstOwnersAnswer(own: string, { faqs, hasCue, idsOf }: Utterance): Block[] {
  const more = faqs.find(({ id }) => rankOf(id) === undefined && !buyersFaqs.includes(id) && id !== own);
  const [subject] = hasCue('people') ? idsOf('subject') : [];
  const agents = subject ? [{ kind: 'agents', all: [subject] }] : [];

  return [...faqBlocks(own), ...faqBlocks(more?.id), ...agents];
}

const futureOwner =
  /\bsi (?:la |lo )?compr\w+|\bif (?:i|we) buy|\binver[st]|\binvest|\b(?:cuando|when) .{0,8}\bnot? /;
const sellVerb = /\b(?:sell|selling|unload|offload|get rid of|vender)\b/;
const rentVerb =
  /\b(?:rent|rentas?|let (?:it|out|them)|rented|renting|rentar\w*|airbnb|alquil\w+|arrend\w+)\b/;

/** What a seller adds, or asks next: about the tax, the time, the price, who handles it. */
function sellersFollowUp({ text, agents, state, idsOf }: Utterance): readonly Block[] {
  if (state.inquiryType !== 'selling' || agents[0] || idsOf('subject')[0] || idsOf('ranking')[0]) return [];
  const next = sellersQuestions.find(([asked]) => asked.test(text))?.[1];
  if (/\b(?:buy|compr)/.test(text)) return [];
  const isStatement = !next && !isQuestion(text) && !/^(?:and |y )?(?:if|si) /.test(text);
  if (isStatement || (next === 'sell' && state.answeredFaqs.includes(next)))
    return [personBlock('selling', { agents, home: undefined, state })];

  const days: Block = { kind: 'report', field: 'days', of: 'latest' };

  return next === 'duration' ? [days, { kind: 'faq', of: next, field: '0' }] : faqBlocks(next);
}

const sellersQuestions: readonly (readonly [asked: RegExp, of: string])[] = [
  [/\b(?:e?valua|avaluo|apprais)/, 'value'],
  [/\b(?:cobr|commission|comision|fees?|charge|costs?\b|cuesta)/, 'commission'],
  [/\b(?:tax|impuesto|inpuesto|hacienda|pay|pago|resident)/, 'capital-gains'],
  [/\b(?:how (?:long|fast|quick)|cuanto (?:se )?(?:tiempo|tarda))/, 'duration'],
  [/\b(?:how much|worth|price|precio|cuanto|vale)/, 'value'],
  [/\b(?:who|quien|start|begin|first|next|empez\w+|empiezo|primero|sigue)\b/, 'sell'],
];

/** Follow-ups on the last reply: "what time?" after a viewing, "by how much?" after several homes. */
function replyFollowUp(utterance: Utterance): readonly Block[] {
  const { text, isShort, agents, state, hasNames, hasCue } = utterance;
  const { home, homes, showedSeveral, latest, inquiryType } = state;
  const last = lastOf(state);
  if (!last || hasNames) return [];
  const follows = (kind: string, cue: Cue) => isShort && last.kind === kind && hasCue(cue);
  // The hours at which homes are shown answer whether another hour is possible.
  const asksForHour = follows('viewing', 'dayOrTime') && isQuestion(text);
  if (asksForHour || follows('viewing', 'when') || follows('person', 'dayOrTime')) return [last];
  if (follows('viewing', 'dayOrTime') || follows('viewing', 'rescheduling') || addsDetail(utterance))
    return [personBlock(inquiryType ?? 'buying', { agents, home, state })];
  const field = latest.home?.field ?? latest.homes?.sort ?? '';
  const shown = isShort && showedSeveral && hasCue('difference') ? homes.slice(0, 2) : [];

  return comparison(shown, field in measures ? field : 'price');
}

/** The viewing again, for whoever cannot come on the day. */
function reschedule({ text, hasNames, state }: Utterance): readonly Block[] {
  return !hasNames && cannotCome.test(text) && state.latest.viewing ? [state.latest.viewing] : [];
}

const cannotCome =
  /\b(?:no (?:puedo|podemos|podre)|can ?not|cant|could not) (?:ir|llegar|make|come|go)\b(?!.*\b(?:sign|firm))/;

/** The last block; of a viewing by video the viewing, not the answer about buying from afar that follows it. */
const lastOf = ({ lastBlock, latest }: Utterance['state']) =>
  lastBlock?.of === 'remote-purchase' ? (latest.viewing ?? lastBlock) : lastBlock;

/** Reports whether an utterance adds a detail to the wish in the form: "there are three of us". */
const addsDetail = ({ text, state: { lastBlock }, faqs, stated }: Utterance) =>
  /^(?:viewing|person)$/.test(lastBlock?.kind ?? '') &&
  text.split(' ').length < 14 &&
  !/\b(?:if|do|does|can|what|how|hora)\b/.test(text) &&
  !isQuestion(text) &&
  Object.keys(stated).every((key) => key.endsWith('Beds')) &&
  !faqs.some(({ id }) => isCourtesy(id));

/** The price in pesos of an amount, of a home, or of those last shown together. */
function inPesos({ text, homes, subjects, amount, isShort, state, hasCue }: Utterance): Block[] {
  if (!hasCue('pesos') || /\b(?:pay|pag\w+) (?:\w+ )?(?:in|en)\b/.test(text)) return [];
  if (amount && !homes[0]) return hasCue('conversion') ? [{ kind: 'rate', dollars: amount }] : [];

  const { of, field = '' } = state.lastBlock ?? {};
  // After a cost, "in pesos" does not ask for the price of the home; the rate is all that is known.
  const isCost = isShort && !homes[0] && (isCostFaq(of) || /keeping|inAll/.test(field));

  return [subjects[0] && !isCost ? homeBlock('pesos', ...subjects) : { kind: 'rate', dollars: 1 }];
}

/** A viewing, in person or by video; once it has been explained, the form takes the wish. */
function viewing(utterance: Utterance): Block[] {
  const { home, agents, state, hasCue } = utterance;
  if (!asksForViewing(utterance)) return [];
  const about = homeToSee(utterance);
  const isExplained = about && state.latest.viewing?.of === about.id;
  const inquiryType = home ? undefined : (state.inquiryType ?? (agents[0] && 'buying'));
  const block: Block =
    isExplained || inquiryType
      ? personBlock(inquiryType ?? 'buying', { agents, home: about, state })
      : { kind: 'viewing', of: about?.id ?? 'any', ...(hasCue('dayOrTime') && { field: 'day' }) };

  return hasCue('video') ? [block, { kind: 'faq', of: 'remote-purchase', field: '0' }] : [block];
}

const homeToSee = ({ homes, home, state }: Utterance) => (homes[1] ? undefined : (home ?? state.home));

const weekday =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;

function asksForViewing({ text, homes, agents, filter, state, hasCue }: Utterance) {
  // Seeing a floor plan or a picture is no viewing, nor is asking what a visit costs.
  if (/\b(?:floor ?plans?|planos?|pictures?|photos?|fotos?|cobran?)\b/.test(text)) return false;
  if (homes[0]) return hasCue('viewing') || hasCue('weakViewing');
  // "Friday morning, or else Saturday", about the home under discussion.
  const isDay = state.home && weekday.test(text) && !isQuestion(text) && text.split(' ').length < 12;
  const isOfOffice = /^(?:hours|open)$/.test(state.lastBlock?.of ?? '');

  return (
    (isDay && !isOfOffice) ||
    (hasCue('video') && (state.home || agents[0]) && !filter.features) ||
    (hasCue('viewing') && !isOfOffice && !filter.features && filter.maxPrice === undefined)
  );
}
