import { buyersGuide, guideEntry, guideNote } from '@dosmares/content/buyers-guide';
import { type FirmEntry, firmFaq, guideWords } from '@dosmares/content/chat/faq';
import { office } from '@dosmares/content/office';
import { privacyTerms } from '@dosmares/content/privacy';
import { profiles } from '@dosmares/content/profiles';
import { agentById, founder } from '@dosmares/content/roster';
import { areas, claims } from '@dosmares/content/site';
import MiniSearch from 'minisearch';
import { contactLinks, pageLink, reach } from '../cards.ts';
import { phrases } from '../reading/phrases.ts';
import { folded, isSmall } from '../reading/text.ts';
import { languagesIn } from './agent.ts';
import {
  type BlockOf,
  type Context,
  capital,
  filled,
  type Kind,
  type Language,
  listed,
  oneOf,
  say,
} from './block.ts';

const firm: Readonly<Record<string, FirmEntry>> = firmFaq;
const rows = [
  ...buyersGuide.map(({ id }) => ({ id, patterns: [phrases(guideWords[id] ?? '')] })),
  ...Object.entries(firm).map(([id, { words, pattern }]) => ({
    id,
    patterns: [phrases(words), ...(pattern ? [pattern] : [])],
  })),
];
const agentOf = (id: number | 'office' | undefined) =>
  (typeof id === 'number' ? agentById(id) : undefined) ?? ('office' as const);

/** An answer that is written out: of the buyer's guide, or about the firm. */
export const faq: Kind<BlockOf<'faq'>> = {
  hint: 'a written answer, by its id in the list "answers"',
  fields: () => ({ id: oneOf(rows.map(({ id }) => id)) }),
  render({ id }, context) {
    const entry = guideEntry(id);
    if (entry) {
      const ask = agentOf(entry.ask);

      return {
        text: say(context, 'guide', {
          answer: entry.answer[context.language],
          note: guideNote[context.language],
          year: entry.checked,
          person: capital(reach(ask, context)),
        }),
        person: ask,
        links: contactLinks(ask),
        offer: 'general',
      };
    }
    const row = Object.hasOwn(firm, id) ? firm[id] : undefined;
    if (!row) return undefined;

    return {
      text: filled(row[context.language], values(context)),
      links: [
        ...contactLinks(agentOf(row.ask)),
        ...contactLinks('office'),
        ...(row.page ? [pageLink(row.page, context)] : []),
      ],
      ...(row.ask !== undefined && { person: agentOf(row.ask) }),
      ...(row.offer && { offer: row.offer }),
      ...(row.isUnknown && { isUnknown: true }),
    };
  },
};

/** Returns the answers whose words stand in a text: courtesies last. */
export function answersIn(text: string): string[] {
  const found = rows
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)))
    .map(({ id }) => id);

  return [...found.filter((id) => !isCourtesy(id)), ...found.filter(isCourtesy)];
}

/** Reports whether an answer only greets, thanks or takes leave. */
export const isCourtesy = (id: string) => firm[id]?.isCourtesy === true;

const stem = (word: string) => word.replace(/(es|s)$/, '').slice(0, 7);
const index = new MiniSearch<{ id: string; title: string; text: string }>({
  fields: ['title', 'text'],
  processTerm: (term) => (isSmall(term) ? null : stem(term)),
  tokenize: (text) => text.split(/[^a-z0-9]+/).filter(Boolean),
});
index.addAll(
  buyersGuide.map(({ id, question, answer }) => ({
    id,
    title: folded(`${question.en} ${question.es} ${guideWords[id]}`),
    text: folded(`${answer.en} ${answer.es}`),
  })),
);

/** Searches the guide for what no pattern found; a match has half of the words that count, one of them in its title. */
export function nearestAnswer(text: string): string | undefined {
  const words = [
    ...new Set(text.split(/[^a-z0-9]+/).filter((word) => word.length > 2 && !isSmall(word))),
  ].slice(0, 30);
  if (words.length === 0) return undefined;
  const [first] = index.search(words.join(' '), {
    boost: { title: 3 },
    fuzzy: (term) => (term.length > 6 ? 1 : false),
  });
  if (!first) return undefined;
  const inTitle = Object.values(first.match).some((places) => places.includes('title'));

  return inTitle &&
    first.queryTerms.length > 1 &&
    first.queryTerms.length * 2 > words.length &&
    first.score > 14
    ? first.id
    : undefined;
}

function values(context: Context) {
  const investor = agentById(firmFaq.invest.ask);
  const { phone, email, name, legalName, address, social, founded } = office;
  const spoken = [...new Set(Object.values(profiles).flatMap(({ languages }) => languages))];
  const others = spoken.filter((each) => each !== 'English' && each !== 'Spanish');

  return {
    ...{ phone, email, office: name, legalName, address, social: social.label, founded },
    ...{ founder: agentById(founder)?.name, founderTitle: profiles[founder]?.title },
    ...{ investor: investor?.name, investorPhone: investor?.phone, investorEmail: investor?.email },
    ...Object.fromEntries(Object.entries(claims).map(([claim, { text }]) => [claim, text])),
    ...{ keptYears: privacyTerms.years, workingDays: privacyTerms.workingDays },
    ...{
      areas: listed(context.language, areas),
      languages: languagesIn(context.language, others),
      seller: reach('office', context),
    },
  };
}

/** The title of each answer, for a model. */
export const answerTitles = (language: Language) => [
  ...buyersGuide.map(({ id, question }) => `${id}: ${question[language]}`),
  ...Object.entries(firm).map(([id, row]) => `${id}: ${row.en.slice(0, 60)}`),
];
