import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import { chatLimits } from '@dosmares/contracts/limits';
import type { Language } from './language.ts';

const most = chatLimits.question.toLocaleString('en-US');

const english = {
  /** The first message of every conversation (CH02). */
  greeting:
    'Welcome to Dos Mares Estates. I am the automated concierge: ask me about a home, an agent, the office or the market, in English or in Spanish.',
  /** In place of a reply that did not come (CH08). */
  apology: `I apologize, but I'm having trouble connecting right now. Please try again or contact us directly at ${office.email} or ${office.phone}.`,
  /** Beside a text that is longer than one question may be. */
  tooLong: `Your message is longer than the ${most} characters that the concierge can read. Please shorten it and send it again.`,
  takeOut: 'Take it out again',
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
  putAway: 'Your last conversation has been put away.',
  bringBack: 'Bring it back',
  close: 'Close the concierge',
  suggested: 'Suggested questions',
  choices: 'Suggested answers',
  talkToAPerson: 'Talk to a person',
  theOffice: 'The office',
  call: 'Call',
  mail: 'Email',
  view: 'View',
  cards: 'Mentioned in this reply',
  bedrooms: (count: number) => `${count} ${count === 1 ? 'bed' : 'beds'}`,
  bathrooms: (count: number) => `${count} ${count === 1 ? 'bath' : 'baths'}`,
  /** Names of the fixed pages. */
  pages: {
    '/properties': 'Properties',
    '/about': 'About',
    '/contact': 'Contact',
    '/team': 'Our team',
    '/idx-search': 'MLS property search',
    '/market-report': 'Market report',
  },
  writeTo: (who: string) => `Write to ${who}`,
  median: 'Median price',
  wasItHelpful: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you. That helps us.',
  /** The offer to pass a wish on, and its form. */
  leaveMessage: (who: string) => `Leave a message for ${who}`,
  us: 'us',
  whoAnswers: (who: string) => `${who} will answer you ${answerTime.en} during business hours.`,
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  wish: 'Your message for us',
  goesAlong: 'This conversation goes with it, so you need not repeat anything.',
  consent: (who: string) => `By sending, you agree to be contacted by ${who} regarding your inquiry.`,
  privacy: privacyLink.label as string,
  sendMessage: 'Send message',
  sending: 'Sending...',
  notNow: 'Not now',
  messageSent: (who: string) =>
    `Your message has been sent. ${who} will answer you ${answerTime.en}. Check your email for confirmation.`,
  notSent: (phone: string, email: string) =>
    `Your message was not sent. Nothing is lost: please try again, call ${phone} or write to ${email}.`,
};

/** The panel's own words in one language. */
export type Words = typeof english;

const spanish: Words = {
  greeting:
    'Le damos la bienvenida a Dos Mares Estates. Soy el concierge automático: pregúnteme por una casa, un agente, la oficina o el mercado, en español o en inglés.',
  apology: `Disculpe, en este momento tengo problemas de conexión. Inténtelo de nuevo o comuníquese con nosotros en ${office.email} o al ${office.phone}.`,
  tooLong: `Su mensaje rebasa los ${most} caracteres que el concierge puede leer. Por favor, acórtelo y vuelva a enviarlo.`,
  takeOut: 'Quitarlo',
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
  putAway: 'La conversación anterior quedó guardada.',
  bringBack: 'Recuperarla',
  close: 'Cerrar el concierge',
  suggested: 'Preguntas sugeridas',
  choices: 'Respuestas sugeridas',
  talkToAPerson: 'Hablar con una persona',
  theOffice: 'La oficina',
  call: 'Llamar',
  mail: 'Correo',
  view: 'Ver',
  cards: 'Mencionado en esta respuesta',
  bedrooms: (count) => `${count} ${count === 1 ? 'recámara' : 'recámaras'}`,
  bathrooms: (count) => `${count} ${count === 1 ? 'baño' : 'baños'}`,
  pages: {
    '/properties': 'Propiedades',
    '/about': 'Quiénes somos',
    '/contact': 'Contacto',
    '/team': 'Nuestro equipo',
    '/idx-search': 'Búsqueda MLS',
    '/market-report': 'Informe de mercado',
  },
  writeTo: (who) => `Escribir a ${who}`,
  median: 'Precio mediano',
  wasItHelpful: '¿Le fue útil?',
  yes: 'Sí',
  no: 'No',
  thanks: 'Gracias. Nos ayuda mucho.',
  leaveMessage: (who) => `Dejar un mensaje para ${who}`,
  us: 'nosotros',
  whoAnswers: (who) => `${who} le responderá ${answerTime.es}, en horario de oficina.`,
  name: 'Su nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  wish: 'Su mensaje para nosotros',
  goesAlong: 'Esta conversación va con el mensaje, para que no tenga que repetir nada.',
  consent: (who) => `Al enviar, acepta que ${who} se comunique con usted sobre su consulta.`,
  privacy: 'Cómo tratamos sus datos',
  sendMessage: 'Enviar mensaje',
  sending: 'Enviando...',
  notNow: 'Ahora no',
  messageSent: (who) =>
    `Su mensaje fue enviado. ${who} le responderá ${answerTime.es}. Revise su correo: le enviamos una confirmación.`,
  notSent: (phone, email) =>
    `Su mensaje no se envió. No se perdió nada: inténtelo de nuevo, llame al ${phone} o escriba a ${email}.`,
};

/** The panel's own words, by the visitor's language. The assistant's words come from the API. */
export const words: Readonly<Record<Language, Words>> = { en: english, es: spanish };
