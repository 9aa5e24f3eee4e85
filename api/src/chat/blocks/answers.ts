import { buyersGuide, guideEntry, guideNote } from '@dosmares/content/buyers-guide';
import { type FirmEntry, firmFaq } from '@dosmares/content/chat/faq';
import { office } from '@dosmares/content/office';
import { privacyTerms } from '@dosmares/content/privacy';
import { profiles } from '@dosmares/content/profiles';
import { agentById, founder, roster } from '@dosmares/content/roster';
import { areas, claims, inWords } from '@dosmares/content/site';
import { sellerOf } from '../homes.ts';
import { type Context, inLanguage, type Kind, listed, oneOf, rowOf, say, sentence } from './block.ts';
import { languagesIn } from './facts.ts';
import { reach } from './people.ts';

/** Answers about the firm, by id. */
export const firmAnswers: Readonly<Record<string, FirmEntry>> = firmFaq;

/** An answer that is written out: of the buyer's guide, or about the firm and its office. */
export const faq: Kind = {
  hint: 'a written answer, by its id in the list "answers"; "open" tells whether the office is open now',
  takes: () => ({ of: oneOf([...buyersGuide.map(({ id }) => id), ...Object.keys(firmAnswers)]) }),
  say({ of = '' }, context) {
    const entry = guideEntry(of);
    const row = rowOf(firmAnswers, of);
    const person = agentById(Number((entry ?? row)?.ask));
    if (entry) {
      const answer = entry.answer[context.language];
      const about = {
        note: guideNote[context.language],
        year: entry.checked,
        person: reach(person, context),
      };

      return { text: say(context, 'guide', { answer, ...about }), person, offer: 'general' };
    }
    const text = sentence(row, valuesOf(context), context);
    const people = row?.rank === 'office' ? [undefined] : [];

    return row && text ? { ...row, text, people, person } : undefined;
  },
};

/** The title of each answer, for a model. */
export const answerTitles = () => [
  ...buyersGuide.map(({ id, question }) => `${id}: ${question.en}`),
  ...Object.entries(firmAnswers).map(([id, row]) => `${id}: ${row.en.slice(0, 60)}`),
];

/** What fills the sentences about the firm and its office. */
function valuesOf(context: Context) {
  const { phone, email, name, legalName, address, social, founded, hours } = office;
  const zone = inLanguage(context, '', 'hora de ') + hours[0]?.zone;
  const investor = agentById(firmFaq.invest.ask);
  const isNow = isOpen(context.now);
  const days = hours.map(({ days: some, opens, closes }) =>
    inLanguage(
      context,
      `${some} ${opens} to ${closes}`,
      `${spanishDays[some] ?? some} de ${opens} a ${closes}`,
    ),
  );
  const names = roster.map((agent) => agent.name);

  return {
    ...{ phone, email, office: name, legalName, address, social: social.label, founded },
    ...{ founder: agentById(founder)?.name, founderTitle: profiles[founder]?.title },
    ...{ investor: investor?.name, investorPhone: investor?.phone, investorEmail: investor?.email },
    ...Object.fromEntries(Object.entries(claims).map(([claim, { text }]) => [claim, text])),
    ...{ keptYears: privacyTerms.years, workingDays: privacyTerms.workingDays },
    ...{ areas: listed(context, areas), count: roster.length, words: inWords(roster.length) },
    ...{ names: listed(context, names), languages: languagesIn(context) },
    seller: reach(context.home && sellerOf(context.home), context),
    now: isNow ? inLanguage(context, 'open', 'abierta') : inLanguage(context, 'closed', 'cerrada'),
    hours: `${days.join(', ')} (${zone})`,
  };
}

const spanishDays: Readonly<Record<string, string>> = {
  'Monday to Friday': 'de lunes a viernes',
  'Saturday and Sunday': 'sábado y domingo',
};
const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Reports whether the office is open at a moment, by its own clock. */
export function isOpen(now: Date): boolean {
  const { timeZone } = office;
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const day = week.indexOf(now.toLocaleDateString('en-US', { timeZone, weekday: 'short' }).slice(0, 2));

  return office.hours.some(({ openingHours }) => {
    const [from = '', to = '', opens = '', closes = ''] = openingHours.split(/-| /);

    return day >= week.indexOf(from) && day <= week.indexOf(to) && time >= opens && time < closes;
  });
}
