import { answerTime } from '@dosmares/content/answer-time';
import type { DetailCopy } from '../sections/detail-cards.tsx';

export const milestones: readonly DetailCopy[] = [
  {
    title: 'National Recognition',
    year: 1991,
    summary: 'A small office at the tip of the peninsula, noticed in the capital.',
    parts: {
      'The story': [
        'For its first years the office was one room with one telephone line. Work traveled by word of mouth, as far as Guadalajara and Mexico City, then north along the coast.',
        'Colleagues elsewhere began to send their own clients to us. We count that as the recognition that matters: brokers trusting brokers with the people they know best.',
        'Today the firm has sold more than 1,850 properties, over $1.2 billion in sales since 1987.',
      ],
    },
  },
  {
    title: 'Major Developments',
    year: 1994,
    summary: 'First plans on a kitchen table, then roads, then lights along the Corridor.',
    parts: {
      'The story': [
        'When the highway between Cabo San Lucas and San Jose del Cabo was widened, the land beside it changed character within a decade. We were there for the first parcels.',
        'We have advised on hillside estates, beachfront residences and quiet communities on the East Cape: where the road should run, which view must stay open, how much should stay desert.',
        'We prefer to be asked early. The best decisions about a house are made before there is one.',
      ],
    },
  },
  {
    title: 'Industry Pioneer',
    year: 1998,
    summary: 'A founding member of the listing service the whole region now uses.',
    parts: {
      'The story': [
        'In the beginning every office kept its own drawer of listings. A buyer who wanted to see the coast had to visit all of them.',
        'We sat down with our competitors and helped to found the regional multiple listing service: one record for each property, shared by everyone, with the same facts for all.',
        'It made the market fairer and our work harder. We would do it again.',
      ],
    },
  },
];

/** Four rules the firm keeps (A03): what each means, and how it shows. */
export const values: readonly DetailCopy[] = [
  {
    title: 'Client-First',
    summary: 'We would rather lose a sale than a client.',
    parts: {
      'What it means': [
        'We begin with questions: who will live here, in which months, and what must be within walking distance. Houses come later.',
        'If the right answer is to wait, or to rent for a winter, that is the answer you get.',
      ],
      'In practice': [
        `One agent from first call to deed. A reply ${answerTime.en} during business hours. Every cost on one page before you make an offer.`,
      ],
    },
  },
  {
    title: 'Excellence',
    summary: 'The small things, done before anyone asks.',
    parts: {
      'What it means': [
        'A house is shown when it is ready: swept, aired, measured, photographed at its best hour.',
        'Papers are checked twice, by two people, in two languages.',
      ],
      'In practice': [
        'We visit each property before we list it and again before each viewing. What we find goes into the file, the cracked tile included.',
      ],
    },
  },
  {
    title: 'Expertise',
    summary: 'More than thirty-five years of knowing which way the wind turns.',
    parts: {
      'What it means': [
        'We know the ground: which arroyo runs in September, where the afternoon wind rises, which beach is safe for swimming.',
        'And the paper: trusts, permits, federal zone, water.',
      ],
      'In practice': [
        'Each agent keeps to a part of the coast or a kind of house and knows it by heart. You are introduced to the one whose ground it is.',
      ],
    },
  },
  {
    title: 'Integrity',
    summary: 'Our word is the first document in the file.',
    parts: {
      'What it means': [
        'We say what we know, and what we do not. We write down what was promised.',
        'When our interests touch yours, you hear it from us first.',
      ],
      'In practice': [
        'No price without a comparison. No listing without a clear title. No pressure, from us or through us.',
      ],
    },
  },
];
