import { people } from '../../facts/people.ts';
import { isSmall } from '../../reading/spelling.ts';
import { wordsIn } from '../../reading/words.ts';

/**
 * One pattern of prompt injection: the first word, then each further one within a few words of the first (`4 rules
 * orders`). A first step that begins with ^ counts only at the start of a clause, as in an order: "change the price"
 * matches, "could the seller change the price?" does not. `unless` lists nearby words that make it a buyer's
 * question.
 */
export interface Attempt {
  steps: readonly [first: string, ...further: string[]];
  unless?: string;
}

/** Placeholder that `refusals.ts` puts in for an absurd price, such as "$1" or "one dollar". */
export const absurdPrice = 'absurd-price';

// A name such as “de la Cruz” contains words that occur in any sentence.
const names = people
  .flatMap(({ name }) => wordsIn(name))
  .filter((word) => !isSmall(word))
  .join(' ');
const person = `agent agents her his their he she client clients customer customers visitor visitors owner owners founder agente agentes asesor cliente clientes dueno ${names}`;
const ask =
  'give tell show what whats send need want dame dime quiero necesito cual muestra muestrame find list say';
const ignoring =
  'ignore disregard forget override bypass violate abandon drop skip break ignora ignore olvida omite viola';
const rules =
  'rules rule instructions instruction guidelines guidelines guardrails restrictions programming directives prompt reglas instrucciones restricciones';
const inTheHouse =
  'hoa condo condominium community building pets pet renting fideicomiso zoning condominio comunidad mascotas';
const show =
  'pasa pasame pasas paseme mandame mandeme enviame reveal print dump expose leak output show display repeat give tell send list copy read revela imprime muestra muestrame dame dime repite ensena ensename';
const leavingContact =
  'my our me us i we is at mi mis me nos es soy info information details brochure photos pictures plans plan listing informacion detalles fotos folleto planos ficha';
const stated = `free gratis nothing nada ${absurdPrice}`;
const adjective = 'private personal secret privado privada privados privadas personales particular secreto';
const reach =
  'data details information number numbers phone phones address addresses email emails mail life datos numero telefono direccion domicilio informacion correo vida celular cel movil mobile';

/**
 * All patterns, in English and Spanish: rules set aside, words put into the assistant's mouth, secrets, private data,
 * errands to strangers.
 */
// biome-ignore format: a table reads in columns
export const attempts: readonly Attempt[] = [
  // rules set aside
  { steps: [ignoring, `5 ${rules}`], unless: inTheHouse },
  { steps: ['stop cease deja quit', '1 following obeying using de', `5 ${rules}`], unless: inTheHouse },
  { steps: ['set put leave deja', '5 aside lado', `10 ${rules}`], unless: inTheHouse },
  { steps: [ignoring, '2 everything all todo whatever anything what', '5 told said above instructed programmed dijeron dicho'] },
  { steps: ['new updated nueva nuevo nuevas nuevos', '1 policy rule rules instruction instructions order orders politica regla reglas instruccion instrucciones orden', '2 :'] },
  { steps: ['unrestricted uncensored jailbroken jailbreak'] },
  { steps: ['sin without no', '1 limites limits restrictions restricciones filters filtros', '9 answer talk speak responde habla asistente assistant'] },
  { steps: ['cambia change modifica update', '2 tu tus your', '3 regla reglas rule rules instrucciones instructions'] },
  { steps: ['te i', '1 ordeno order command', '2 you que'], unless: 'taxi drinks dinner lunch food' },
  { steps: ['soy i', '3 administrador admin administrator developer desarrollador', '12 cambia change ignora ignore confirma confirm set muestra show dame give'] },
  // another role
  { steps: ['pretend finge'] },
  { steps: ['^ act behave actua', '1 as like como'] },
  { steps: ['you', '1 are', '3 now'], unless: 'open closed available free there here how what' },
  { steps: ['ahora', '1 eres'] },
  { steps: ['role', '1 play playing'] },
  { steps: ['roleplay'] },
  { steps: ['from', '1 now', '2 on', '4 you your'], unless: 'agent broker agente' },
  { steps: ['from', '1 now', '2 on', '3 talk speak answer respond act behave write'] },
  { steps: ['partir', '2 ahora', '4 eres respondes responde contestas hablas habla debes actuas tu'] },
  { steps: ['as like como', '2 pirate pirata'] },
  { steps: ['dan developer debug god', '1 mode'] },
  // the assistant's own workings
  { steps: ['system hidden initial developer secret original', '1 prompt prompts instructions instruction message'], unless: 'security alarm' },
  { steps: ['prompt', '2 sistema'] },
  { steps: [show, '3 your tu tus', '6 instructions prompt prompts configuration config secrets instrucciones configuracion secretos'] },
  { steps: [show, '4 hidden initial system internal oculta interna', '5 configuration config settings rules configuracion reglas'] },
  { steps: [`${show} what whats need`, '5 password passwords contrasena contrasenas'], unless: 'protected' },
  { steps: [show, '4 hidden', '6 text prompt message words'] },
  { steps: [show, '3 the your el tu su', '5 prompt prompts'], unless: 'response reply answer answers attention service delivery respuesta' },
  { steps: [show, '3 instructions prompt instrucciones', '3 you', '5 given told have got'] },
  { steps: ['state declare', '2 in', '2 writing'] },
  { steps: ['api', '1 key keys'] },
  { steps: ['clave', '2 api'] },
  { steps: [show, '3 database env'] },
  { steps: ['repeat print output show copy write repite', '3 everything all todo', '5 above arriba anterior verbatim'] },
  { steps: ['repeat print output show copy write repite', '3 text texto words palabras', '6 above arriba'] },
  { steps: ['everything all todo', '2 written said typed escrito dicho', '4 above arriba before antes verbatim'] },
  { steps: ['word', '1 for', '2 word'], unless: 'contract deed translate translation' },
  { steps: ['you', '2 will must shall', '3 answer respond speak reply', '6 as'], unless: 'soon possible quickly broker agent' },
  { steps: ['from', '1 now', '2 on', '8 quote answer respond reply', '10 must will as only divided'], unless: 'reach call email write soon' },
  { steps: ['new nueva', '1 rule regla', `14 ${absurdPrice}`] },
  { steps: ['from', '1 now', '2 on', `10 ${absurdPrice}`] },
  { steps: ['price precio cuesta', '8 now ahora', `10 ${absurdPrice}`] },
  { steps: ['partir', '2 ahora ahorita', '4 eres'] },
  { steps: ['^ write create make send escribe', '6 phishing malware ransomware'] },
  // words put into the assistant's mouth
  { steps: ['^ responde contesta di', '2 unicamente solo solamente', '2 con'] },
  { steps: ['^ say state claim announce declare di diga afirma repite', '2 that que'] },
  { steps: ['^ say answer reply respond', '1 only just with', '3 that with yes no :'] },
  { steps: ['^ set pon', '8 to a en', '10 million thousand mil millones usd dollars'] },
  { steps: ['authorize authorise authorizing authorising autorizo autorizado', '3 you te le para', '5 set change cambiar poner mandar send'] },
  { steps: ['reply responde answer', '1 only solo', '2 :'] },
  { steps: ['repeat repite', '1 after', '2 me'] },
  { steps: ['repeat repite', '3 : saying'] },
  { steps: ['^ write confirm agree confirma dime escribe tell', '2 that que', `14 ${stated}`] },
  { steps: ['tell announce', '1 everyone everybody', '3 that'] },
  // other people's data
  { steps: [ask, `4 ${adjective}`, `7 ${reach}`, `10 ${person}`], unless: 'my mine mi mis' },
  { steps: [ask, `4 ${person}`, `5 ${adjective}`, `7 ${reach}`], unless: 'my mine mi mis' },
  { steps: [ask, `4 ${reach}`, `6 ${adjective}`, `9 ${person}`], unless: 'my mine mi mis' },
  { steps: [ask, '5 home', '6 address addresses number phone', `9 ${person}`] },
  { steps: [ask, `4 ${person}`, '6 home', '7 address addresses number phone'] },
  { steps: ['where wheres', `2 ${names} he she`, '5 live lives'] },
  { steps: ['donde', '1 vive', `2 ${names} el ella`], unless: 'mayoria' },
  { steps: [`${show} necesito need export`, '6 names emails mails messages inquiries contacts conversations data addresses cards card numbers nombres correos mensajes datos conversaciones lista', '9 visitors clients customers users everyone everybody visitantes clientes usuarios compradores'], unless: 'team agents equipo agentes' },
  { steps: [`${show} export`, '4 visitor visitors client clients customer customers users visitantes clientes usuarios', '6 phone phones telefonos names emails mails messages inquiries contacts data addresses cards numbers nombres correos mensajes datos'] },
  { steps: ['list show give tell send lista dame', '2 everybody everyone people todos quienes', '3 who that que', '6 wrote write contacted messaged inquired escribio escribieron'] },
  { steps: [`${show} necesito need`, '6 number phone telefono celular cell address direccion email correo', '12 client cliente dueno owner propietario propietaria buyer comprador seller vendedor'], unless: 'agent agente soy i am my mi mis' },
  { steps: ['did', '6 husband wife neighbor neighbour boss', '10 buy sell pay purchase'] },
  // errands
  { steps: ['send forward email mail message write envia manda reenvia escribe enviales mandales', '6 all everyone everybody @ todos todas', '20 saying telling that diciendo que'] },
  { steps: ['send forward email mail message write envia manda reenvia escribe', '6 @'], unless: leavingContact },
  { steps: ['spam'] },
  { steps: ['^ change set update modify lower cut cambia modifica pon baja', '3 price prices precio precios'], unless: 'alert alerts alerta' },
  { steps: ['^ translate traduce traducir'] },
  { steps: ['hack hacking exploit'], unless: 'price precio down' },
  { steps: ['drop delete truncate', '1 table tables all every database'] },
  { steps: ['base64 sql xss'] },
  { steps: ['<', '1 script'] },
];
