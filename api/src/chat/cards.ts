import { office } from '@dosmares/content/office';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import { profiles } from '@dosmares/content/profiles';
import { digits, messagingHref, type RosterEntry, telHref } from '@dosmares/content/roster';
import type { ChatLink, ChatPerson } from '@dosmares/contracts/chat';
import { type Card, type Context, inLanguage, say } from './blocks/block.ts';
import { type Home, sizeOf, usd } from './homes.ts';

/** The card of a home. */
export const homeCard = (home: Home, context: Context): Card => ({
  kind: home.reference.kind,
  label: home.place,
  title: home.title,
  price: usd(home.price),
  lines: [
    `${say(context, 'beds', { value: home.beds })} · ${say(context, 'baths', { value: home.baths })}`,
    sizeOf(home, ' · '),
  ].filter(Boolean),
  href: home.href,
  ...(home.picture && { picture: home.picture }),
  reference: home.reference,
});

/** The card of an agent. */
export const agentCard = (agent: RosterEntry): Card => ({
  kind: 'person',
  label: profiles[agent.id]?.title ?? '',
  title: agent.name,
  lines: [agent.phone],
  href: `/${agent.slug}`,
  picture: agentPortrait(agent.id),
  reference: { kind: 'person', id: agent.id },
});

/** The card of the office. */
export const officeCard = (context: Context): Card => ({
  kind: 'office',
  label: inLanguage(context, 'The office', 'La oficina'),
  title: office.name,
  lines: [office.phone],
  href: '/contact',
  reference: { kind: 'office' },
});

/** An agent, or the office where there is none. */
type Person = RosterEntry | 'office' | undefined;

/** Contacts of a person. */
export function personOf(agent: Person): ChatPerson {
  const isOffice = !agent || agent === 'office';
  const { name, email, phone } = isOffice ? office : agent;
  const chatHref = isOffice
    ? `https://wa.me/${digits(phone)}`
    : messagingHref(
        agent,
        `Hi ${agent.firstName}, I'm interested in Cabo real estate properties. Can you help me?`,
      );

  return { name, isOffice, email, phone, callHref: telHref(phone), mailHref: `mailto:${email}`, chatHref };
}

/** Links to a person's numbers and address, where they stand in a text. */
export function contactLinks(agent: Person): ChatLink[] {
  const { email, phone, mailHref } = personOf(agent);
  const second = agent && agent !== 'office' ? agent.phoneSecondary : undefined;
  const phones = [phone, ...(second ? [second] : [])];

  return [
    ...phones.map((label) => ({ kind: 'phone' as const, label, href: telHref(label) })),
    { kind: 'mail', label: email, href: mailHref },
  ];
}

const pageNames = {
  '/about': ['About us', 'Quiénes somos'],
  '/contact': ['Contact', 'Contacto'],
  '/properties': ['Listing search', 'Búsqueda de propiedades'],
  '/idx-search': ['MLS search', 'Búsqueda MLS'],
  '/market-report': ['Market report', 'Reporte de mercado'],
  '/team': ['Our agents', 'Nuestros asesores'],
} as const;

/** A link to a page of the site. */
export const pageLink = (page: keyof typeof pageNames, context: Context): ChatLink => ({
  kind: 'page',
  label: inLanguage<string>(context, pageNames[page][0], pageNames[page][1]),
  href: page,
});

/** The way to a person, as in `Helena Marsh (+1 …, helena@…)`. */
export const reach = (agent: Person, context: Context) => reachOf(personOf(agent), context);

/** The same, of contacts. */
export const reachOf = ({ name, phone, email, isOffice }: ChatPerson, context: Context) =>
  `${isOffice ? say(context, 'office') : name} (${phone}, ${email})`;
