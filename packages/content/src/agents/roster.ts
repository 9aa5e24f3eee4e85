import { digits } from '../office.ts';
import type { RosterEntry } from '../schemas/firm.ts';

export { digits, telHref } from '../office.ts';
export type { RosterEntry } from '../schemas/firm.ts';

type Row = Omit<RosterEntry, 'name' | 'messagingPhone'> & Partial<Pick<RosterEntry, 'messagingPhone'>>;

/** Ids of former agents. Never reused: past inquiries are filed under them. */
export const retiredIds: readonly number[] = [11];

// The slug is the address of the agent's page; links to it break when it changes.
// biome-ignore format: a table reads in columns
const rows: readonly Row[] = [
  { id: 1,  slug: 'marisol-quintero', firstName: 'Marisol',  lastName: 'Quintero',  email: 'marisol@dosmares.example',  phone: '+1 (760) 555-0101' },
  { id: 2,  slug: 'adrian-bellamy',   firstName: 'Adrian',   lastName: 'Bellamy',   email: 'adrian@dosmares.example',   phone: '+1 (760) 555-0102' },
  { id: 3,  slug: 'catalina-orozco',  firstName: 'Catalina', lastName: 'Orozco',    email: 'catalina@dosmares.example', phone: '+1 (760) 555-0103',
    phoneSecondary: '+52 624 000 0103', phoneLabels: { primary: 'Cell', secondary: 'Mexico Number' } },
  { id: 4,  slug: 'julian-prescott',  firstName: 'Julian',   lastName: 'Prescott',  email: 'julian@dosmares.example',   phone: '+1 (760) 555-0104' },
  { id: 5,  slug: 'renata-solis',     firstName: 'Renata',   lastName: 'Solis',     email: 'renata@dosmares.example',   phone: '+1 (760) 555-0105' },
  { id: 6,  slug: 'tobias-lindqvist', firstName: 'Tobias',   lastName: 'Lindqvist', email: 'tobias@dosmares.example',   phone: '+1 (760) 555-0106' },
  { id: 7,  slug: 'valeria-montes',   firstName: 'Valeria',  lastName: 'Montes',    email: 'valeria@dosmares.example',  phone: '+1 (760) 555-0107' },
  { id: 8,  slug: 'emilio-carranza',  firstName: 'Emilio',   lastName: 'Carranza',  email: 'emilio@dosmares.example',   phone: '+1 (760) 555-0108' },
  { id: 9,  slug: 'helena-marsh',     firstName: 'Helena',   lastName: 'Marsh',     email: 'helena@dosmares.example',   phone: '+1 (760) 555-0109',
    phoneSecondary: '+52 624 000 0109', phoneLabels: { primary: 'Phone (US)', secondary: 'MX' }, messagingPhone: 'secondary' },
  { id: 10, slug: 'bruno-aguilar',    firstName: 'Bruno',    lastName: 'Aguilar',   email: 'bruno@dosmares.example',    phone: '+1 (760) 555-0110' },
  { id: 12, slug: 'leonor-arriaga',   firstName: 'Leonor',   lastName: 'Arriaga',   email: 'leonor@dosmares.example',   phone: '+1 (760) 555-0112' },
];

/** All agents, in the order of the team's page (T02). */
export const roster: readonly RosterEntry[] = rows.map((row) => ({
  messagingPhone: 'primary',
  ...row,
  name: `${row.firstName} ${row.lastName}`,
}));

/** The founder of the firm, named on pages about it (A05). */
export const founder = 12;

/** Everyone, the founder first (A04, T02). */
export const everyone = [founder, ...rows.map(({ id }) => id).filter((id) => id !== founder)];

/** The agents on the home page, in order (H07). */
export const homeTeam: readonly number[] = [12, 1, 3, 8];

/** Finds an agent by id; undefined when the id is not on the roster. */
export const agentById = (id: number) => roster.find((agent) => agent.id === id);

export const agentBySlug = (slug: string) => roster.find((agent) => agent.slug === slug);

export const agentByName = (name: string) => roster.find((agent) => agent.name === name);

/** Returns the link that opens a chat with an agent in the messaging application, with a prefilled text (AG02, A9-2). */
export function messagingHref({ phone, phoneSecondary, messagingPhone }: RosterEntry, text: string) {
  const number = messagingPhone === 'secondary' && phoneSecondary ? phoneSecondary : phone;

  return `https://wa.me/${digits(number)}?text=${encodeURIComponent(text)}`;
}
