import { office } from '@dosmares/content/office';
import { areas, claims, inWords } from '@dosmares/content/site';
import type { Home } from '../facts/homes.ts';
import { founder, type Person } from '../facts/people.ts';

const { phone, email } = office;
const contact = `/contact, ${phone} or ${email}`;
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
const list = new Intl.ListFormat('en');
const [weekdays, weekend] = office.hours.map(
  ({ days, opens, closes, zone }) => `${days} ${opens} to ${closes} ${zone}`,
);

/** What the assistant says in English. Short sentences; the page that says more stands at the end. */
export const english = {
  list: (items: readonly string[]) => list.format(items),
  yes: 'Yes.',
  no: 'No.',

  homeLine: (h: Home) =>
    `${h.title}, ${h.location}: ${h.priceText}, ${h.beds} bedrooms, ${h.baths} bathrooms${h.size && `, ${h.size}`}. ${h.path}`,
  homes: 'These are the homes we present today. The listing search at /properties covers 4,370+ more.',
  fitting: 'This is what fits among the homes we present.',
  noneFits: `None of the homes presented here fits that. The listing search covers ${claims.properties.text} more: /properties. Or let a person look for you: ${contact}.`,
  price: (h: Home) => `${h.title} is offered at ${h.priceText}.`,
  beds: (h: Home) => `${h.title} has ${h.beds} bedrooms.`,
  baths: (h: Home) => `${h.title} has ${h.baths} bathrooms.`,
  size: (h: Home) => `${h.title} measures ${h.size}.`,
  lot: (h: Home) => `The lot of ${h.title} is ${h.lot}.`,
  year: (h: Home) => `${h.title} was built in ${h.year}.`,
  mls: (h: Home) => `${h.title} has the MLS number ${h.reference}.`,
  status: (h: Home) => `${h.title} is listed as ${h.status.toLowerCase()}.`,
  place: (h: Home) => `${h.title} is in ${h.fullLocation}.`,
  features: (h: Home) => `${h.title}: ${h.features.join('; ')}.`,
  feature: (h: Home, feature: string) => `Yes. ${h.title} lists: ${feature}.`,
  unlisted: (h: Home) => `The page of ${h.title} does not mention that. A person will know: ${contact}.`,
  viewing: (h: Home | undefined) =>
    `A viewing${h ? ` of ${h.title}` : ''} is arranged by a person. Leave your preferred day at /contact or call ${phone}; an answer comes within 24 hours.`,

  personLine: (p: Person) => `${p.name}, ${p.title}: ${p.specialization}. ${p.phone}. ${p.path}`,
  person: (p: Person) =>
    `${p.name} is ${p.title} at Dos Mares Estates${p.id === founder?.id ? `, and founded the house in ${office.founded}` : ''}. Specialization: ${p.specialization}. ${count(p.yearsExperience, 'year')} of experience, ${p.propertiesSold} properties sold.`,
  personPhone: (p: Person) =>
    `${p.name}: ${p.phone}${p.phoneSecondary ? ` (${p.phoneLabels?.primary}) or ${p.phoneSecondary} (${p.phoneLabels?.secondary})` : ''}.`,
  personEmail: (p: Person) => `Write to ${p.name} at ${p.email}, or with the form on the page.`,
  personReach: (p: Person) =>
    `${p.name}: ${p.phone}${p.phoneSecondary ? ` or ${p.phoneSecondary}` : ''}, ${p.email}.`,
  speaks: (p: Person, languages: string) => `${p.name} speaks ${languages}.`,
  language: (name: string) => name,
  notSpoken: (name: string) =>
    `Our pages do not mention an agent who speaks ${name}. Every agent speaks English and Spanish: /team. A person can tell you more: ${contact}.`,
  allSpeak: (name: string) =>
    `All our agents speak ${name}: /team. Tell me a speciality and I name the right one.`,
  spoken: (names: string) => `Between them our agents speak ${names}: /team`,
  speakers: (name: string) => `Who speaks ${name}:`,
  speciality: (p: Person) => `${p.name} specializes in ${p.specialization}.`,
  experience: (p: Person) => `${p.name} has ${count(p.yearsExperience, 'year')} of experience.`,
  sold: (p: Person) => `${p.name} has sold ${p.propertiesSold} properties.`,
  papers: (p: Person) => `${p.name}: ${p.certifications.join(', ')}.`,
  review: (p: Person, text: string, client: string) =>
    `A client of ${p.name} writes: “${text}” ${client} Three reviews stand on the page.`,
  unsaidOf: (p: Person) => `The page of ${p.name} does not say that.`,
  suited: 'The person to ask:',
  team: (size: number) =>
    `We are ${size} agents (${inWords(size)}), each with a page: /team. Tell me a language or a speciality and I name the right one.`,

  hours: `The office is open ${weekdays}, and ${weekend}. /contact`,
  isOpen: (open: boolean): string => (open ? 'The office is open now.' : 'The office is closed now.'),
  address: `The office: ${office.address}. Map and directions: /contact`,
  officePhone: `The office answers at ${phone}. All ways to reach us: /contact`,
  officeEmail: `The office reads ${email}. A message form is at /contact`,
  replyTime: 'Messages are answered within 24 hours during business hours. /contact',
  social: `We are on ${office.social.label}; the link stands at the foot of every page. For anything personal: /contact`,
  handOver: `Gladly. Call the office at ${phone}, write to ${email}, or leave a message at /contact. Every agent can be reached directly: /team`,

  founded: (p: Person) =>
    `${p.name} founded Dos Mares Estates in ${office.founded}: over ${claims.years.value} years in Cabo San Lucas. It is a founding member of the regional multiple listing service. More: /about and ${p.path}`,
  about: `${office.blurb} The values, the milestones and the founder’s story: /about`,
  mlsSearch: 'The multiple listing service is searched at /idx-search, or by number at /properties.',
  areas: `We work in ${list.format(areas)}. /properties`,
  area: (area: string) =>
    `Yes, ${area} is one of the ${inWords(areas.length)} areas we cover. The listing search: /properties. For a choice made for you: ${contact}.`,
  record: `${claims.propertiesSold.text} properties sold, ${claims.sales.text} in sales since ${office.founded}, ${claims.clients.text} clients and ${claims.combinedYears.text} years of combined experience. /about`,

  median: (amount: string, active: string) =>
    `The median price is ${amount}; among active listings it is ${active}. Six months in charts: /market-report`,
  days: (days: number) =>
    `Homes stay ${days} days on site (active listings). Six months in charts: /market-report`,
  supply: (fresh: number, active: number) =>
    `${fresh} new listings came in the last 30 days; ${active} are active. /market-report`,
  market: (amount: string, days: number, active: number) =>
    `The last 30 days in Cabo San Lucas: median price ${amount}, ${days} days on site, ${active} active listings. The whole report: /market-report`,
  newsletter: 'Sign up for the monthly market report at the foot of /market-report',

  sell: `We begin with a free home evaluation: tell us of your home at /contact, and an agent answers within 24 hours. Or call ${phone}. The agents: /team`,
  value: `A free home evaluation tells what your home is worth. Ask for it at /contact or at ${phone}.`,
  buy: `Begin with the homes at /properties or tell me what you look for: an area, a price, a number of bedrooms. Viewings and offers are arranged by a person: /contact or ${phone}.`,
  rent: `Rentals are handled by a person: choose "Renting" in the form at /contact or call ${phone}.`,
  invest: (p: Person) =>
    `${p.name} advises on ${p.specialization}: ${p.phone}, ${p.email}. ${p.path} The market in figures: /market-report`,
  unknown: `That I do not know; the site does not say. A person will: ${contact}.`,

  greeting: 'Good day. Ask me about a home, an agent, the office or the market.',
  thanks: 'You are welcome. It was a pleasure.',
  farewell: 'Goodbye. You are always welcome.',
  machine: `I am automated: I answer from what this site says. People are at ${contact}.`,
  ability:
    'I can find a home (/properties), an agent by language or speciality (/team), office hours and address (/contact), and the market in figures (/market-report).',
  offTopic: `That is outside what I can help with: I speak of Dos Mares Estates, its homes, agents, office and market. For anything else a person is glad to help: ${contact}.`,
  attempt: `I cannot do that. I only answer from what Dos Mares Estates publishes about its homes, agents, office and market. A person can help further: ${contact}.`,
};

/** The sentences of one language. */
export type Texts = typeof english;
