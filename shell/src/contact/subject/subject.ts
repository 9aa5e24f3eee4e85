import { areaGuide } from '@dosmares/content/area-guide';
import { propertyTypes } from '@dosmares/content/inquiry-options';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import { areaPicture } from '@dosmares/content/pictures/area';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { type Property, propertyById } from '@dosmares/content/properties';
import { agentById, type RosterEntry } from '@dosmares/content/roster';
import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import type { PictureSource } from '@dosmares/contracts/picture';
import { dotted } from '@dosmares/ui';
import { agentNamed, type Prefill, prefillFor } from '../inquiry.ts';

export interface Subject {
  picture: PictureSource;
  isPerson?: boolean;
  title: string;
  price?: string;
  lines: readonly string[];
  prefill: Prefill;
}

/** The subject of an intent; undefined when this release of the site does not know it (C10, C20). */
export function subjectOf(intent: ContactIntent): Subject | undefined {
  const { property = '', area = '', agent, viewing = false } = intent;
  const house = propertyById(property);
  const person = agentNamed(agent);
  if (house) return aboutHouse(house, person ?? agentById(house.agentId), viewing);

  return aboutArea(area) ?? (person && aboutPerson(person));
}

function aboutHouse(house: Property, agent: RosterEntry | undefined, viewing: boolean | 'call'): Subject {
  const { title, location, price, mlsNumber, image } = house;
  const wish = viewing ? 'I would like to see' : 'I would like to know more about';
  const way = viewing === 'call' ? ' on a call' : '';

  return {
    picture: propertyPicture(image),
    title,
    price,
    lines: [dotted([location, `MLS ${mlsNumber}`]), ...(agent ? [`With ${agent.name}`] : [])],
    prefill: {
      inquiryType: 'buying',
      propertyType: propertyTypes.find(({ label }) => label === house.propertyType)?.value ?? '',
      mlsNumber,
      ...(agent && { preferredAgent: agent.name }),
      message: `${wish} ${title} in ${location} (MLS ${mlsNumber})${way}.`,
      ...(viewing && {
        way: viewing === 'call' ? 'call' : 'visit',
        'time-0': 'morning',
        'time-1': 'morning',
        'time-2': 'morning',
      }),
    },
  };
}

function aboutArea(area: string): Subject | undefined {
  const entry = Object.hasOwn(areaGuide, area) ? areaGuide[area] : undefined;

  return (
    entry && {
      picture: areaPicture(entry.picture),
      title: area,
      lines: [`Houses from ${entry.prices}`],
      prefill: { inquiryType: 'buying', message: `I would like to know more about houses in ${area}.` },
    }
  );
}

const aboutPerson = (agent: RosterEntry): Subject => ({
  picture: agentPortrait(agent.id),
  isPerson: true,
  title: agent.name,
  lines: [agent.phone],
  prefill: prefillFor(agent),
});
