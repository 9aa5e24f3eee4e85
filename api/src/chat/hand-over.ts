import type { ChatMessage, HandOver } from '@dosmares/contracts/chat';
import { limits } from '@dosmares/contracts/inquiry-fields';
import { rowOf } from './blocks/block.ts';
import { type Person, personOf } from './blocks/people.ts';
import type { Home } from './homes.ts';
import { withoutCourtesies } from './understanding/mentions.ts';
import { normalized, stemsOf } from './understanding/text.ts';

const longest = 2000;
const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
const phone = /(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?!\d|,\d)/;
const word = String.raw`\p{L}[\p{L}'’-]{1,30}`;
const capitalized = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
const introducedName = new RegExp(
  String.raw`\b(my name(?: is|'s|’s)|name ?:|this is|i am|im|i'm|i’m|me llamo|mi nombre es|soy|habla)\s+(${word}(?:\s${word}){0,2})`,
  'iu',
);
const signature = new RegExp(
  String.raw`(?:^|[.,;!?@#]\s+|[-–—]\s?|\n)(${capitalized}(?:\s${capitalized}){0,2})\s*(?:$|(?:[,.]\s*)?[@#])`,
  'u',
);
const notAName =
  /^(?:looking|interested|a|an|the|from|not|in|on|here|very|so|just|going|trying|thinking|retired|canadian|american|mexican|de|del|un|una|el|la|muy|extranjer\w*|canadiense|mexican[oa]|american[oa]|calling|writing|planning|selling|buying|moving|coming|and|y|at|my|mi|phone|email|tel|cel\w*|call|thanks|gracias|hi|hello|hola|please|can|could)$/i;

type Contact = Pick<HandOver, 'name' | 'email' | 'phone'>;

/** The contact details in a message, and the rest of it. */
function contactIn(message: string): Contact & { rest: string } {
  const text = message.slice(0, longest);
  const [address, number] = [email.exec(text)?.[0], phone.exec(text)?.[0].trim()];
  const plain = text.replace(email, ' @ ').replace(phone, ' # ');
  const name = nameIn(plain, Boolean(address ?? number));

  return {
    ...(name && { name }),
    ...(address && { email: address }),
    ...(number && { phone: number }),
    rest: plain.replace(name ?? '', ' '),
  };
}

function nameIn(text: string, hasContact: boolean): string | undefined {
  const [, how = '', after] = introducedName.exec(text) ?? [];
  const words = (after ?? (hasContact ? signature.exec(text)?.[1] : undefined) ?? '').split(/\s+/);
  const end = words.findIndex((each) => notAName.test(each));
  const name = words.slice(0, end < 0 ? words.length : end).join(' ');
  // After "I am" only a word with a capital letter is a name.
  const isSure =
    /name|llamo|nombre/i.test(how) || /^\p{Lu}/u.test(name) || (hasContact && /soy|habla|this is/i.test(how));

  return name && isSure ? name.slice(0, limits.name) : undefined;
}

/** The fields of a form that a model may copy from the visitor's messages, with the pattern of each. */
export const copyable: Readonly<Record<string, RegExp>> = {
  name: /^\p{L}[\p{L}'’. -]{1,59}$/u,
  email: new RegExp(`^${email.source}$`),
  phone: new RegExp(`^${phone.source}$`),
  wish: /\p{L}{2}.*\s/su,
};

/** Keeps those of a model's fields that quote a message of the visitor verbatim, and match the pattern of the field. */
export function copiedFields(fields: unknown, messages: readonly ChatMessage[]): Partial<HandOver> {
  const own = messages.flatMap(({ role, content }) => (role === 'user' ? content : []));
  const found = Object.entries(fields ?? {}).filter(
    ([field, text]) =>
      typeof text === 'string' &&
      rowOf(copyable, field)?.test(text) &&
      own.some((said) => said.includes(text)),
  );

  return Object.fromEntries(found.map(([field, text]) => [field, String(text).slice(0, longest)]));
}

/** The visitor's wish in the visitor's own words, without mere greetings and contact details. */
const wishOf = (messages: readonly ChatMessage[]) =>
  messages
    .slice(-8)
    .map(({ content }) => content.trim())
    .filter((content) => !isCourtesyOnly(content) && !isContactOnly(content))
    .join('\n')
    .slice(-limits.message);

/** Reports whether a message is nothing but thanks or greetings: "ok, Thursday at ten" is a wish. */
function isCourtesyOnly(content: string) {
  const text = normalized(content);
  const left = withoutCourtesies(text);

  return left !== text && content.length < 30 && stemsOf(left).length === 0;
}

const contactWords =
  /\b(?:my|name|is|mi|nombre|es|soy|me|llamo|and|y|email|e-mail|correo|phone|number|tel\w*|cel\w*|i'?m|this|at|it'?s|sure|yes|si|sí|ok|mail)\b/gi;

function isContactOnly(content: string) {
  const { rest, ...contact } = contactIn(content);
  const left = rest.replace(contactWords, ' ').match(/\p{L}{2,}/gu) ?? [];

  return Object.keys(contact).length > 0 && left.length < 3;
}

/** The inquiry form, prefilled from the conversation; the newest of repeated details counts. */
export function handOverOf(
  messages: readonly ChatMessage[],
  { agent, home, offer }: { agent: Person; home: Home | undefined; offer: HandOver['inquiryType'] },
  fromModel: Partial<HandOver> = {},
): HandOver {
  const own = messages.filter(({ role }) => role === 'user');
  const { rest: _, ...contact } = Object.assign(
    { rest: '' },
    ...own.map(({ content }) => contactIn(content)),
  );

  return {
    inquiryType: offer,
    ...contact,
    wish: wishOf(own),
    ...fromModel,
    ...(agent && { agentId: agent.id }),
    to: personOf(agent),
    ...(home && { house: { title: home.title, mlsNumber: home.mls, href: home.href } }),
  };
}
