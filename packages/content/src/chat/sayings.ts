/** Sentences of the assistant, English and Spanish; `{names}` are filled from the content. */
// biome-ignore format: a table reads in columns
export const sayings = {
  // homes
  named:      ['{title} at {price} with {beds} bedrooms', '{title} en {price} con {beds} recámaras'],
  oneFits:    ['One home that we present fits: {homes}.', 'Una casa que presentamos queda: {homes}.'],
  someFit:    ['{count} of the homes that we present fit: {homes}.', '{count} de las casas que presentamos quedan: {homes}.'],
  someMore:   ['{count} of the homes that we present fit, among them {homes}. {searchMore}', '{count} de las casas que presentamos quedan, entre ellas {homes}. {searchMore}'],
  present:    ['We present these homes: {homes}. {searchMore}', 'Presentamos estas casas: {homes}. {searchMore}'],
  searchMore: ['The listing search covers {properties} more.', 'La búsqueda cubre {properties} más.'],
  noneIn:     ['We work in {area}, but none of the homes we present there fits.', 'Trabajamos en {area}, pero ninguna de las casas que presentamos ahí queda.'],
  noneFits:   ['None of the homes we present fits all of that.', 'Ninguna de las casas que presentamos cumple todo eso.'],
  noneSays:   ['None of the homes we present fits everything; not every page mentions {features}.', 'Ninguna de las casas que presentamos cumple todo; no toda página menciona {features}.'],
  nearest:    ['{missing} These come nearest: {homes}. {searchMore} An agent can look for you, too.', '{missing} Estas se acercan más: {homes}. {searchMore} Un asesor también puede buscar por usted.'],
  most:       ['Of the homes we present, {what} has: {homes}{value}.', 'De las casas que presentamos, {what}: {homes}{value}.'],
  mostOfOwn:  ['{most} Of those with a page of their own: {home}.', '{most} De las que tienen página propia: {home}.'],
  difference: ['The difference: {amount}.', 'La diferencia: {amount}.'],
  together:   ['Together: {amount}.', 'En total: {amount}.'],
  beds:       ['{value} bedrooms', '{value} recámaras'],
  baths:      ['{value} bathrooms', '{value} baños'],
  lot:        ['lot {value}', 'terreno {value}'],
  year:       ['built in {value}', 'construida en {value}'],
  unsaid:     ['The page of {title} does not say that. {person} will know.', 'La página de {title} no lo dice. {person} lo sabe.'],
  mentions:   ['Yes. The page of {title} says: {mention}.', 'Sí. La página de {title} dice (en inglés): “{mention}”.'],
  // people
  sellsNone:  ['None of the homes we present today is sold by {name}.', 'Ninguna de las casas que presentamos hoy la vende {name}.'],
  unsaidOf:   ['The page of {name} does not say that. Ask: {person}.', 'La página de {name} no lo dice. Pregúntele: {person}.'],
  record:     ['{name}, {title}: {years} of experience, {sold} properties sold. {phone}', '{name}, {title}: {years} de experiencia, {sold} propiedades vendidas. {phone}'],
  suited:     ['{name}, {title}: {subject}; speaks {languages}. {phone}', '{name}, {title}: {subject}; habla {languages}. {phone}'],
  allSpeak:   ['All our agents speak {languages}. Tell me a subject and I name the right one.', 'Todos nuestros asesores hablan {languages}. Dígame un tema y le digo quién conviene.'],
  team:       ['We are {words} agents ({count}): {names}. All speak English and Spanish; between them also {languages}.', 'Somos {count} asesores: {names}. Todos hablan español e inglés; entre ellos además {languages}.'],
  office:     ['the office', 'la oficina'],
  // office and market
  figure:     ['{name}: {now} ({last}).', '{name}: {now} ({last}).'],
  change:     ['{name}: {before} in {month}, {now} ({last}) now; the change is {by}.', '{name}: {before} en {month}, {now} ({last}) ahora; el cambio es {by}.'],
  highest:    ['{name} was highest in {month}: {now}.', '{name} llegó a su máximo en {month}: {now}.'],
  lowest:     ['{name} was lowest in {month}: {now}.', '{name} llegó a su mínimo en {month}: {now}.'],
  rate:       ['{dollars} is about MXN {pesos}, at {rate} pesos a dollar on {day}.', '{dollars} son unos MXN {pesos}, a {rate} pesos por dólar el {day}.'],
  // dealing
  viewing:    ['A viewing of {home} is arranged by a person: {person}. Houses are shown every day, {morning} or {afternoon}. Tell me your preferred day and leave your name in the form; an answer comes within 24 hours.',
               'La visita a {home} la arregla una persona: {person}. Las casas se muestran todos los días, de {morning} o de {afternoon}. Dígame qué día prefiere y deje su nombre en el formulario; la respuesta llega en un plazo de 24 horas.'],
  aHome:      ['a home', 'una casa'],
  passOn:     ['Gladly. What you told me stands in the form; send it, and {person} answers within 24 hours.', 'Con gusto. Lo que me dijo está en el formulario; envíelo, y {person} responde en un plazo de 24 horas.'],
  guide:      ['{answer}\n{note} As of {year}. {person} can tell you more.', '{answer}\n{note} Datos de {year}. {person} le puede decir más.'],
  unknown:    ['That I do not know: I answer only from what this site says. {person} will know.', 'Eso no lo sé: solo respondo con lo que dice este sitio. {person} lo sabrá.'],
  nor:        ['Nor does the site say that. {person} will know.', 'Eso tampoco lo dice el sitio. {person} lo sabrá.'],
  neither:    ['That is not on the site either. The form takes all your questions along. {person} will know.', 'Eso tampoco está en el sitio. En el formulario van todas sus preguntas. {person} lo sabrá.'],
  again:      ['As I said: {message}', 'Como le decía: {message}'],
  enough:     ['More than that I cannot tell you here. {person} can.', 'Más que eso no le puedo decir aquí. {person} sí.'],
  cut:        ['I cannot finish this answer; {person} can.', 'No puedo terminar esta respuesta; {person} sí.'],
} as const;

/** The key of a sentence. */
export type Saying = keyof typeof sayings;
