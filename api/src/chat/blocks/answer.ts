import { buyersGuide, guideEntry, guideNote } from '@dosmares/content/buyers-guide';
import { type FirmEntry, firmFaq } from '@dosmares/content/chat/faq';
import { officeFields } from '@dosmares/content/chat/fields';
import { office as firm } from '@dosmares/content/office';
import { privacyTerms } from '@dosmares/content/privacy';
import { profiles } from '@dosmares/content/profiles';
import { agentById, founder } from '@dosmares/content/roster';
import { areas, claims } from '@dosmares/content/site';
import { contactLinks, officeCard, pageLink, reach } from '../cards.ts';
import { sellerOf } from '../homes.ts';
import { languagesIn } from './agent.ts';
import { type Context, capital, filled, inLanguage, type Kind, listed, oneOf, rowOf, say } from './block.ts';

/** Answers about the firm, by id. */
export const firmAnswers: Readonly<Record<string, FirmEntry>> = firmFaq;
const agentOf = (id: number | 'office' | undefined) =>
  (typeof id === 'number' ? agentById(id) : undefined) ?? ('office' as const);

/** An answer that is written out: of the buyer's guide, or about the firm. */
export const faq: Kind<{ kind: 'faq'; id: string }> = {
  hint: 'a written answer, by its id in the list "answers"',
  fields: () => ({ id: oneOf([...buyersGuide.map(({ id }) => id), ...Object.keys(firmAnswers)]) }),
  render({ id }, context) {
    const entry = guideEntry(id);
    const row = rowOf(firmAnswers, id);
    const person = agentOf((entry ?? row)?.ask);
    if (entry) {
      const answer = entry.answer[context.language];
      const about = { answer, note: guideNote[context.language], year: entry.checked };
      const text = say(context, 'guide', { ...about, person: capital(reach(person, context)) });

      return { text, person, links: contactLinks(person), offer: 'general' };
    }
    if (!row) return undefined;
    const page = row.page ? [pageLink(row.page, context)] : [];

    return {
      text: filled(row[context.language], valuesOf(context)),
      links: [...contactLinks(person), ...contactLinks('office'), ...page],
      ...(row.ask !== undefined && { person }),
      ...(row.offer && { offer: row.offer }),
      ...(row.isUnknown && { isUnknown: true }),
    };
  },
};

/** The office's hours, numbers and address. */
export const office: Kind<{ kind: 'office'; field: string }> = {
  hint: 'a field of the office; "open" tells whether it is open now',
  fields: () => ({ field: oneOf(Object.keys(officeFields)) }),
  render({ field }, context) {
    const row = rowOf(officeFields, field);

    return (
      row && {
        text: filled(row[context.language], valuesOf(context)),
        cards: [officeCard(context)],
        links: [...contactLinks('office'), pageLink('/contact', context)],
        person: 'office',
      }
    );
  },
};

/** What fills the sentences about the firm and its office. */
function valuesOf(context: Context) {
  const { phone, email, name, legalName, address, social, founded } = firm;
  const investor = agentById(firmFaq.invest.ask);
  const spoken = new Set(Object.values(profiles).flatMap(({ languages }) => languages));
  const now = isOpen(context.now)
    ? inLanguage(context, 'open', 'abierta')
    : inLanguage(context, 'closed', 'cerrada');

  return {
    ...{ phone, email, office: name, legalName, address, social: social.label, founded },
    ...{ founder: agentById(founder)?.name, founderTitle: profiles[founder]?.title },
    ...{ investor: investor?.name, investorPhone: investor?.phone, investorEmail: investor?.email },
    ...Object.fromEntries(Object.entries(claims).map(([claim, { text }]) => [claim, text])),
    ...{ keptYears: privacyTerms.years, workingDays: privacyTerms.workingDays },
    areas: listed(context, areas),
    languages: languagesIn(
      context,
      [...spoken].filter((each) => !/English|Spanish/.test(each)),
    ),
    seller: reach(context.home && sellerOf(context.home), context),
    ...{ now, hours: hoursIn(context) },
  };
}

const spanishDays: Readonly<Record<string, string>> = {
  'Monday to Friday': 'de lunes a viernes',
  'Saturday and Sunday': 'sábado y domingo',
};

function hoursIn(context: Context) {
  const rows = firm.hours.map(({ days, opens, closes }) =>
    inLanguage(
      context,
      `${days} ${opens} to ${closes}`,
      `${spanishDays[days] ?? days} de ${opens} a ${closes}`,
    ),
  );
  const zone = firm.hours[0]?.zone;

  return `${rows.join(', ')} (${inLanguage(context, zone, `hora de ${zone}`)})`;
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: firm.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Reports whether the office is open at a moment, by its own clock. */
export function isOpen(now: Date): boolean {
  const {
    weekday = '',
    hour,
    minute,
  } = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const [day, time] = [week.indexOf(weekday.slice(0, 2)), `${hour}:${minute}`];

  return firm.hours.some(({ openingHours }) => {
    const [from = '', to = '', opens = '', closes = ''] = openingHours.split(/-| /);

    return day >= week.indexOf(from) && day <= week.indexOf(to) && time >= opens && time < closes;
  });
}

/** The title of each answer, for a model. */
export const answerTitles = () => [
  ...buyersGuide.map(({ id, question }) => `${id}: ${question.en}`),
  ...Object.entries(firmAnswers).map(([id, row]) => `${id}: ${row.en.slice(0, 60)}`),
];
