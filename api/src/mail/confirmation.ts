import { mostWishes } from '@dosmares/content/half-days';
import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import { agentById, telHref } from '@dosmares/content/roster';
import { inWords, wishesIn } from '@dosmares/content/viewing-wishes';
import type { Inquiry } from '../store/inquiry.ts';
import { type Language, languageOf } from './language.ts';
import type { Block, Fact, MailContent } from './layout.ts';
import { promisedTime } from './local-time.ts';
import { answerBy } from './promise.ts';
import { houseOf } from './viewing.ts';

/** What a confirmation says, in the language of the visitor's message. */
const texts = {
  en: {
    subject: (reference: string) => `We have received your message (${reference})`,
    title: 'Thank you for your message',
    promise: (who: string | undefined, when: string) => `${who ?? 'One of us'} will answer by ${when}.`,
    arrived: 'Your message has reached us.',
    labels: { reference: 'Your reference', house: 'House', type: 'Inquiry type' },
    choices: ['First choice', 'Second choice', 'Third choice'],
    line: (phone: string) => `Direct line ${phone}`,
    hours: `If it cannot wait, call us. We are in the office ${office.hours.map(({ days, opens, closes }) => `${days} from ${opens} to ${closes}`).join(' and ')}, Los Cabos time.`,
    call: `Call ${office.phone}`,
    mistake:
      'If you did not write to us, somebody typed your address by mistake, and there is nothing you need to do.',
    privacy: privacyLink.label,
  },
  es: {
    subject: (reference: string) => `Hemos recibido su mensaje (${reference})`,
    title: 'Gracias por su mensaje',
    promise: (who: string | undefined, when: string) =>
      `${who ?? 'Uno de nosotros'} le responderá a más tardar el ${when}.`,
    arrived: 'Su mensaje nos ha llegado.',
    labels: { reference: 'Su referencia', house: 'Casa', type: 'Tipo de consulta' },
    choices: ['Primera opción', 'Segunda opción', 'Tercera opción'],
    line: (phone: string) => `Línea directa ${phone}`,
    hours: `Si no puede esperar, llámenos. Estamos en la oficina ${office.hours.map(({ days, opens, closes }) => `${diasOf(days)} de ${opens} a ${closes}`).join(' y ')}, hora de Los Cabos.`,
    call: `Llamar al ${office.phone}`,
    mistake: 'Si usted no nos escribió, alguien anotó su dirección por error y no tiene que hacer nada.',
    privacy: 'Cómo tratamos sus datos',
  },
} as const satisfies Record<Language, object>;

function diasOf(days: string) {
  return days
    .replace('Monday to Friday', 'de lunes a viernes')
    .replace('Saturday and Sunday', 'sábados y domingos');
}

type Confirmed = Pick<Inquiry, 'email' | 'reference' | 'agentId' | 'receivedAt' | 'facts' | 'message'>;

/**
 * Writes the confirmation of an inquiry's arrival to a visitor. It repeats what was chosen, in our own words, and
 * nothing that was typed, so that the form cannot be used to write to strangers (X04).
 */
export function confirmation(inquiry: Confirmed, siteOrigin: string): MailContent {
  const { email, reference, agentId, receivedAt } = inquiry;
  const agent = agentId === null ? undefined : agentById(agentId);
  const house = houseOf(inquiry, siteOrigin);
  const lang = languageOf(wishesIn(inquiry.message).message);
  const text = texts[lang];
  const promise = text.promise(agent?.name, promisedTime(answerBy(receivedAt), lang));

  return {
    to: { name: '', address: email },
    replyTo: [{ name: office.name, address: office.email }],
    lang,
    subject: text.subject(reference),
    title: text.title,
    preview: promise,
    blocks: [
      { kind: 'paragraph', text: `${text.arrived} ${promise}` },
      ...(house ? [{ kind: 'picture', ...house.picture } satisfies Block] : []),
      {
        kind: 'facts',
        rows: [
          { label: text.labels.reference, value: reference },
          ...(house
            ? [{ label: text.labels.house, value: `${house.name}, ${house.price}`, href: house.href }]
            : []),
          ...choicesOf(inquiry, lang),
          ...(agent
            ? [{ label: agent.name, value: text.line(agent.phone), href: telHref(agent.phone) }]
            : []),
        ],
      },
      {
        kind: 'paragraph',
        text: text.hours,
      },
      { kind: 'actions', links: [{ label: text.call, href: office.phoneHref }] },
      {
        kind: 'small print',
        text: text.mistake,
        link: { label: text.privacy, href: `${siteOrigin}${privacyLink.to}` },
      },
    ],
  };
}

/** The type of inquiry and the half-days. A half-day's hours for the visitor are text, which anybody may send. */
function choicesOf({ facts, message }: Confirmed, lang: Language): Fact[] {
  const { labels, choices } = texts[lang];
  const type = inquiryTypes.find(({ value }) => value === facts.inquiryType);
  const wishes = wishesIn(message).wishes.slice(0, mostWishes);

  return [
    ...(type ? [{ label: labels.type, value: type.label }] : []),
    ...wishes.map((wish, index) => ({
      label: choices[index] ?? '',
      value: `${inWords(wish)}, Los Cabos time`,
    })),
  ];
}
