import { listings } from '@dosmares/content/listings';
import { agentById, agentBySlug } from '@dosmares/content/roster';

type Suggest = (last: string) => readonly string[] | undefined;

const anywhere = ['Which homes do you have?', 'Who can help me sell my home?', '¿Quién habla español?'];

const onProperty: Suggest = (id) => {
  const home = listings.find((listing) => String(listing.id) === id);

  return (
    home && [
      `What does ${home.title} cost?`,
      `What are the features of ${home.title}?`,
      `How do I arrange a viewing of ${home.title}?`,
    ]
  );
};

const onAgent: Suggest = (key) => {
  const agent = /^\d+$/.test(key) ? agentById(Number(key)) : agentBySlug(key);
  if (!agent) return undefined;

  return [
    `What does ${agent.firstName} specialize in?`,
    `Which languages does ${agent.firstName} speak?`,
    `How do I reach ${agent.firstName}?`,
  ];
};

const byPage: Readonly<Record<string, Suggest>> = {
  property: onProperty,
  team: (id) =>
    onAgent(id) ?? ['Who is the most experienced agent?', 'Who speaks Spanish?', 'Who founded the house?'],
  agents: onAgent,
  contact: () => ['When is the office open?', 'Where is the office?', 'How soon will I get an answer?'],
  about: () => ['Who founded the house?', 'How long have you been in Cabo?', 'Which areas do you cover?'],
  'market-report': () => [
    'What is the median price?',
    'How long do homes take to sell?',
    'How many homes are on the market?',
  ],
  properties: () => ['Which homes do you have?', 'Which is the largest?', 'Which areas do you cover?'],
};

/** Questions to begin with, for the page the visitor is on. */
export function suggestionsFor(path: string): readonly string[] {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  const suggest = byPage[first] ?? (() => onAgent(first));

  return suggest(second) ?? anywhere;
}
