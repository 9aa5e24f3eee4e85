import { office } from '@dosmares/content/office';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import { profiles } from '@dosmares/content/profiles';
import { digits, messagingHref, type RosterEntry, roster, telHref } from '@dosmares/content/roster';
import type { ChatCard, ChatLink, ChatPerson } from '@dosmares/contracts/chat';
import { dollars, type Home, sizeOf } from '../homes.ts';
import { type Context, inLanguage, say } from './block.ts';

/** An agent, or the office where there is none. */
export type Person = RosterEntry | undefined;

/** Contacts of a person. */
export function personOf(agent: Person): ChatPerson {
  const { name, email, phone } = agent ?? office;
  const said = `Hi ${agent?.firstName}, I'm interested in Cabo real estate properties. Can you help me?`;
  const chatHref = agent ? messagingHref(agent, said) : `https://wa.me/${digits(phone)}`;
  const hrefs = { callHref: telHref(phone), mailHref: `mailto:${email}`, chatHref };

  return { name, isOffice: !agent, email, phone, ...hrefs };
}

/** A person, and how to be reached: `Helena Marsh (+1 …, helena@…)`. */
export function reach(agent: Person, context: Context) {
  const { name, phone, email } = agent ?? office;

  return `${agent ? name : inLanguage(context, 'the office', 'la oficina')} (${phone}, ${email})`;
}

/** The card of a person. */
export const personCard = (agent: Person, context: Context): ChatCard => ({
  kind: agent ? 'person' : 'office',
  label: agent ? (profiles[agent.id]?.title ?? '') : inLanguage(context, 'The office', 'La oficina'),
  title: (agent ?? office).name,
  lines: [(agent ?? office).phone],
  href: agent ? `/${agent.slug}` : '/contact',
  ...(agent && { picture: agentPortrait(agent.id) }),
});

/** Links to all numbers and addresses of people that stand in a text (X05). */
export const contactsIn = (text: string): ChatLink[] =>
  [office, ...roster].flatMap((person) => {
    const phones = [person.phone, 'phoneSecondary' in person ? person.phoneSecondary : undefined];

    return [
      ...phones.flatMap((label) =>
        label && text.includes(label) ? [{ kind: 'phone' as const, label, href: telHref(label) }] : [],
      ),
      ...(text.includes(person.email)
        ? [{ kind: 'mail' as const, label: person.email, href: `mailto:${person.email}` }]
        : []),
    ];
  });

/** The card of a home. */
export const homeCard = (home: Home, context: Context): ChatCard => ({
  kind: home.kind,
  label: home.place,
  title: home.title,
  price: `${dollars(home.price)} USD`,
  lines: [say(context, 'rooms', { beds: home.beds, baths: home.baths }), sizeOf(home, ' · ')].filter(Boolean),
  href: home.href,
  ...(home.picture && { picture: home.picture }),
});
