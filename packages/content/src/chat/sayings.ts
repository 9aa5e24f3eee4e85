import { answerTime } from '../inquiries/answer-time.ts';

/** Sentences of the assistant, English and Spanish; their `{placeholders}` are filled from content. */
// biome-ignore format: a table reads in columns
export const sayings = {
  // homes
  named:      ['{title} at {price} with {beds} bedrooms', '{title} en {price} con {beds} recámaras'],
  oneFits:    ['One of our homes fits: {homes}.', 'Una casa que presentamos queda: {homes}.'],
  someFit:    ['{count} of our homes fit: {homes}.', '{count} de las casas que presentamos quedan: {homes}.'],
  someMore:   ['{count} of our homes fit, among them {homes}. {searchMore}', '{count} de las casas que presentamos quedan, entre ellas {homes}. {searchMore}'],
  present:    ['These are our homes: {homes}. {searchMore}', 'Presentamos estas casas: {homes}. {searchMore}'],
  searchMore: ['The listing search covers {properties} properties in all.', 'La búsqueda cubre {properties} propiedades en total.'],
  noneIn:     ['We work in {area}, but none of our homes there fits.', 'Trabajamos en {area}, pero ninguna de las casas que presentamos ahí queda.'],
  noneThere:  ['We work in {area}, but have no home listed there today; typical asking prices are {prices}. {searchMore} An agent can look for you, too.', 'Trabajamos en {area}, pero hoy no presentamos casas ahí; los precios usuales: {prices}. {searchMore} Un asesor también puede buscar por usted.'],
  noneFits:   ['None of our homes fits all of that, though not every page mentions everything.', 'Ninguna de las casas que presentamos cumple todo eso; no toda página lo menciona todo.'],
  nearest:    ['{missing} These come closest: {homes}. {searchMore} An agent can look for you, too.', '{missing} Estas se acercan más: {homes}. {searchMore} Un asesor también puede buscar por usted.'],
  most:       ['Of our homes, {what}: {homes}. {value} {own}', 'De las casas que presentamos, {what}: {homes}. {value} {own}'],
  mostOfThose: ['Of those that fit, {what}: {homes}. {value} {own}', 'De las que quedan, {what}: {homes}. {value} {own}'],
  ofOwn:      ['Of those with a page of their own: {home}.', 'De las que tienen página propia: {home}.'],
  rooms:      ['{beds} bedrooms · {baths} bathrooms', '{beds} recámaras · {baths} baños'],
  difference: ['The difference: {amount}.', 'La diferencia: {amount}.'],
  together:   ['Together: {amount}.', 'En total: {amount}.'],
  unsaid:     ['The page for {title} does not say. {person} will know.', 'La página de {title} no lo dice. {person} lo sabe.'],
  amount:     ['For {title}, that is about {range}{per}.', 'Para {title} son unos {range}{per}.'],
  fee:        ['The community of {title} charges {fee} dollars a month.', 'La privada de {title} cobra {fee} dólares al mes.'],
  share:      ['That is usually {low} to {high} percent of the price.', 'Suele ser del {low} al {high} por ciento del precio.'],
  mentions:   ['The page for {title} says: {mention}.', 'La página de {title} dice (en inglés): “{mention}”.'],
  // people
  sellsNone:  ['{name} has no home listed with us today.', 'Ninguna de las casas que presentamos hoy la vende {name}.'],
  unsaidOf:   ['The page for {name} does not say. Ask {person}.', 'La página de {name} no lo dice. Pregúntele: {person}.'],
  record:     ['{name}, {title}: {years} of experience, {sold} properties sold. {phone}', '{name}, {title}: {years} de experiencia, {sold} propiedades vendidas. {phone}'],
  suited:     ['{name}, {title}: {subject}; speaks {languages}. {phone}', '{name}, {title}: {subject}; habla {languages}. {phone}'],
  // office and market
  more:       ['That is {amount} more than in {month}.', 'Son {amount} más que en {month}.'],
  less:       ['That is {amount} less than in {month}.', 'Son {amount} menos que en {month}.'],
  areaPrices: ['{area}: typical asking prices for houses, {text}.', '{area}, precios usuales de casas (en inglés): “{text}”.'],
  area:       ['{area}: {text}.', '{area} (en inglés): “{text}”.'],
  rate:       ['{dollars} is about MXN {pesos}, at {rate} pesos to the dollar on {day}.', '{dollars} son unos MXN {pesos}, a {rate} pesos por dólar el {day}.'],
  // viewings, referrals and fallbacks
  viewing:    [`A person arranges viewings of {home}: {person}. Houses are shown every day, {morning} or {afternoon}. Tell me your preferred day and leave your name in the form; nothing is booked until you have an answer, ${answerTime.en}.`,
               `La visita a {home} la arregla una persona: {person}. Las casas se muestran todos los días, de {morning} o de {afternoon}. Dígame qué día prefiere y deje su nombre en el formulario; nada queda reservado hasta la respuesta, que llega ${answerTime.es}.`],
  viewingOn:  [`A person arranges viewings of {home}: {person}. Houses are shown every day, {morning} or {afternoon}. The day you named is in the form: leave your name there; nothing is booked until you have an answer, ${answerTime.en}.`,
               `La visita a {home} la arregla una persona: {person}. Las casas se muestran todos los días, de {morning} o de {afternoon}. El día que me dijo está en el formulario: deje ahí su nombre; nada queda reservado hasta la respuesta, que llega ${answerTime.es}.`],
  passOn:     [`Gladly. What you told me is in the form; send it, and {person} will answer ${answerTime.en}. Nothing is agreed until then.`, `Con gusto. Lo que me dijo está en el formulario; envíelo, y {person} responde ${answerTime.es}. Nada queda acordado hasta entonces.`],
  guide:      ['{answer}\n{note} As of {year}. {person} can tell you more.', '{answer}\n{note} Datos de {year}. {person} le puede decir más.'],
  unknown:    ['I do not know: I answer only from what this site says. {person} will know.', 'Eso no lo sé: solo respondo con lo que dice este sitio. {person} lo sabrá.'],
  rest:       ['The site does not answer the rest of your question. {person} will know.', 'Lo demás de su pregunta no lo dice el sitio. {person} lo sabrá.'],
  nor:        ['I do not know that either. {person} will know.', 'Eso tampoco lo sé. {person} lo sabrá.'],
  neither:    ['I cannot answer that either. The form includes all your questions. {person} will know.', 'Eso tampoco se lo puedo contestar. En el formulario van todas sus preguntas. {person} lo sabrá.'],
  perhaps:    ['Perhaps you mean this: {text}', 'Quizá se refiere a esto: {text}'],
  again:      ['As I said: {message}\nIf you meant something else, I do not know; {person} will.', 'Como le decía: {message}\nSi preguntaba otra cosa, no la sé; {person} sí.'],
  enough:     ['That is all I can tell you here. {person} can tell you more.', 'Más que eso no le puedo decir aquí. {person} sí.'],
  cut:        ['I cannot finish this answer; {person} can.', 'No puedo terminar esta respuesta; {person} sí.'],
} as const;

/** The key of a sentence. */
export type Saying = keyof typeof sayings;

/** Suggested follow-up questions, by the kind of a reply's last block; a topic that was just answered is left out. */
// biome-ignore format: a table reads in columns
export const choices: Readonly<Record<string, readonly (readonly [topic: string, en: string, es: string])[]>> = {
  home:   [['lot', 'How large is the lot?', '¿Cuánto mide el terreno?'], ['seller', 'Who sells it?', '¿Quién la vende?'], ['viewing', 'Can I see it?', '¿Puedo visitarla?'], ['year', 'When was it built?', '¿En qué año se construyó?']],
  homes:  [['price', 'Which is the least expensive?', '¿Cuál es la más económica?'], ['seaView', 'With a view of the sea', 'Con vista al mar'], ['viewing', 'How do I arrange a viewing?', '¿Cómo visito una casa?']],
  agent:  [['years', 'How much experience?', '¿Cuánta experiencia tiene?'], ['languages', 'What languages?', '¿Qué idiomas habla?'], ['homes', 'Which homes?', '¿Qué casas vende?']],
  report: [['days', 'How long do homes take to sell?', '¿Cuánto tarda en venderse una casa?'], ['median', 'What is the median price?', '¿Cuál es el precio mediano?'], ['value', 'What is my house worth?', '¿Cuánto vale mi casa?']],
  faq:    [['closing-costs', 'What are the closing costs?', '¿Cuánto son los gastos de cierre?'], ['steps', 'What are the steps of a purchase?', '¿Qué pasos tiene una compra?'], ['person', 'Can someone call me?', '¿Me pueden llamar?']],
  begin:  [['homes', 'Which homes do you have?', '¿Qué casas tienen?'], ['trust', 'Can foreigners own a home here?', '¿Puede un extranjero comprar aquí?'], ['hours', 'When are you open?', '¿A qué hora abren?']],
};

/** The pages that a reply may link to. */
export const pageNames = {
  '/about': ['About us', 'Quiénes somos'],
  '/contact': ['Contact', 'Contacto'],
  '/properties': ['Listing search', 'Búsqueda de propiedades'],
  '/idx-search': ['MLS search', 'Búsqueda MLS'],
  '/market-report': ['Market report', 'Reporte de mercado'],
  '/team': ['Our agents', 'Nuestros asesores'],
} as const;
