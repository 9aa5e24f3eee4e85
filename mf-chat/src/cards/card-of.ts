import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { profiles } from '@dosmares/content/profiles';
import { propertyById } from '@dosmares/content/properties';
import { agentById } from '@dosmares/content/roster';
import type { ChatReference } from '@dosmares/contracts/chat';
import type { PictureSource } from '@dosmares/contracts/picture';
import type { Words } from '../words.ts';

/** Content of a card about a house, a person, the office or the report, and the page that it links to. */
export interface Card {
  to: string;
  title: string;
  /** In small capitals above the title. */
  label: string;
  price?: string;
  line?: string;
  picture?: PictureSource;
  /** Portraits are upright, houses landscape. */
  ratio?: '3 / 2' | '4 / 5';
}

type Maker<Kind extends ChatReference['kind']> = (
  reference: Extract<ChatReference, { kind: Kind }>,
  words: Words,
) => Card | undefined;

/** Returns the card of a reference; undefined when this release of the site does not know its subject. */
export function cardOf(reference: ChatReference, words: Words): Card | undefined {
  const make = makers[reference.kind] as Maker<ChatReference['kind']>;

  return make(reference, words);
}

const makers: { [Kind in ChatReference['kind']]: Maker<Kind> } = {
  house: ({ id }, words) => {
    const house = propertyById(id);
    if (!house) return undefined;
    const { title, location, price, image } = house;

    return {
      to: `/property/${id}`,
      title,
      label: location,
      price,
      line: roomsIn(house, words),
      picture: propertyPicture(image),
      ratio: '3 / 2',
    };
  },

  listing: ({ id }, words) => {
    const listing = marketReport.listings.find(({ reference }) => reference === id);
    if (!listing) return undefined;
    const { name, area, price, picture } = listing;

    return {
      to: '/market-report',
      title: name,
      label: area,
      price: dollars(price),
      line: roomsIn(listing, words),
      picture: propertyPicture(picture),
      ratio: '3 / 2',
    };
  },

  person: ({ id }) => {
    const agent = agentById(id);
    const profile = profiles[id];
    if (!agent || !profile) return undefined;

    return {
      to: `/${agent.slug}`,
      title: agent.name,
      label: profile.title,
      line: agent.phone,
      picture: agentPortrait(id),
      ratio: '4 / 5',
    };
  },

  office: (_, words) => ({ to: '/contact', title: office.name, label: words.theOffice, line: office.phone }),

  report: (_, words) => ({
    to: '/market-report',
    title: words.pages['/market-report'],
    label: words.median,
    price: dollars(marketReport.overview.medianPrice.amount),
  }),
};

const roomsIn = ({ beds, baths }: { beds: number; baths: number }, words: Words) =>
  `${words.bedrooms(beds)} · ${words.bathrooms(baths)}`;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
