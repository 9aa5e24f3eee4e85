import type { Intent } from '@dosmares/content/chat/examples';

/** Intents that are answered from a home's facts. */
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
/** Intents about an agent. */
export const personal: readonly Intent[] = [
  'phone',
  'listedBy',
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
/** Intents that a person handles: further sentences belong to them. */
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
/** Intents that need no answer when the message asks for more. */
export const passing: readonly Intent[] = [
  'greeting',
  'looking',
  'consent',
  'decline',
  'thanks',
  'farewell',
  'ability',
  'offTopic',
];
