import { office } from '@dosmares/content/office';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import { profiles } from '@dosmares/content/profiles';
import { digits, messagingHref, type RosterEntry, telHref } from '@dosmares/content/roster';
import type { ChatLink, ChatPerson } from '@dosmares/contracts/chat';
import { type Card, type Context, inLanguage, say } from './blocks/block.ts';
import { type Home, sizeOf, usd } from './homes.ts';

/** The card of a home. */
export function homeCard(home: Home, context: Context): Card {
  const { beds, baths } = home;
  const rooms = `${say(context, 'beds', { value: beds })} · ${say(context, 'baths', { value: baths })}`;
  const size = sizeOf(home, ' · ');

  return {
    kind: home.reference.kind as 'house' | 'listing',
    label: home.place,
    title: home.title,
    price: usd(home.price),
    lines: [rooms, ...(size ? [size] : [])],
    href: home.href,
    ...(home.picture && { picture: home.picture }),
    reference: home.reference,
  };
}

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

/** Contacts of a person; those of the office without one. */
export function personOf(agent: RosterEntry | 'office' | undefined): ChatPerson {
  if (!agent || agent === 'office') {
    const { name, email, phone, phoneHref, emailHref } = office;

    return {
      name,
      isOffice: true,
      email,
      phone,
      callHref: phoneHref,
      mailHref: emailHref,
      chatHref: `https://wa.me/${digits(phone)}`,
    };
  }
  const { name, email, phone, firstName } = agent;
  const hello = `Hi ${firstName}, I'm interested in Cabo real estate properties. Can you help me?`;

  return {
    name,
    isOffice: false,
    email,
    phone,
    callHref: telHref(phone),
    mailHref: `mailto:${email}`,
    chatHref: messagingHref(agent, hello),
  };
}

/** Links to a person's numbers and address, where they stand in a text. */
export function contactLinks(agent: RosterEntry | 'office' | undefined): ChatLink[] {
  const { email, phone, callHref, mailHref } = personOf(agent);
  const second = agent && agent !== 'office' ? agent.phoneSecondary : undefined;

  return [
    { kind: 'phone', label: phone, href: callHref },
    ...(second ? [{ kind: 'phone' as const, label: second, href: telHref(second) }] : []),
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
  label: pageNames[page][context.language === 'es' ? 1 : 0],
  href: page,
});

/** The way to a person, as in `Helena Marsh (+1 …, helena@…)`. */
export function reach(agent: RosterEntry | 'office' | undefined, context: Context): string {
  const { name, phone, email, isOffice } = personOf(agent);

  return `${isOffice ? say(context, 'office') : name} (${phone}, ${email})`;
}
