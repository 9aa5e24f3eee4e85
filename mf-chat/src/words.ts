import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import type { ChatReply, HandOver } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { createContext, useContext } from 'react';

/** The languages that the concierge speaks. */
export type Language = NonNullable<ChatReply['language']>;

/** The browser's language, which is used until the first reply. */
export const languageOfBrowser = (): Language => (navigator.language.startsWith('es') ? 'es' : 'en');

// Very common words, none of which is part of a name that both languages use.
const commonWords = {
  es: /[¿¡ñáéíóú]|\b(?:que|cual|cuanto|cuantas|cuando|quien|donde|como|hay|tienen|tiene|quiero|busco|necesito|quisiera|puedo|por|para|una|con|es|esta|mi|hola|buenas|gracias|precio|casas)\b/giu,
  en: /\b(?:the|an?|is|are|do|does|can|what|which|who|how|when|where|you|your|my|i|to|of|for|with|hello|hi|thanks|price|homes?|houses?)\b/gi,
};

/** Guesses the language of a text, until a reply says it; undefined if nothing indicates one. */
export function languageOf(text: string): Language | undefined {
  const count = (language: Language) => text.match(commonWords[language])?.length ?? 0;
  const lead = count('es') - count('en');

  if (lead === 0) return undefined;

  return lead > 0 ? 'es' : 'en';
}

type House = NonNullable<HandOver['house']>;
const maxLength = chatLimits.question.toLocaleString('en-US');

const english = {
  /** The first message of every conversation (CH02), and questions to begin with. */
  greeting:
    'Welcome to Dos Mares Estates. I am the automated concierge: ask me about a home, an agent, the office or the market, in English or in Spanish.',
  openers: ['Which homes do you have?', 'How do I arrange a viewing?', 'Who can help me sell my home?'],
  /** Shown in place of a reply that did not arrive (CH08). */
  apology: `I apologize, but I'm having trouble connecting right now. Please try again or contact us directly at ${office.email} or ${office.phone}.`,
  /** Shown beside a text that is too long for one question. */
  tooLong: `Your message is longer than the ${maxLength} characters that the concierge can read. Please shorten it and send it again.`,
  you: 'You: ',
  concierge: 'Concierge: ',
  isWriting: 'The concierge is writing',
  messages: 'Messages',
  conversation: 'Conversation',
  yourMessage: 'Your message',
  ask: 'Ask the concierge',
  send: 'Send',
  tryAgain: 'Try again',
  newConversation: 'New conversation',
  close: 'Close the concierge',
  choices: 'Suggestions',
  cards: 'Mentioned in this reply',
  talkToAPerson: 'Talk to a person',
  theOffice: 'The office',
  call: 'Call',
  mail: 'Email',
  /** The offer to pass a wish on, and its form; without a name, to the office. */
  leaveMessage: (who = 'us') => `Leave a message for ${who}`,
  whoAnswers: (who: string) => `${who} will answer you ${answerTime.en} during business hours.`,
  about: ({ title, mlsNumber }: House) => `About ${title}, MLS ${mlsNumber}`,
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  message: 'Your message for us',
  goesAlong: 'This conversation is sent along, so there is no need to repeat anything.',
  consent: (who: string) => `By sending, you agree to be contacted by ${who} regarding your inquiry.`,
  privacy: privacyLink.label as string,
  sendMessage: 'Send message',
  sending: 'Sending...',
  notNow: 'Not now',
  messageSent: 'Your message has been sent.',
  whatFollows: (who: string) => `${who} will answer you ${answerTime.en}. Check your email for confirmation.`,
  receipt: { reference: 'Your reference', answerBy: "You'll hear from us by", again: 'Send another' },
  notSent: (phone: string, email: string) =>
    `Your message was not sent. Nothing is lost: please try again, call ${phone} or write to ${email}.`,
};

export type Words = typeof english;

const spanish: Words = {
  greeting:
    'Le damos la bienvenida a Dos Mares Estates. Soy el concierge automático: pregúnteme por una casa, un agente, la oficina o el mercado, en español o en inglés.',
  openers: ['¿Qué casas tienen?', '¿Cómo agendo una visita?', '¿Quién me ayuda a vender mi casa?'],
  apology: `Disculpe, en este momento tengo problemas de conexión. Inténtelo de nuevo o comuníquese con nosotros en ${office.email} o al ${office.phone}.`,
  tooLong: `Su mensaje rebasa los ${maxLength} caracteres que el concierge puede leer. Por favor, acórtelo y vuelva a enviarlo.`,
  you: 'Usted: ',
  concierge: 'Concierge: ',
  isWriting: 'El concierge está escribiendo',
  messages: 'Mensajes',
  conversation: 'Conversación',
  yourMessage: 'Su mensaje',
  ask: 'Pregunte al concierge',
  send: 'Enviar',
  tryAgain: 'Intentar de nuevo',
  newConversation: 'Nueva conversación',
  close: 'Cerrar el concierge',
  choices: 'Sugerencias',
  cards: 'Mencionado en esta respuesta',
  talkToAPerson: 'Hablar con una persona',
  theOffice: 'La oficina',
  call: 'Llamar',
  mail: 'Correo',
  leaveMessage: (who = 'nosotros') => `Dejar un mensaje para ${who}`,
  whoAnswers: (who) => `${who} le responderá ${answerTime.es}, en horario de oficina.`,
  about: ({ title, mlsNumber }) => `Sobre ${title}, MLS ${mlsNumber}`,
  name: 'Su nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  message: 'Su mensaje para nosotros',
  goesAlong: 'Esta conversación va con el mensaje, para que no tenga que repetir nada.',
  consent: (who) => `Al enviar, acepta que ${who} se comunique con usted sobre su consulta.`,
  privacy: 'Cómo tratamos sus datos',
  sendMessage: 'Enviar mensaje',
  sending: 'Enviando...',
  notNow: 'Ahora no',
  messageSent: 'Su mensaje fue enviado.',
  whatFollows: (who) =>
    `${who} le responderá ${answerTime.es}. Revise su correo: le enviamos una confirmación.`,
  receipt: { reference: 'Su referencia', answerBy: 'Tendrá respuesta a más tardar el', again: 'Enviar otro' },
  notSent: (phone, email) =>
    `Su mensaje no se envió. No se perdió nada: inténtelo de nuevo, llame al ${phone} o escriba a ${email}.`,
};

/** The panel's own words, by the visitor's language. The assistant's words come from the API. */
export const words: Readonly<Record<Language, Words>> = { en: english, es: spanish };

/** The visitor's language, for everything in the panel. */
export const LanguageContext = createContext<Language>('en');

export const useWords = () => words[useContext(LanguageContext)];
