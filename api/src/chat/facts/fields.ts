import { spanishDays } from '@dosmares/content/chat/vocabulary';
import { halfDays } from '@dosmares/content/half-days';
import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { privacyTerms } from '@dosmares/content/privacy';
import { areas, claims, inWords } from '@dosmares/content/site';
import type { Home } from './homes.ts';
import { founder, type Person, people } from './people.ts';

/** Facts by name, as texts that may be shown; unknown ones are missing. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** The languages the assistant answers in. */
export type Language = 'en' | 'es';

/** Formats an amount in US dollars as the site writes it. */
export const money = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Joins items as in a sentence. */
export const listed = (items: readonly string[], language: Language = 'en') => lists[language].format(items);
const lists = { en: new Intl.ListFormat('en'), es: new Intl.ListFormat('es') };

/** Returns the facts of a home, as the site shows them. */
export function homeFields(home: Home, language: Language = 'en'): Fields {
  const { title, location, fullLocation, priceText, price, beds, baths, size, metres, feet, lot, year } =
    home;

  return {
    home: title,
    ...{ location, fullLocation, lot, path: home.path, type: home.type, reference: home.reference },
    price: priceText,
    beds: String(beds),
    baths: String(baths),
    size: size || undefined,
    year: year ? String(year) : undefined,
    perMetre: metres ? money(Math.round(price / metres)) : undefined,
    perFoot: feet ? money(Math.round(price / feet)) : undefined,
    status: language === 'es' && /^active$/i.test(home.status) ? 'activa' : home.status.toLowerCase(),
    features: home.features.join('; ') || undefined,
  };
}

/** Returns the facts of an agent, as the site shows them. */
export function personFields(person: Person, language: Language = 'en'): Fields {
  const { yearsShown: years, phone, phoneSecondary, phoneLabels } = person;
  const [one, more] = language === 'es' ? ['año', 'años'] : ['year', 'years'];
  const or = language === 'es' ? 'o' : 'or';
  const [review] = person.reviews;

  return {
    person: person.name,
    ...{ title: person.title, specialization: person.specialization, path: person.path },
    personPhone: phone,
    phones: phoneSecondary
      ? `${phone} (${phoneLabels?.primary}) ${or} ${phoneSecondary} (${phoneLabels?.secondary})`
      : phone,
    personEmail: person.email,
    languages: listed(person.languages, language),
    years: `${years} ${years === '1' ? one : more}`,
    sold: String(person.propertiesSold),
    certifications: person.certifications.join(', '),
    review: review?.text,
    reviewer: review?.name,
  };
}

const hoursIn = {
  en: () => office.hours.map(({ days, opens, closes, zone }) => `${days} ${opens} to ${closes} ${zone}`),
  es: () =>
    office.hours.map(
      ({ openingHours, opens, closes, zone }) =>
        `de ${spanishDay(openingHours.slice(0, 2))} a ${spanishDay(openingHours.slice(3, 5))} de ${opens} a ${closes} ${zone}`,
    ),
};
const spanishDay = (day: string) => spanishDays[day] ?? day;

const monthName = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month} 1, 2000 UTC`),
  );

const dayName = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
/** Formatted once: building a date's format takes longer than the rest of an answer's facts. */
const reportDay = { en: dayName(marketReport.asOf, 'en'), es: dayName(marketReport.asOf, 'es') };

const shownIn = (half: keyof typeof halfDays, isSpanish: boolean) =>
  isSpanish ? halfDays[half].words.replace(' to ', ' a ') : halfDays[half].words;

/** Returns the facts of the brokerage, as the site shows them. */
export function officeFields(language: Language = 'en'): Fields {
  const { phone, email, address, name, legalName, blurb } = office;
  const spanish = language === 'es';

  return {
    ...{ phone, email, address, blurb, legalName, office: name, founded: String(office.founded) },
    contact: `/contact, ${phone} ${spanish ? 'o' : 'or'} ${email}`,
    hours: hoursIn[language]().join(spanish ? ', y ' : ', and '),
    social: office.social.label,
    ...{ founder: founder?.name, founderPath: founder?.path, founderTitle: founder?.title },
    founderPhone: founder?.phone,
    areas: listed(areas, language),
    areaCount: spanish ? String(areas.length) : inWords(areas.length),
    agents: String(people.length),
    agentsInWords: inWords(people.length),
    yearsInCabo: String(claims.years.value),
    keptYears: String(privacyTerms.years),
    ...{ morning: shownIn('morning', spanish), afternoon: shownIn('afternoon', spanish) },
    workingDays: String(privacyTerms.workingDays),
    reportDay: reportDay[language],
    ...{ properties: claims.properties.text, propertiesSold: claims.propertiesSold.text },
    ...{ sales: claims.sales.text, clients: claims.clients.text, combinedYears: claims.combinedYears.text },
  };
}

const { medianPrice, daysOnSite, inventory } = marketReport.overview;

/** Figures of the market report for the last 30 days. */
export const reportFields: Fields = {
  soldMedian: money(medianPrice.amount),
  activeMedian: money(medianPrice.active),
  days: String(daysOnSite.active),
  newListings: String(inventory.new),
  activeListings: String(inventory.active),
};

/** Returns the report's figures of one month, such as `Jun`; undefined for a month that the report does not show. */
export function monthFields(month: string, language: Language = 'en'): Fields | undefined {
  const at = marketReport.months.indexOf(month as (typeof marketReport.months)[number]);
  const { charts } = marketReport;
  if (at < 0) return undefined;

  return {
    month: monthName(month, language),
    monthSold: money(charts.soldMedianPrice[at] ?? 0),
    monthActive: money(charts.activeMedianPrice[at] ?? 0),
    monthDays: String(charts.daysOnSite[at]),
    monthListings: String(charts.activeListings[at]),
    monthCount: String(charts.soldListings[at]),
  };
}

/**
 * Fills the placeholders of a text: `{price}`; and `{, size}`, which is left out with its comma when the fact is
 * unknown.
 */
export function filled(text: string, ...fields: readonly Fields[]): string {
  const known: Fields = Object.assign({}, ...fields);

  return text.replace(/\{(, )?(\w+)\}/g, (_, comma: string | undefined, name: string) =>
    known[name] === undefined ? '' : `${comma ?? ''}${known[name]}`,
  );
}
