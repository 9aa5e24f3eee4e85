import { office } from '@dosmares/content/office';
import {
  agentById,
  agentBySlug,
  digits,
  messagingHref,
  type RosterEntry,
  telHref,
} from '@dosmares/content/roster';

/** A person whom a visitor reaches with one click. */
export interface Person {
  name: string;
  callHref: string;
  mailHref: string;
  chatHref: string;
  agent?: RosterEntry;
}

/** Returns the agent whose page the path shows; the office for every other path. */
export function personFor(path: string): Person {
  const agent = agentOf(path);

  return agent ? agentAsPerson(agent) : theOffice;
}

function agentOf(path: string) {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  if (first === 'team') return /^\d+$/.test(second) ? agentById(Number(second)) : undefined;

  return agentBySlug(first === 'agents' ? second : first);
}

function agentAsPerson(agent: RosterEntry): Person {
  const text = `Hi ${agent.firstName}, I'm interested in Cabo real estate properties. Can you help me?`;

  return {
    name: agent.name,
    callHref: telHref(agent.phone),
    mailHref: `mailto:${agent.email}`,
    chatHref: messagingHref(agent, text),
    agent,
  };
}

const theOffice: Person = {
  name: 'The office',
  callHref: office.phoneHref,
  mailHref: office.emailHref,
  chatHref: `https://wa.me/${digits(office.phone)}`,
};
