import { areaGuide } from '@dosmares/content/area-guide';
import { mostWishes, ownTime, type ViewingWish, viewingDays } from '@dosmares/content/half-days';
import { propertyTypes } from '@dosmares/content/inquiry-options';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import { areaPicture } from '@dosmares/content/pictures/area';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { type Property, propertyById } from '@dosmares/content/properties';
import { agentById, type RosterEntry } from '@dosmares/content/roster';
import { withWishes } from '@dosmares/content/viewing-wishes';
import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import type { PictureSource } from '@dosmares/contracts/picture';
import { type About, agentNamed, type Prefill, prefillFor } from '../inquiry.ts';

/** The house, area or person that an inquiry is about: the contents of its card, and its prefill. */
export interface Subject {
  picture: PictureSource;
  ratio: '3 / 2' | '4 / 5';
  title: string;
  lines: readonly string[];
  prefill: Prefill;
  mlsNumber?: string;
  /** Whether to ask for times of a viewing, and whether the visitor came for one on a call (V05). */
  viewing: boolean | 'call';
}

/** The subject of an intent; undefined when this release of the site does not know it (C10, C20). */
export function subjectOf({
  property = '',
  area = '',
  agent,
  viewing = false,
}: ContactIntent): Subject | undefined {
  const house = propertyById(property);
  const person = agentNamed(agent);
  if (house) return aboutHouse(house, person ?? agentById(house.agentId), viewing);

  return aboutArea(area) ?? (person && aboutPerson(person));
}

function aboutHouse(house: Property, agent: RosterEntry | undefined, viewing: Subject['viewing']): Subject {
  const { title, location, price, mlsNumber, image } = house;
  const wish = viewing ? 'I would like to see' : 'I would like to know more about';
  const way = viewing === 'call' ? ' on a call' : '';

  return {
    picture: propertyPicture(image),
    ratio: '3 / 2',
    title,
    lines: [`${location} · MLS ${mlsNumber}`, `${price} USD`, ...(agent ? [`With ${agent.name}`] : [])],
    prefill: {
      inquiryType: 'buying',
      propertyType: propertyTypes.find(({ label }) => label === house.propertyType)?.value ?? '',
      ...(agent && { preferredAgent: agent.name }),
      message: `${wish} ${title} in ${location} (MLS ${mlsNumber})${way}.`,
    },
    mlsNumber,
    viewing,
  };
}

function aboutArea(area: string): Subject | undefined {
  const entry = areaGuide[area];

  return (
    entry && {
      picture: areaPicture(entry.picture),
      ratio: '3 / 2',
      title: area,
      lines: [`Houses from ${entry.prices}`],
      prefill: { inquiryType: 'buying', message: `I would like to know more about houses in ${area}.` },
      viewing: false,
    }
  );
}

const aboutPerson = (agent: RosterEntry): Subject => ({
  picture: agentPortrait(agent.id),
  ratio: '4 / 5',
  title: agent.name,
  lines: [agent.phone],
  prefill: prefillFor(agent),
  viewing: false,
});

/** Additions to an inquiry: the house's number, and below the visitor's words the wishes that have a day (V02). */
export const aboutOf = ({ mlsNumber }: Subject, message: string, wishes: readonly ViewingWish[]): About => ({
  mlsNumber,
  message: withWishes(
    message,
    wishes
      .filter(({ date }) => date !== '')
      .slice(0, mostWishes)
      .map((wish) => ({ ...wish, ownTime: ownTime(wish, ownZone()) })),
  ),
});

/** The visitor's time zone. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The mistake in a wish's day; undefined when there is none, or no day is chosen yet. */
export function mistakeInDay({ date }: ViewingWish, now = Date.now()): string | undefined {
  const { first, last } = viewingDays(now);
  if (date === '' || (date >= first && date <= last)) return undefined;

  return date < first ? 'Please choose tomorrow or a later day.' : 'Please choose a day within six months.';
}
