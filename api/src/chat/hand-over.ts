import type { ChatMessage, HandOver } from '@dosmares/contracts/chat';
import { limits } from '@dosmares/contracts/limits';
import type { Said } from './blocks/block.ts';
import { personOf } from './cards.ts';
import type { Spans } from './model/reply-schema.ts';
import { answersIn, isCourtesy } from './reading/answers.ts';
import { folded } from './reading/text.ts';

const longest = 2000;
const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
const phone = /(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?![\d,])/;
const word = String.raw`\p{L}[\p{L}'’-]{1,30}`;
const introduced = new RegExp(
  String.raw`\b(?:my name(?: is|'s|’s)|name[: ]+|this is|i am|i'm|i’m|me llamo|mi nombre es|soy|habla)\s+(${word}(?:\s${word}){0,2})`,
  'iu',
);
const signed = new RegExp(
  String.raw`(?:^|[.,;!?]\s+|[-–—]\s?|\n)(\p{Lu}${word.slice(5)}(?:\s\p{Lu}${word.slice(5)}){0,2})\s*(?:$|[,.]?\s*(?=[\w.+-]{1,64}@|\+?\d{3}))`,
  'u',
);
const noName =
  /^(?:looking|interested|a|an|the|from|not|in|on|here|very|so|just|going|trying|thinking|retired|canadian|american|mexican|de|del|un|una|el|la|muy|extranjer\w*|canadiense|mexican[oa]|american[oa]|calling|writing|planning|selling|buying|moving|coming|and|y|at|my|mi|phone|email|tel|cel\w*|call|thanks|gracias|hi|hello|hola|please|can|could)$/i;

/** Contact details that a visitor mentioned, copied from the messages; the newest of each kind counts. */
export function contactOf(messages: readonly ChatMessage[]): Pick<HandOver, 'name' | 'email' | 'phone'> {
  const found = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => contactIn(content.slice(0, longest)));

  return Object.assign({}, ...found);
}

function contactIn(text: string): Pick<HandOver, 'name' | 'email' | 'phone'> {
  const address = email.exec(text)?.[0];
  const number = phone.exec(text)?.[0].trim();
  const name = nameIn(text, Boolean(address ?? number));

  return { ...(name && { name }), ...(address && { email: address }), ...(number && { phone: number }) };
}

function nameIn(text: string, hasContact: boolean): string | undefined {
  const plain = text.replace(email, ' @ ').replace(phone, ' 000 ');
  const told = introduced.exec(plain);
  const words = (told?.[1] ?? (hasContact ? signed.exec(plain)?.[1] : undefined) ?? '').split(/\s+/);
  const end = words.findIndex((each) => noName.test(each));
  const kept = words
    .slice(0, end < 0 ? words.length : end)
    .join(' ')
    .trim();
  // "I am Canadian" is no name: after "I am" a name has a capital.
  const isSure =
    /name|llamo|nombre/i.test(told?.[0] ?? '') ||
    /^\p{Lu}/u.test(kept) ||
    (hasContact && /\b(?:soy|habla|this is)\b/i.test(told?.[0] ?? ''));

  return kept && isSure ? kept.slice(0, limits.name) : undefined;
}

/** What a model's spans point at, as far as it is what the field holds. */
export type Spanned = Partial<Pick<HandOver, 'name' | 'email' | 'phone' | 'wish'>>;

const holds: Readonly<Record<string, RegExp>> = {
  name: /^\p{L}[\p{L}'’. -]{1,59}$/u,
  email: new RegExp(`^${email.source}$`),
  phone: new RegExp(`^${phone.source}$`),
  wish: /\p{L}{2}.*\s/su,
};

/** Copies what spans point at from the visitor's own messages; whatever does not look like its field is left out. */
export function spannedFields(spans: Spans, messages: readonly ChatMessage[]): Spanned {
  const found = Object.entries(spans).flatMap(([field, span]) => {
    const message = span ? messages[span.message] : undefined;
    const text =
      span && message?.role === 'user' ? message.content.slice(span.first, span.last + 1).trim() : '';

    return holds[field]?.test(text.slice(0, longest)) ? [[field, text.slice(0, longest)]] : [];
  });

  return Object.fromEntries(found);
}

/** Everything that the visitor wished for, in the visitor's words: no greetings, and no mere contact details. */
export function wishOf(messages: readonly ChatMessage[]): string {
  const own = messages.filter(({ role }) => role === 'user').slice(-8);
  const wishes = own
    .map(({ content }) => content.trim())
    .filter((content) => !isCourtesyOnly(content) && !isContactOnly(content));

  return wishes.join('\n').slice(-limits.message);
}

const isCourtesyOnly = (content: string) =>
  content.length < 30 && answersIn(folded(content)).some(isCourtesy);

function isContactOnly(content: string) {
  const { name = '', email: address = '', phone: number = '' } = contactIn(content.slice(0, longest));
  if (!address && !number && !name) return false;
  const left = content
    .replace(name, ' ')
    .replace(address, ' ')
    .replace(number, ' ')
    .replace(
      /\b(?:my|name|is|mi|nombre|es|soy|me|llamo|and|y|email|e-mail|correo|phone|number|tel\w*|cel\w*|i'?m|this|at|it'?s|sure|yes|si|sí|ok|mail)\b/gi,
      ' ',
    );

  return (left.match(/\p{L}{2,}/gu) ?? []).length < 3;
}

/** The form that passes a wish on, filled from the conversation. */
export function handOverOf(
  messages: readonly ChatMessage[],
  { person, home, offer = 'general' }: Pick<Said, 'person' | 'home' | 'offer'>,
  spanned: Spanned = {},
): HandOver {
  const to = personOf(person);

  return {
    inquiryType: offer,
    ...contactOf(messages),
    wish: wishOf(messages),
    ...spanned,
    ...(person && person !== 'office' && { agentId: person.id }),
    to,
    ...(home && { house: { title: home.title, mlsNumber: home.mls, href: home.href } }),
  };
}
