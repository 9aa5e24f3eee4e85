import type { Intent } from '@dosmares/content/chat/examples';

/** What is answered by looking at a home. */
export const attributes = [
  'price',
  'beds',
  'baths',
  'size',
  'lot',
  'year',
  'mls',
  'status',
  'place',
  'perMetre',
  'pesos',
  'features',
] as const;
/** What is asked of an agent. */
export const personal: readonly Intent[] = [
  'phone',
  'email',
  'reach',
  'speaks',
  'speakers',
  'speciality',
  'experience',
  'personSold',
  'papers',
  'reviews',
];
/** What the report tells month by month. */
export const ofMonths: readonly Intent[] = ['median', 'days', 'supply', 'soldCount', 'market'];
/** What a person takes care of: whatever is added to it belongs to it. */
export const forPeople: readonly Intent[] = [
  'viewing',
  'sell',
  'value',
  'rent',
  'callback',
  'message',
  'complaint',
  'invest',
  'join',
];
