import { listings } from '@dosmares/content/listings';
import { agentById, agentBySlug } from '@dosmares/content/roster';
import type { Language } from '../../language.ts';

/** Questions in each language of the panel. */
type Questions = Readonly<Record<Language, readonly string[]>>;
type Suggest = (last: string) => Questions | undefined;

const anywhere: Questions = {
  en: ['Which homes do you have?', 'Who can help me sell my home?', '¿Quién habla español?'],
  es: ['¿Qué casas tienen?', '¿Quién me ayuda a vender mi casa?', 'Who speaks English?'],
};

const onProperty: Suggest = (id) => {
  const home = listings.find((listing) => String(listing.id) === id);

  return (
    home && {
      en: [
        `What does ${home.title} cost?`,
        `What are the features of ${home.title}?`,
        `How do I arrange a viewing of ${home.title}?`,
      ],
      es: [
        `¿Cuánto cuesta ${home.title}?`,
        `¿Qué características tiene ${home.title}?`,
        `¿Cómo visito ${home.title}?`,
      ],
    }
  );
};

const onAgent: Suggest = (key) => {
  const agent = /^\d+$/.test(key) ? agentById(Number(key)) : agentBySlug(key);

  return (
    agent && {
      en: [
        `What does ${agent.firstName} specialize in?`,
        `Which languages does ${agent.firstName} speak?`,
        `How do I reach ${agent.firstName}?`,
      ],
      es: [
        `¿Cuál es la especialidad de ${agent.firstName}?`,
        `¿Qué idiomas habla ${agent.firstName}?`,
        `¿Cómo me comunico con ${agent.firstName}?`,
      ],
    }
  );
};

const onTeam: Questions = {
  en: ['Who is the most experienced agent?', 'Who speaks Spanish?', 'Who founded the firm?'],
  es: ['¿Quién tiene más experiencia?', '¿Quién habla inglés?', '¿Quién fundó la empresa?'],
};
const onContact: Questions = {
  en: ['When is the office open?', 'Where is the office?', 'How soon will I get an answer?'],
  es: ['¿Cuándo abre la oficina?', '¿Dónde está la oficina?', '¿Cuándo me responden?'],
};
const onAbout: Questions = {
  en: ['Who founded the firm?', 'How long have you been in Cabo?', 'Which areas do you cover?'],
  es: ['¿Quién fundó la empresa?', '¿Desde cuándo están en Cabo?', '¿Qué zonas cubren?'],
};
const onReport: Questions = {
  en: ['What is the median price?', 'How long do homes take to sell?', 'How many homes are on the market?'],
  es: ['¿Cuál es el precio mediano?', '¿Cuánto tarda en venderse una casa?', '¿Cuántas casas hay en venta?'],
};
const onProperties: Questions = {
  en: ['Which homes do you have?', 'Which is the largest?', 'Which areas do you cover?'],
  es: ['¿Qué casas tienen?', '¿Cuál es la más grande?', '¿Qué zonas cubren?'],
};

const byPage: Readonly<Record<string, Suggest>> = {
  property: onProperty,
  team: (id) => onAgent(id) ?? onTeam,
  agents: onAgent,
  contact: () => onContact,
  about: () => onAbout,
  'market-report': () => onReport,
  properties: () => onProperties,
};

/** Questions to begin with, for the page the visitor is on and in the panel's language. */
export function suggestionsFor(path: string, language: Language): readonly string[] {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  const suggest = byPage[first] ?? (() => onAgent(first));

  return (suggest(second) ?? anywhere)[language];
}
