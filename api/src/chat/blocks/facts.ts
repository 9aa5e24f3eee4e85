import { features } from '@dosmares/content/chat/features';
import { agentFields, figures, homeFields, languageNames } from '@dosmares/content/chat/fields';
import { pesosFor } from '@dosmares/content/exchange-rate';
import { marketReport } from '@dosmares/content/market-report';
import { profiles } from '@dosmares/content/profiles';
import { agentBySlug, type RosterEntry, roster } from '@dosmares/content/roster';
import { dollars, type Home, hasPage, sellerOf, sizeOf, textOf } from '../homes.ts';
import {
  type Context,
  inLanguage,
  type Kind,
  listed,
  oneOf,
  rowOf,
  say,
  sentence,
  type Values,
} from './block.ts';
import { reach } from './people.ts';

/** One field or feature of a home. */
export const home: Kind = {
  hint: 'one field or feature of one home ("about" describes it; "seller" names the agent who sells it)',
  takes: ({ homes }) => ({
    of: oneOf(homes.map(({ id }) => id)),
    field: oneOf([...Object.keys(homeFields), ...Object.keys(features)]),
  }),
  say({ of, field = '' }, context) {
    const found = context.homes.find(({ id }) => id === of);
    if (!found) return undefined;
    const text = homeText(found, field, context);
    const unsaid = say(context, 'unsaid', { title: found.title, person: reach(sellerOf(found), context) });

    return text
      ? { text, homes: [found] }
      : { text: unsaid, homes: [found], isUnknown: true, offer: 'buying' };
  },
};

/** Says a field or a feature of a home; undefined for what its page does not mention. */
export function homeText(found: Home, field: string, context: Context) {
  const pages = [...found.features, ...found.description.split(/(?<=\.) /), found.type];
  const mention = pages.find((text) => patterns.get(field)?.test(text))?.replace(/\.$/, '');
  const mentioned = mention && say(context, 'mentions', { title: found.title, mention });

  return sentence(rowOf(homeFields, field), homeValues(found, context), context) ?? mentioned;
}

/** What fills the sentences of a home's fields; undefined is what the site does not tell. */
function homeValues(found: Home, context: Context): Values {
  const { place, address = place, description, price, squareMeters = 0, squareFeet, type, mls } = found;
  const size = squareMeters ? sizeOf(found, ', ') : undefined;
  const perFoot = squareFeet ? `, ${dollars(price / squareFeet)} / sq ft` : '';
  const [first] = hasPage(found) ? description.split(/(?<=\.) /) : [`${type}, MLS ${mls}.`];

  return {
    ...(found as unknown as Values),
    ...{ address, status: found.status.toLowerCase(), price: dollars(price), ...pesosOf(price, context) },
    extract: [...found.features.slice(0, 5), first].join('; '),
    ...{ size, more: [size, found.lot, found.year].filter(Boolean).join('; ') },
    perMeter: squareMeters ? `${dollars(price / squareMeters)} / m²${perFoot}` : undefined,
    seller: reach(sellerOf(found), context),
  };
}

/** An amount in pesos, with the rate and its day; nothing while the rate is too old. */
export function pesosOf(amount: number, context: Context): Values {
  const language = inLanguage(context, 'en-US', 'es-MX');
  const found = pesosFor(dollars(amount), context.now.getTime(), { language });

  return found ? { pesos: found.amount, rate: found.rate, day: found.day } : {};
}

const patterns = new Map(Object.entries(features).map(([id, { has }]) => [id, new RegExp(has, 'i')]));

/** Reports whether the site says that a home has a feature. */
export const hasFeature = (found: Home, id: string) => patterns.get(id)?.test(textOf(found)) ?? false;

/** The languages of the agents, as a field or a wish. */
export const spoken = Object.keys(languageNames).map((name) => `speaks:${name}`);

/** One field of an agent. */
export const agent: Kind = {
  hint: 'one field of one agent ("about" tells who it is, "homes" what the agent sells)',
  takes: () => ({
    of: oneOf(roster.map(({ slug }) => slug)),
    field: oneOf([...Object.keys(agentFields), ...spoken]),
  }),
  say({ of = '', field = '' }, context) {
    const found = agentBySlug(of);
    if (!found) return undefined;
    const [, tongue] = field.split('speaks:');
    const values = agentValues(found, context);
    const text = sentence(rowOf(agentFields, tongue ? 'languages' : field), values, context);
    const isSpoken = tongue && profiles[found.id]?.languages.includes(tongue);
    const answer = isSpoken ? inLanguage(context, 'Yes. ', 'Sí. ') : tongue ? 'No. ' : '';
    const homes = field === 'homes' ? homesOf(found, context) : [];

    return text
      ? { text: answer + text, people: [found], homes }
      : {
          text: say(context, field === 'homes' ? 'sellsNone' : 'unsaidOf', values),
          people: [found],
          isUnknown: true,
        };
  },
};

const homesOf = ({ id }: RosterEntry, { homes }: Context) => homes.filter(({ agentId }) => agentId === id);

/** What fills the sentences about an agent. */
export function agentValues(found: RosterEntry, context: Context): Values {
  const { phone, phoneSecondary, phoneLabels: labels } = found;
  const profile = profiles[found.id];
  const count = profile?.yearsExperience ?? 0;
  const years = `${count} ${inLanguage(context, 'year', 'año')}${count === 1 ? '' : 's'}`;
  const own = homesOf(found, context).map(({ title, place }) => `${title}, ${place}`);
  const [review] = profile?.reviews ?? [];

  return {
    ...(found as unknown as Values),
    ...{ title: profile?.title, subject: profile?.specialization, years, sold: profile?.propertiesSold },
    ...{ review: review?.text, reviewer: review?.name, bio: profile?.bio[0] },
    papers: profile?.certifications.join(', '),
    phones: labels ? `${phone} (${labels.primary}), ${phoneSecondary} (${labels.secondary})` : phone,
    ...{ languages: languagesIn(context, profile?.languages), homes: listed(context, own) || undefined },
    person: reach(found, context),
  };
}

/** Formats names of languages, of all agents where none are given. */
export function languagesIn(context: Context, names = Object.keys(languageNames)) {
  const words = names.map((name) => inLanguage(context, name, languageNames[name]?.es ?? name));

  return listed(context, words);
}

const { overview, charts, months, asOf } = marketReport;
const series: Readonly<Record<string, readonly number[]>> = {
  ...{ medianActive: charts.activeMedianPrice, median: charts.soldMedianPrice, days: charts.daysOnSite },
  ...{ sold: charts.soldListings, active: charts.activeListings },
};

/** A figure of the market report, now or in a month. */
export const report: Kind = {
  hint: 'a figure of the market report: the latest, that of a month beside it, or "all" six months',
  takes: () => ({ field: oneOf(Object.keys(figures)), of: oneOf(['latest', 'all', ...months]) }),
  say({ of, field = '' }, context) {
    const values = series[field];
    const write = field.startsWith('median') ? dollars : String;
    const inMonth = (month: string, at: number) =>
      of === 'all' || of === month || at === months.length - 1
        ? [`${monthName(month, context.language)} ${write(values?.[at] ?? 0)}`]
        : [];
    const text = sentence(rowOf(figures, field), reportValues(context), context);

    return text
      ? { text: values ? `${text}: ${months.flatMap(inMonth).join(', ')}.` : text, page: '/market-report' }
      : undefined;
  },
};

/** The name of a month, which the report shortens to three letters. */
export const monthName = (month: string, language: string, length: 'long' | 'short' = 'long') =>
  new Date(`15 ${month} 2026 UTC`).toLocaleDateString(language, { month: length });

function reportValues({ language }: Context): Values {
  const { medianPrice, daysOnSite, inventory } = overview;

  return {
    day: new Date(`${asOf}T12:00:00Z`).toLocaleDateString(language, { dateStyle: 'long' }),
    ...{ median: dollars(medianPrice.amount), medianActive: dollars(medianPrice.active) },
    ...{ days: daysOnSite.active, active: inventory.active, fresh: inventory.new },
  };
}
