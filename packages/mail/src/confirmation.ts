import { momentsOf, wishInWords } from '@dosmares/content/half-days';
import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { type Language, languageOf } from '@dosmares/content/language';
import { office } from '@dosmares/content/office';
import { answerBy, holidayOn, officeHours } from '@dosmares/content/opening-hours';
import { privacyLink } from '@dosmares/content/privacy';
import { agentById, telHref } from '@dosmares/content/roster';
import type { ViewingWish } from '@dosmares/contracts/inquiry-fields';
import type { Inquiry } from '@dosmares/store/inquiry';
import { type Detail, type MailContent, officeMailbox } from './layout.ts';
import { promisedTime } from './promise.ts';
import { houseOf } from './viewing.ts';

type InquiryType = (typeof inquiryTypes)[number];

const typesInSpanish: Readonly<Record<InquiryType['value'], string>> = {
  buying: 'Compra',
  selling: 'Venta',
  renting: 'Renta',
  investment: 'Oportunidad de inversión',
  general: 'Consulta general',
};
const halvesInSpanish: Readonly<Record<string, string>> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
};
const spanishDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'UTC' });

const texts = {
  en: {
    subject: (reference: string) => `We have received your message (${reference})`,
    title: 'Thank you for your message',
    promise: (who: string | undefined, when: string) => `${who ?? 'One of us'} will answer by ${when}.`,
    arrived: 'Your message has reached us.',
    labels: { reference: 'Your reference', house: 'House', type: 'Inquiry type' },
    type: ({ label }: InquiryType): string => label,
    choices: ['First choice', 'Second choice', 'Third choice'],
    wish: (wish: ViewingWish) => `${wishInWords(wish)}, Los Cabos time`,
    line: (phone: string) => `Direct line ${phone}`,
    hours: `If it cannot wait, call us. We are in the office ${officeHours()
      .map(({ days, opens, closes }) => `${days} from ${opens} to ${closes}`)
      .join(' and ')}, Los Cabos time.`,
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
    type: ({ value }: InquiryType): string => typesInSpanish[value],
    choices: ['Primera opción', 'Segunda opción', 'Tercera opción'],
    wish: ({ date, half, way }: ViewingWish, from: string, to: string) =>
      `${closedInSpanish(date)}${spanishDate.format(new Date(date))}, ${halvesInSpanish[half]}, de ${from} a ${to}${way === 'call' ? ', por videollamada' : ''}, hora de Los Cabos`,
    line: (phone: string) => `Línea directa ${phone}`,
    hours: `Si no puede esperar, llámenos. Estamos en la oficina ${officeHours('es')
      .map(({ days, opens, closes }) => `${days} de ${opens} a ${closes}`)
      .join(' y ')}, hora de Los Cabos.`,
    call: `Llamar al ${office.phone}`,
    mistake: 'Si usted no nos escribió, alguien anotó su dirección por error y no tiene que hacer nada.',
    privacy: 'Cómo tratamos sus datos',
  },
} as const satisfies Record<Language, object>;

function closedInSpanish(date: string) {
  const holiday = holidayOn(date);

  return holiday ? `cerramos por ${holiday.name.es}: ` : '';
}

/** Repeats choices but nothing typed, so that the form cannot be used to write to strangers (X04). */
export function confirmation(inquiry: Inquiry, siteOrigin: string): MailContent {
  const { email, reference, agent_id, received_at, details: known } = inquiry;
  const agent = agentById(agent_id ?? 0);
  const house = houseOf(inquiry, siteOrigin);
  const lang = languageOf(inquiry.message) ?? 'en';
  const text = texts[lang];
  const { labels } = text;
  const promise = text.promise(agent?.name, promisedTime(answerBy(received_at), lang));
  const type = inquiryTypes.find(({ value }) => value === known.inquiryType);

  return {
    to: { name: '', address: email },
    replyTo: [officeMailbox],
    lang,
    subject: text.subject(reference),
    title: text.title,
    preview: promise,
    parts: [
      { text: `${text.arrived} ${promise}`, picture: house?.picture },
      {
        rows: [
          [labels.reference, reference],
          [labels.house, house && `${house.name}, ${house.price}`, house?.href],
          [labels.type, type && text.type(type)],
          ...wishRows(known.wishes, lang),
          [agent?.name ?? '', agent && text.line(agent.phone), agent && telHref(agent.phone)],
        ],
        text: text.hours,
        links: [{ label: text.call, href: office.phoneHref }],
        smallPrint: { text: text.mistake, label: text.privacy, href: `${siteOrigin}${privacyLink.to}` },
      },
    ],
  };
}

/** The half-days that exist: what else was sent could be a text of the visitor's. */
function wishRows(wishes: readonly ViewingWish[] = [], lang: Language): Detail[] {
  const { choices, wish: inWords } = texts[lang];

  return wishes.flatMap((wish, at): Detail[] => {
    const half = momentsOf(wish)?.half;

    return half ? [[choices[at] ?? '', inWords(wish, half.from.slice(0, 5), half.to.slice(0, 5))]] : [];
  });
}
