import type { DetailCopy } from '../sections/detail.tsx';

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
        'One agent from first call to deed. A reply within 24 hours during business hours. Every cost on one page before you make an offer.',
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
