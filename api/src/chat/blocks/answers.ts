import { buyersGuide, type GuideEntry, guideEntry, guideNote } from '@dosmares/content/buyers-guide';
import { type FirmEntry, firmFaq } from '@dosmares/content/chat/faq';
import { figures, languageNames } from '@dosmares/content/chat/fields';
import { holidays } from '@dosmares/content/holidays';
import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { isOpen, officeHours } from '@dosmares/content/opening-hours';
import { privacyTerms } from '@dosmares/content/privacy';
import { profiles } from '@dosmares/content/profiles';
import { agentById, founder, roster } from '@dosmares/content/roster';
import { areas, claims, inWords } from '@dosmares/content/site';
import Type from 'typebox';
import { dollars, hasPage, sellerOf } from '../homes.ts';
import {
  type Block,
  type BlockKind,
  type Context,
  inLanguage,
  listed,
  oneOf,
  rowOf,
  say,
  sentence,
  type Values,
} from './block.ts';
import { costText, pesosOf } from './homes.ts';
import { contactOf, languagesIn } from './people.ts';

export const firmAnswers: Readonly<Record<string, FirmEntry>> = firmFaq;

export const faq: BlockKind = {
  hint: 'a written answer, by its id in the list "answers"; "open" tells whether the office is open now',
  parameters: () => ({ of: oneOf([...buyersGuide.map(({ id }) => id), ...Object.keys(firmAnswers)]) }),
  render(block, context) {
    const { of = '' } = block;
    const [entry, row] = [guideEntry(of), rowOf(firmAnswers, of)];
    const { ask } = entry ?? row ?? {};
    // The agent of the home under discussion knows more about it.
    const person =
      entry && context.home && (ask === 'office' || of === 'steps')
        ? sellerOf(context.home)
        : agentById(Number(ask));
    const [note, year] = [guideNote[context.language], entry?.checked];
    const answer = entry && faqText(entry, block, context);
    const text = entry
      ? say(context, 'guide', { answer, note, year, person: contactOf(person, context) })
      : sentence(row, valuesOf(context), context);
    const people = row?.rank === 'office' ? [undefined] : [];
    const said = text && block.isGuess ? say(context, 'perhaps', { text }) : text;

    return said ? { ...(row ?? { offer: 'general' }), text: said, people, person } : undefined;
  },
};

/** The requested sentences of an answer, or all; of a cost also its amount at the price of the home, or at a given price. */
function faqText({ id, answer }: GuideEntry, { field, dollars: price }: Block, context: Context) {
  const home = price ? { title: dollars(price), price } : context.home;
  const hasAmount = field?.startsWith('cost') ?? (home && (id !== 'notary' || price));
  const wanted = field?.split(',');
  const sentences = sentencesOf(answer[context.language]);
  const shown = sentences.filter((_, at) => !wanted || wanted.includes(String(at)));

  if (field === 'keeping') return `${costText('keeping', home, context)} ${sentences.at(-1)}`;

  return [hasAmount && costText(id, home, context), ...shown].filter(Boolean).join(' ');
}

export const sentencesOf = (text: string) => text.split(/(?<=[.?!;]) +(?=\p{Lu})/u);

export const answerTitles = () => [
  ...buyersGuide.map(({ id, question }) => `${id}: ${question.en}`),
  ...Object.entries(firmAnswers).map(([id, row]) => `${id}: ${row.en.slice(0, 60)}`),
];

function valuesOf(context: Context) {
  const investor = agentById(firmFaq.invest.ask);
  const days = officeHours(context.language).map(({ days: some, opens, closes }) =>
    inLanguage(context, `${some} ${opens} to ${closes}`, `${some} de ${opens} a ${closes}`),
  );
  const names = roster.map((agent) => agent.name);

  return {
    ...(office as unknown as Values),
    office: office.name,
    social: office.social.label,
    founderPhone: agentById(founder)?.phone,
    founderEmail: agentById(founder)?.email,
    founder: agentById(founder)?.name,
    founderTitle: profiles[founder]?.title,
    land: contactOf(agentById(firmFaq.land.ask), context),
    investor: investor?.name,
    investorPhone: investor?.phone,
    investorEmail: investor?.email,
    ...privacyTerms,
    keptYears: privacyTerms.years,
    ...claims,
    areas: listed(context, areas),
    count: roster.length,
    words: inWords(roster.length),
    names: listed(context, names),
    otherLanguages: languagesIn(context, Object.keys(languageNames).slice(2)),
    seller: contactOf(context.home && sellerOf(context.home), context),
    now: isOpen(context.now)
      ? inLanguage(context, 'open', 'abierta')
      : inLanguage(context, 'closed', 'cerrada'),
    holidays: listed(
      context,
      holidays.map(({ name }) => name[context.language]),
    ),
    hours: `${days.join(', ')} (${inLanguage(context, '', 'hora de ')}${office.zone})`,
  };
}

const { overview, charts, months, asOf } = marketReport;
const series: Readonly<Record<string, readonly number[]>> = {
  medianActive: charts.activeMedianPrice,
  median: charts.soldMedianPrice,
  days: charts.daysOnSite,
  sold: charts.soldListings,
  active: charts.activeListings,
};

export const report: BlockKind = {
  hint: 'a figure of the market report: the latest, that of a month beside it, or "all" six months',
  parameters: () => ({ field: oneOf(Object.keys(figures)), of: oneOf(['latest', 'all', ...months]) }),
  render({ of, field = '' }, context) {
    const values = series[field];
    const write = field.startsWith('median') ? dollars : String;
    const told = months.flatMap((month, at) =>
      of === 'all' || of === month || at === months.length - 1
        ? [`${monthName(month, context.language)} ${write(values?.[at] ?? 0)}`]
        : [],
    );
    const homes = field === 'fresh' ? context.homes.filter((each) => !hasPage(each)).slice(0, 3) : [];
    const shown = listed(
      context,
      homes.map(({ title, price }) => `${title} (${dollars(price)})`),
    );
    const text = sentence(rowOf(figures, field), { ...reportValues(context), shown }, context);
    const from = of === 'all' ? 0 : months.indexOf(of as (typeof months)[number]);
    const moved = values && from >= 0 ? changeSince(from, values, write, context) : '';

    return text
      ? {
          text: values ? `${text}: ${told.join(', ')}. ${moved}`.trim() : text,
          homes,
          page: '/market-report',
        }
      : undefined;
  },
};

function changeSince(
  from: number,
  values: readonly number[],
  write: (value: number) => string,
  context: Context,
) {
  // Of amounts as they are shown.
  const moved = Math.round(values.at(-1) ?? 0) - Math.round(values[from] ?? 0);
  if (moved === 0) return '';
  const month = monthName(months[from] ?? '', context.language);

  return say(context, moved > 0 ? 'more' : 'less', { amount: write(Math.abs(moved)), month });
}

/** The name of a month, given as the three letters of the report. */
export const monthName = (month: string, language: string, length: 'long' | 'short' = 'long') =>
  new Date(`15 ${month} 2026 UTC`).toLocaleDateString(language, { month: length });

function reportValues({ language }: Context) {
  const { medianPrice, daysOnSite, inventory } = overview;

  return {
    day: new Date(`${asOf}T12:00:00Z`).toLocaleDateString(language, { dateStyle: 'long' }),
    median: dollars(medianPrice.amount),
    medianActive: dollars(medianPrice.active),
    days: daysOnSite.active,
    active: inventory.active,
    fresh: inventory.new,
  };
}

export const rate: BlockKind = {
  hint: 'an amount of dollars in pesos; 1 for the rate itself',
  parameters: () => ({ dollars: Type.Number() }),
  render({ dollars: amount = 0 }, context) {
    const values = amount > 0 && amount < 1e10 ? pesosOf(amount, context) : {};
    const pesos = amount < 2 ? values.rate : values.pesos;

    return pesos ? { text: say(context, 'rate', { ...values, dollars: dollars(amount), pesos }) } : undefined;
  },
};
