import type { ChatMessage, HandOver } from '@dosmares/contracts/chat';
import { nameWords } from '../../reading/names/names.ts';
import { isKnown } from '../../reading/spelling.ts';
import { fold } from '../../reading/words.ts';

/** Contact details that a visitor mentioned. */
export type Contact = Pick<HandOver, 'name' | 'email' | 'phone'>;

const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
const phone = /(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?![\d,])/;
const name =
  /\b(?:my name is|my name's|name is|this is|i am|i'm|me llamo|mi nombre es|soy)\s+(\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,2})/iu;

/** Finds the name, e-mail and phone number in a text; undefined when it holds none of them. */
export function contactIn(text: string): Contact | undefined {
  const said = text.slice(0, longest);
  const found = {
    name: nameIn(said),
    email: email.exec(said)?.[0],
    phone: phone.exec(said)?.[0].trim(),
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);

  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const longest = 2000;

// The words before a name may be written in any case; the name itself begins with a capital.
function nameIn(text: string) {
  const [said = '', found = ''] = name.exec(text) ?? [];
  if (!/^\p{Lu}/u.test(found)) return undefined;
  const isTold = /name|llamo|nombre/i.test(said);
  const word = fold(found);

  // "I am Canadian" is no name; "I am Marisol" may be one.
  return isTold || nameWords.has(word) || !isKnown(word) ? found : undefined;
}

/** Returns all contact details in a visitor's messages; the newest of each kind counts. */
export const contactOf = (messages: readonly ChatMessage[]): Contact =>
  Object.assign(
    {},
    ...messages.filter(({ role }) => role === 'user').map(({ content }) => contactIn(content)),
  );
