import type { Intent } from '@dosmares/content/chat/examples';
import type { Reading } from '../../reading/reading.ts';

/** Words that name a fact of a home, or of a person, by the intent that answers it. */
const homes = {
  price: 'price precio',
  beds: 'bedrooms beds recamaras cuartos habitaciones',
  baths: 'bathrooms baths banos',
  lot: 'lot terreno',
  year: 'year ano',
  mls: 'mls reference',
} as const satisfies Partial<Record<Intent, string>>;
const people = {
  phone: 'phone telephone cell telefono celular',
  email: 'email mail correo',
  experience: 'years experience anos experiencia',
  personSold: 'sold closed sales vendido vendidas ventas',
} as const satisfies Partial<Record<Intent, string>>;

const joints = /\b(?:and|y|plus|along with|asi como)\b|[,+&/]/;

/** Returns all facts that a part of a message names, if its intent is one of them: "the phone and the email". */
export function factsNamed(intent: Intent, { plain, text, order, amounts }: Reading): readonly Intent[] {
  const table = intent in homes ? homes : intent in people ? people : {};
  if (order || Object.keys(amounts).length > 0 || !joints.test(text.toLowerCase()) || plain.includes('not'))
    return [intent];
  const named = (Object.entries(table) as [Intent, string][])
    .map(([fact, words]) => [fact, plain.findIndex((word) => words.split(' ').includes(word))] as const)
    .filter(([, at]) => at >= 0)
    .sort(([, one], [, other]) => one - other)
    .map(([fact]) => fact);

  return named.includes(intent) ? named : [intent];
}
