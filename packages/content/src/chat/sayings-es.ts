import type { Saying } from './sayings-en.ts';

/** The assistant's sentences in Spanish. Features and descriptions are in English, and are quoted as such. */
export const spanish: Readonly<Record<Saying, string>> = {
  // homes
  homeLine: '{home}, en {location}: {price}, con {beds} recámaras, {baths} baños{, size}. {path}',
  homes: 'Estas son las casas que presentamos hoy. La búsqueda en /properties abarca {properties} más.',
  fitting: 'Esto es lo que corresponde entre las casas que presentamos.',
  nearest: 'Ninguna de las que presentamos cumple con todo. Esto es lo más cercano:',
  others: 'También presentamos esto:',
  search:
    'La búsqueda abarca {properties} más: /properties. O deje que una persona busque por usted: {contact}.',
  notMentioned: 'Las páginas no mencionan todo lo que pide. Una persona lo sabrá: {contact}.',
  noneIn:
    'Trabajamos en {area}, pero ninguna de las casas que presentamos hoy está ahí. La búsqueda abarca {properties} más: /properties. O deje que una persona busque por usted: {contact}.',
  beyond: 'Entre las propiedades nuevas del informe del mercado, esta va más lejos:',
  hasMore: 'Esta tiene {more}:',
  nothingMore: 'Ninguna de las casas que presentamos tiene {more}.',
  difference: 'La diferencia en {measure}: {amount}.',
  sum: 'En total ({measure}): {amount}.',
  rise: 'De {month} a {until} subió {change} ({percent} %). /market-report',
  fall: 'De {month} a {until} bajó {change} ({percent} %). /market-report',
  soldSum: 'De {month} a {until} se vendieron {amount} casas en total. /market-report',
  recommend: 'Dígame qué es lo más importante y podré ser más preciso. Para empezar, yo vería esto:',
  whichHome: '¿De qué casa habla?',
  price: '{home} se ofrece en {price}.',
  beds: '{home} tiene {beds} recámaras.',
  baths: '{home} tiene {baths} baños.',
  size: '{home} mide {size}.',
  lot: 'El terreno de {home} mide {lot}.',
  year: '{home} se construyó en {year}.',
  mls: '{home} tiene el número MLS {reference}.',
  status: '{home} figura como {status}. El agente sabe qué pasó hoy: {contact}.',
  place: '{home} está en {fullLocation}.',
  perMetre: '{home} sale en {perMetre} por metro cuadrado, {perFoot} por pie cuadrado: {price} por {size}.',
  pesos: '{home} se ofrece en {price}: cerca de MXN {amount}, a {rate} pesos por dólar el {day}.',
  features: '{home} (en inglés): {features}.',
  feature: 'Sí. En la página de {home} (en inglés): {feature}.',
  mentions: 'La página de {home} dice (en inglés): {feature}.',
  unlisted: 'La página de {home} no lo menciona. Una persona lo sabrá: {contact}.',
  photos:
    'Las fotos de {home} están en su página: {path}. Los planos o un video pídalos a una persona: {contact}.',
  somePhotos:
    'Para planos o video pregunte a una persona: {contact}. Cada casa tiene sus fotos en su página:',
  viewing:
    'Una persona organiza la visita a {home}. Indique el día que prefiere en /contact o llame al {phone}; respondemos en 24 horas. Las casas se muestran todos los días, de {morning} o de {afternoon}. {path}',
  someViewing:
    'Una persona organiza la visita. Indique el día que prefiere en /contact o llame al {phone}; respondemos en 24 horas. Las casas se muestran todos los días, de {morning} o de {afternoon}.',
  // people
  yes: 'Sí.',
  no: 'No.',
  personLine: '{person}, {title}: {specialization}. {phones}, {personEmail}. {path}',
  person:
    '{person}, {title} de {office}. Especialidad: {specialization}. {years} de experiencia, {sold} propiedades vendidas.',
  phone: '{person} contesta en el {phones}.',
  email: 'Escriba a {person} a {personEmail}, o con el formulario de su página.',
  reach: '{person} está en el {phones} y en {personEmail}.',
  speaks: '{person} habla {languages}.',
  notSpoken:
    'Nuestras páginas no mencionan a ningún agente que hable {language}. Todos hablan inglés y español: /team. Una persona puede decirle más: {contact}.',
  allSpeak: 'Todos nuestros agentes hablan {language}: /team. Dígame una especialidad y le indico quién.',
  spoken: 'Entre todos, nuestros agentes hablan {language}: /team',
  speakers: 'Con quien puede hablar en {language}:',
  lists: '{person} lleva:',
  listsNone: 'Ninguna de las casas que presentamos la lleva {person}. {person}: {phones}. {path}',
  speciality: 'La especialidad de {person}: {specialization}.',
  experience: '{person} tiene {years} de experiencia.',
  personSold: '{person} ha vendido {sold} propiedades.',
  papers: '{person} cuenta con {certifications}.',
  review:
    'Escribe un cliente de {person} (en inglés): “{review}” {reviewer} Hay tres opiniones en su página.',
  reviews: 'La página de cada agente tiene tres opiniones de clientes: /team',
  bio: '{person} (en inglés): {bio}',
  unsaidOf: 'La página de {person} no lo dice.',
  suited: 'La persona indicada es:',
  agentFor: 'De {home} se ocupa:',
  team: 'Somos {agents} agentes, cada uno con su página: /team. Dígame un idioma o una especialidad y le indico quién.',
  join: 'Eso lo responde la oficina: {contact}. Lo que la casa representa: /about',
  // office
  hours: 'La oficina abre {hours}. /contact',
  open: 'La oficina está abierta ahora.',
  closed: 'La oficina está cerrada ahora.',
  address: 'La oficina está en {address}. Mapa e indicaciones: /contact',
  officePhone: 'El teléfono de la oficina es {phone}. Todas las formas de contacto: /contact',
  whatsapp: 'El mismo número atiende por WhatsApp, y cada agente también, con el botón de su página: /team',
  officeEmail: 'El correo de la oficina es {email}. Hay un formulario en /contact',
  replyTime: 'Respondemos los mensajes en 24 horas, en horario de oficina. /contact',
  social: 'Estamos en {social}; el enlace está al pie de cada página. Para lo personal: /contact',
  founded:
    '{founder} fundó {office} en {founded}: más de {yearsInCabo} años en Cabo San Lucas. Es miembro fundador del servicio regional de listados múltiples. Más: /about y {founderPath}',
  founder:
    '{founder} fundó {office} en {founded} y la dirige como {founderTitle}: {founderPhone}. {founderPath} La oficina contesta en el {phone} o en {email}.',
  about:
    'Fundada en {founded} en Cabo San Lucas: más de {yearsInCabo} años entre el Pacífico y el Mar de Cortés, miembro fundador del servicio regional de listados múltiples. Valores, hitos e historia: /about',
  trust:
    'Yo soy un asistente automático, y {office} es una inmobiliaria con una oficina que puede visitar: {address}. Desde {founded}: /about',
  legalName: 'La razón social es {legalName} La dirección: {address}. /contact',
  areas: 'Trabajamos en {areas}. /properties',
  area: 'Sí, {area} es una de las {areaCount} zonas que cubrimos. La búsqueda: /properties. Para una selección hecha para usted: {contact}.',
  record:
    '{propertiesSold} propiedades vendidas, {sales} en ventas desde {founded}, {clients} clientes y {combinedYears} años de experiencia en conjunto. /about',
  mlsSearch:
    'El servicio de listados múltiples, {properties} propiedades, se busca en /idx-search, o por número en /properties.',
  handOver:
    'Con gusto. Llame a la oficina al {phone}, escriba a {email} o deje un mensaje en /contact. También puede dirigirse a cada agente: /team',
  callback:
    'Con gusto lo paso: deje su nombre y número en el formulario de aquí o en /contact, y diga a qué hora prefiere la llamada. Si no puede esperar, la oficina contesta en el {phone}.',
  message:
    'Por supuesto. Escríbalo en el formulario de aquí o en /contact y llega a la oficina ({phone}) con su nombre; respondemos en 24 horas.',
  messageTo:
    'Por supuesto. Escríbalo en el formulario de aquí o en su página y le llega a {person}: {phones}. {path}',
  received:
    'Gracias. Lo que me dijo está en el formulario; envíelo y llega a una persona que responde en 24 horas. También puede enviarlo en /contact, y la oficina contesta en el {phone}.',
  sorry:
    'Lo siento mucho, le pido una disculpa. Eso no debió pasar. Llame al {phone} y alguien lo atenderá, o deje su nombre y número en el formulario de aquí: se pasa de inmediato, con lo que me contó. /contact',
  sorryFor:
    'Lo siento mucho, le pido una disculpa. Eso no debió pasar. {person} está en el {phones}, la oficina en el {phone}. O deje su nombre y número en el formulario de aquí: se pasa de inmediato, con lo que me contó. /contact',
  sorryForMe:
    'Siento no haber ayudado, le pido una disculpa. Pregúnteme con otras palabras, o deje que una persona responda: {phone}, {email} o /contact.',
  sorryAgain:
    'Lo siento mucho, le pido una disculpa; ya esperó y llamó bastante. Deje su nombre y número en el formulario de aquí: se pasa de inmediato, con lo que me contó. O escriba a {email}. /contact',
  privacy:
    '{legalName} guarda su nombre, su correo, su teléfono si lo da, y su mensaje con la propiedad o la persona de que trata, por {keptYears} años, para responderle. Los ven la oficina, el agente que lo atiende y los servicios que llevan nuestro correo; sus datos nunca se venden. Lo que pregunta aquí puede responderse con ayuda de un modelo de lenguaje externo. Puede verlos, corregirlos o borrarlos: escriba a {email} y respondemos en {workingDays} días hábiles. El aviso está en /contact',
  unsubscribe:
    'Para salir de una lista o borrar sus datos, escriba a {email} o use el formulario de /contact. Tendrá respuesta en {workingDays} días hábiles.',
  // market
  median:
    'El precio mediano es {soldMedian}; entre los listados activos, {activeMedian}. Seis meses en gráficas: /market-report',
  medianIn:
    'En {month} el precio mediano de lo vendido fue {monthSold}; entre los listados activos, {monthActive}. Ahora lo vendido está en {soldMedian}. /market-report',
  days: 'Las casas llevan {days} días en el mercado (listados activos). Seis meses en gráficas: /market-report',
  daysIn:
    'En {month} las casas llevaban {monthDays} días en el mercado. Ahora son {days} días. /market-report',
  supply:
    'En los últimos 30 días entraron {newListings} listados nuevos; hay {activeListings} activos. /market-report',
  supplyIn: 'En {month} había {monthListings} listados activos; ahora hay {activeListings}. /market-report',
  soldCount: 'En {month} se vendieron {monthCount} casas. Seis meses en gráficas: /market-report',
  market:
    'Los últimos 30 días en Cabo San Lucas: precio mediano {soldMedian}, {days} días en el mercado, {activeListings} listados activos. Seis meses en cifras: /market-report; lo que viene nadie puede prometerlo.',
  reportDate: 'Las cifras del informe del mercado son del {reportDay}: /market-report',
  newsletter: 'Para recibir el informe mensual, inscríbase al pie de /market-report',
  // dealing
  sell: 'Comenzamos con una valuación gratuita: háblenos de su casa en /contact y un agente responde en 24 horas. O llame al {phone}. Los agentes: /team',
  value:
    'Una valuación gratuita le dirá cuánto vale su casa; una cifra a distancia sería adivinar. Pídala en /contact o al {phone}.',
  buy: 'Comience por las casas en /properties, o dígame qué busca: una zona, un precio, un número de recámaras. Las visitas y ofertas las organiza una persona: /contact o {phone}.',
  rent: 'De las rentas se ocupa una persona: elija "Renting" en el formulario de /contact o llame al {phone}.',
  invest:
    '{person} asesora en {specialization}: {phones}, {personEmail}. {path} El mercado en cifras: /market-report. Rendimientos nadie puede prometer.',
  foreignOwners:
    'Los extranjeros tienen la tierra de la costa en México mediante un fideicomiso, con un banco. No es asesoría legal; una persona lo explica:',
  unknown: 'Eso no lo sé; el sitio no lo dice. Una persona sí: {contact}.',
  // manners
  greeting: 'Buen día. Pregúnteme por una casa, un agente, la oficina o el mercado.',
  looking: 'Mire con toda calma. Pregúnteme por una casa, un agente, la oficina o el mercado.',
  thanks: 'De nada. Ha sido un placer.',
  farewell: 'Hasta pronto. Siempre será bienvenido.',
  machine:
    'Soy un asistente automático: respondo con lo que dice este sitio. Las personas están en {contact}.',
  ability:
    'Puedo encontrar una casa (/properties), un agente por idioma o especialidad (/team), el horario y la dirección (/contact) y el mercado en cifras (/market-report). Dígame un precio, una zona o un número de recámaras.',
  decline: 'Muy bien. Aquí estoy para una casa, un agente o la oficina: /contact',
  offTopic:
    'Eso queda fuera de lo que puedo atender: hablo de {office}, sus casas, agentes, oficina y mercado. Para lo demás, una persona le ayudará con gusto: {contact}.',
  attempt:
    'Eso no puedo hacerlo. Solo respondo con lo que {office} publica sobre sus casas, agentes, oficina y mercado. Una persona puede ayudarle: {contact}.',
};
