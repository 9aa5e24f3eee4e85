import { office } from '@dosmares/content/office';
import { areas, claims } from '@dosmares/content/site';
import { founder } from '../facts/people.ts';
import { inSpanish } from '../search/names.ts';
import type { Texts } from './texts-en.ts';

const { phone, email } = office;
const contact = `/contact, ${phone} o ${email}`;
const list = new Intl.ListFormat('es');
const days: Readonly<Record<string, string>> = {
  'Monday to Friday': 'de lunes a viernes',
  'Saturday and Sunday': 'sábado y domingo',
};
const [weekdays, weekend] = office.hours.map(
  (row) => `${days[row.days] ?? row.days} de ${row.opens} a ${row.closes} ${row.zone}`,
);

/** What the assistant says in Spanish. */
export const spanish: Texts = {
  list: (items) => list.format(items),
  yes: 'Sí.',
  no: 'No.',

  homeLine: (h) =>
    `${h.title}, ${h.location}: ${h.priceText}, ${h.beds} recámaras, ${h.baths} baños${h.size && `, ${h.size}`}. ${h.path}`,
  homes: 'Estas son las casas que presentamos hoy. La búsqueda en /properties abarca más de 4,370.',
  fitting: 'Esto es lo que corresponde entre las casas que presentamos.',
  noneFits: `Ninguna de las casas que presentamos corresponde. La búsqueda abarca ${claims.properties.text} más: /properties. O deje que una persona busque por usted: ${contact}.`,
  price: (h) => `${h.title} se ofrece en ${h.priceText}.`,
  beds: (h) => `${h.title} tiene ${h.beds} recámaras.`,
  baths: (h) => `${h.title} tiene ${h.baths} baños.`,
  size: (h) => `${h.title} mide ${h.size}.`,
  lot: (h) => `El terreno de ${h.title} mide ${h.lot}.`,
  year: (h) => `${h.title} se construyó en ${h.year}.`,
  mls: (h) => `${h.title} tiene el número MLS ${h.reference}.`,
  status: (h) =>
    `${h.title} figura como ${h.status === 'Active' || h.status === 'ACTIVE' ? 'activa' : h.status}.`,
  place: (h) => `${h.title} está en ${h.fullLocation}.`,
  features: (h) => `${h.title} (en inglés): ${h.features.join('; ')}.`,
  feature: (h, feature) => `Sí. En la página de ${h.title} (en inglés): ${feature}.`,
  unlisted: (h) => `La página de ${h.title} no lo menciona. Una persona lo sabrá: ${contact}.`,
  viewing: (h) =>
    `Una persona organiza la visita${h ? ` a ${h.title}` : ''}. Indique el día que prefiere en /contact o llame al ${phone}; respondemos en 24 horas.`,

  personLine: (p) => `${p.name}, ${p.title}: ${p.specialization}. ${p.phone}. ${p.path}`,
  person: (p) =>
    `${p.name}, ${p.title} de Dos Mares Estates${p.id === founder?.id ? `, y fundó la casa en ${office.founded}` : ''}. Especialidad: ${p.specialization}. ${p.yearsExperience} ${p.yearsExperience === 1 ? 'año' : 'años'} de experiencia, ${p.propertiesSold} propiedades vendidas.`,
  personPhone: (p) =>
    `${p.name}: ${p.phone}${p.phoneSecondary ? ` (${p.phoneLabels?.primary}) o ${p.phoneSecondary} (${p.phoneLabels?.secondary})` : ''}.`,
  personEmail: (p) => `Escriba a ${p.name} a ${p.email}, o con el formulario de su página.`,
  personReach: (p) => `${p.name}: ${p.phone}${p.phoneSecondary ? ` o ${p.phoneSecondary}` : ''}, ${p.email}.`,
  speaks: (p, languages) => `${p.name} habla ${languages}.`,
  language: inSpanish,
  notSpoken: (name) =>
    `Nuestras páginas no mencionan a ningún agente que hable ${name}. Todos hablan inglés y español: /team. Una persona puede decirle más: ${contact}.`,
  allSpeak: (name) =>
    `Todos nuestros agentes hablan ${name}: /team. Dígame una especialidad y le indico quién.`,
  spoken: (names) => `Entre todos, nuestros agentes hablan ${names}: /team`,
  speakers: (name) => `Hablan ${name}:`,
  speciality: (p) => `La especialidad de ${p.name}: ${p.specialization}.`,
  experience: (p) =>
    `${p.name} tiene ${p.yearsExperience} ${p.yearsExperience === 1 ? 'año' : 'años'} de experiencia.`,
  sold: (p) => `${p.name} ha vendido ${p.propertiesSold} propiedades.`,
  papers: (p) => `${p.name}: ${p.certifications.join(', ')}.`,
  review: (p, text, client) =>
    `Escribe un cliente de ${p.name} (en inglés): “${text}” ${client} Hay tres opiniones en su página.`,
  unsaidOf: (p) => `La página de ${p.name} no lo dice.`,
  suited: 'La persona indicada:',
  team: (size) =>
    `Somos ${size} agentes, cada uno con su página: /team. Dígame un idioma o una especialidad y le indico quién.`,

  hours: `La oficina abre ${weekdays}, y ${weekend}. /contact`,
  isOpen: (open) => (open ? 'La oficina está abierta ahora.' : 'La oficina está cerrada ahora.'),
  address: `La oficina: ${office.address}. Mapa e indicaciones: /contact`,
  officePhone: `El teléfono de la oficina es ${phone}. Todas las formas de contacto: /contact`,
  officeEmail: `El correo de la oficina es ${email}. Hay un formulario en /contact`,
  replyTime: 'Respondemos los mensajes en 24 horas, en horario de oficina. /contact',
  social: `Estamos en ${office.social.label}; el enlace está al pie de cada página. Para lo personal: /contact`,
  handOver: `Con gusto. Llame a la oficina al ${phone}, escriba a ${email} o deje un mensaje en /contact. También puede dirigirse a cada agente: /team`,

  founded: (p) =>
    `${p.name} fundó Dos Mares Estates en ${office.founded}: más de ${claims.years.value} años en Cabo San Lucas. Es miembro fundador del servicio regional de listados múltiples. Más: /about y ${p.path}`,
  about: `Fundada en ${office.founded} en Cabo San Lucas: más de ${claims.years.value} años entre el Pacífico y el Mar de Cortés, miembro fundador del servicio regional de listados múltiples. Valores, hitos e historia: /about`,
  mlsSearch: 'El servicio de listados múltiples se busca en /idx-search, o por número en /properties.',
  areas: `Trabajamos en ${list.format(areas)}. /properties`,
  area: (area) =>
    `Sí, ${area} es una de las ${areas.length} zonas que cubrimos. La búsqueda: /properties. Para una selección hecha para usted: ${contact}.`,
  record: `${claims.propertiesSold.text} propiedades vendidas, ${claims.sales.text} en ventas desde ${office.founded}, ${claims.clients.text} clientes y ${claims.combinedYears.text} años de experiencia en conjunto. /about`,

  median: (amount, active) =>
    `El precio mediano es ${amount}; entre los listados activos, ${active}. Seis meses en gráficas: /market-report`,
  days: (count) =>
    `Las casas llevan ${count} días en el mercado (listados activos). Seis meses en gráficas: /market-report`,
  supply: (fresh, active) =>
    `En los últimos 30 días entraron ${fresh} listados nuevos; hay ${active} activos. /market-report`,
  market: (amount, count, active) =>
    `Los últimos 30 días en Cabo San Lucas: precio mediano ${amount}, ${count} días en el mercado, ${active} listados activos. El informe completo: /market-report`,
  newsletter: 'Para recibir el informe mensual, inscríbase al pie de /market-report',

  sell: `Comenzamos con una valuación gratuita: háblenos de su casa en /contact y un agente responde en 24 horas. O llame al ${phone}. Los agentes: /team`,
  value: `Una valuación gratuita le dirá cuánto vale su casa. Pídala en /contact o al ${phone}.`,
  buy: `Comience por las casas en /properties, o dígame qué busca: una zona, un precio, un número de recámaras. Las visitas y ofertas las organiza una persona: /contact o ${phone}.`,
  rent: `De las rentas se ocupa una persona: elija "Renting" en el formulario de /contact o llame al ${phone}.`,
  invest: (p) =>
    `${p.name} asesora en ${p.specialization}: ${p.phone}, ${p.email}. ${p.path} El mercado en cifras: /market-report`,
  unknown: `Eso no lo sé; el sitio no lo dice. Una persona sí: ${contact}.`,

  greeting: 'Buen día. Pregúnteme por una casa, un agente, la oficina o el mercado.',
  thanks: 'De nada. Ha sido un placer.',
  farewell: 'Hasta pronto. Siempre será bienvenido.',
  machine: `Soy un asistente automático: respondo con lo que dice este sitio. Las personas están en ${contact}.`,
  ability:
    'Puedo encontrar una casa (/properties), un agente por idioma o especialidad (/team), el horario y la dirección (/contact) y el mercado en cifras (/market-report).',
  offTopic: `Eso queda fuera de lo que puedo atender: hablo de Dos Mares Estates, sus casas, agentes, oficina y mercado. Para lo demás, una persona le ayudará con gusto: ${contact}.`,
  attempt: `Eso no puedo hacerlo. Solo respondo con lo que Dos Mares Estates publica sobre sus casas, agentes, oficina y mercado. Una persona puede ayudarle: ${contact}.`,
};
