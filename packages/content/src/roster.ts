/** One agent's public contact facts: what every application and the API may know of a person. */
export interface RosterEntry {
  id: number;
  slug: string;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  phone: string;
  phoneSecondary?: string;
  /** How the phones are labelled where both show (T09, A9-1). */
  phoneLabels?: { primary: string; secondary: string };
  /** Which phone the messaging button uses (AG02, A9-2). */
  messagingPhone: 'primary' | 'secondary';
}

type Row = readonly [id: number, firstName: string, lastName: string, phone: string];

// biome-ignore format: a table reads in columns
const rows: readonly Row[] = [
  [1,  'Marisol',  'Quintero',  '+1 (760) 555-0101'],
  [2,  'Adrian',   'Bellamy',   '+1 (760) 555-0102'],
  [3,  'Catalina', 'Orozco',    '+1 (760) 555-0103'],
  [4,  'Julian',   'Prescott',  '+1 (760) 555-0104'],
  [5,  'Renata',   'Solis',     '+1 (760) 555-0105'],
  [6,  'Tobias',   'Lindqvist', '+1 (760) 555-0106'],
  [7,  'Valeria',  'Montes',    '+1 (760) 555-0107'],
  [8,  'Emilio',   'Carranza',  '+1 (760) 555-0108'],
  [9,  'Helena',   'Marsh',     '+1 (760) 555-0109'],
  [10, 'Bruno',    'Aguilar',   '+1 (760) 555-0110'],
  [12, 'Leonor',   'Arriaga',   '+1 (760) 555-0112'],
];

const extras: Readonly<Record<number, Partial<RosterEntry>>> = {
  3: { phoneSecondary: '+52 624 000 0103', phoneLabels: { primary: 'Cell', secondary: 'Mexico Number' } },
  9: {
    phoneSecondary: '+52 624 000 0109',
    phoneLabels: { primary: 'Phone (US)', secondary: 'MX' },
    messagingPhone: 'secondary',
  },
};

/** The eleven agents by id: 1 to 10 and 12; there is no 11 (T02). */
export const roster: readonly RosterEntry[] = rows.map(([id, firstName, lastName, phone]) => {
  const slug = `${firstName}-${lastName}`.toLowerCase();

  return {
    id,
    slug,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${firstName.toLowerCase()}@dosmares.example`,
    phone,
    messagingPhone: 'primary',
    ...extras[id],
  };
});

/** Finds an agent by number; undefined for 11 and every other id that is not on the roster. */
export const agentById = (id: number) => roster.find((agent) => agent.id === id);

/** Finds an agent by the slug of the landing page. */
export const agentBySlug = (slug: string) => roster.find((agent) => agent.slug === slug);

/** Finds an agent by full name, as the contact form sends it. */
export const agentByName = (name: string) => roster.find((agent) => agent.name === name);

/** The digits of a phone number, as messaging links want it (AG02). */
export const digits = (phone: string) => phone.replace(/\D/g, '');

/** A `tel:` address for a phone number as shown. */
export const telHref = (phone: string) => `tel:+${digits(phone)}`;
