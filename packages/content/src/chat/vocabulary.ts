/** Words that carry no subject, by language. By them a question's language is told. */
export const smallWords = {
  en: `a an the this that these those there here it its he she him her his hers they them their we us our ours you your yours i me my mine
    is are was were be been being am do does did done doing have has had having can could will would shall should may might must
    and or but if so not no yes than then too very also just only any some all each every both few more most much many one ones other another
    of in on at to for from with without by about into onto over under around between during before after since until as per up out off
    what which who whom whose when where why how want wants wanted like likes need needs looking look tell give get got let lets
    show find make take takes see put use please help right now today currently im id ill ive whats whos hows wheres dont doesnt isnt ok okay well oh hi hey
    anyone anything someone something everything anybody somebody really kind sort thing things lot lots bit would possible able long new good great best nice
    because while together whether think thinking really pretty quite rather maybe still again ever never always exactly already actually`,
  es: `el la los las un una unos unas lo al del de en con sin por para a ante bajo desde hasta entre sobre tras y e o u pero si no que como cuando donde
    quien quienes cual cuales cuanto cuanta cuantos cuantas es son era eran ser estar esta este estas estos esa ese esas esos eso esto aqui alli hay
    tiene tienen tienes tengo tenemos tener ha han he hemos puedo puede pueden puedes podria podrian quiero quiere quieren quisiera quieres busco buscando
    me te se nos le les mi mis tu tus su sus ella ellos ellas yo usted ustedes nosotros muy mas menos tambien ya aun solo cada todo toda todos todas
    algo alguna alguno algunas algunos alguien nada ningun ninguna otro otra favor gustaria necesito necesita hola bueno buena mejor
    dime digame ver dar decir hacer hacen hace ir van vamos ahora hoy dia somos estoy estamos mismo porque pues entonces oye`,
} as const;

/** What fingers write for whole words, in either language. */
// biome-ignore format: a table reads in columns
export const shorthand: Readonly<Record<string, string>> = {
  u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', thx: 'thanks', ty: 'thanks', w: 'with', btw: 'between', b4: 'before', ppl: 'people', wanna: 'want to',
  gonna: 'going to', gimme: 'give me', gotta: 'have to', cuz: 'because', smth: 'something', sth: 'something', asap: 'asap', info: 'info', nvm: 'never mind', idk: 'i do not know',
  whats: 'what is', whos: 'who is', hows: 'how is', wheres: 'where is', whens: 'when is', dont: 'do not', doesnt: 'does not', cant: 'can not', wont: 'will not', isnt: 'is not', im: 'i am', ive: 'i have', youre: 'you are', theyre: 'they are',
  br: 'bedrooms', bdrm: 'bedrooms', bdr: 'bedrooms', bd: 'bedrooms', ba: 'baths', sqft: 'sq ft', thru: 'through', guys: '', hiii: 'hi', hiiii: 'hi', hii: 'hi', yo: 'hi',
  q: 'que', xq: 'por que', pq: 'por que', k: 'que', porfa: 'por favor', porfavor: 'por favor', depa: 'departamento', tmb: 'tambien', tb: 'tambien', grax: 'gracias', wa: 'whatsapp',
  cel: 'celular', tel: 'telefono', dlls: 'dolares', usd: 'dollars', mxn: 'pesos', anos: 'anos', vs: 'versus', sun: 'sunday', sat: 'saturday',
};

/** What visitors call the things that the English content speaks of: Spanish words, and English ones that it does not use. */
// biome-ignore format: a table reads in columns
export const alsoSaid: Readonly<Record<string, string>> = {
  // what a home has
  piscina: 'pool', alberca: 'pool', swimming: 'pool', swim: 'swimming swims', nadar: 'swimming swims', jacuzzi: 'pool', playa: 'beach', beachfront: 'beach', seaside: 'beach', shore: 'beach', mar: 'sea', oceano: 'sea pacific',
  ocean: 'sea pacific', waterfront: 'sea', oceanfront: 'sea', seafront: 'sea', frente: 'sea beach', vista: 'views facing', vistas: 'views facing', view: 'views facing', views: 'views facing', atardecer: 'sunset',
  chimenea: 'fireplace', cochera: 'garage', garaje: 'garage', cars: 'garage', parking: 'garage', coches: 'garage', jardin: 'garden', jardines: 'garden', terraza: 'terrace', terrazas: 'terrace', patio: 'terrace',
  cocina: 'kitchen', huespedes: 'guest', invitados: 'guest', guesthouse: 'guest', solares: 'solar', paneles: 'solar', panels: 'solar', acceso: 'access', directo: 'direct', servicio: 'service staff',
  fogata: 'fire', firepit: 'fire', pit: 'fire', gated: 'gated', privada: 'gated', cerrada: 'gated', ballenas: 'whales', arena: 'sand', marmol: 'marble', piedra: 'stone', airport: 'airport', aeropuerto: 'airport', marina: 'marina',
  condo: 'balcony', condos: 'balcony', condominium: 'balcony', condominio: 'balcony', condominios: 'balcony', apartment: 'balcony', departamento: 'balcony', departamentos: 'balcony', flat: 'balcony', balcon: 'balcony',
  // what an agent knows
  tierra: 'land', terrenos: 'land', terreno: 'land', parcela: 'parcels', rancho: 'ranch', ranchos: 'ranch', inversion: 'investment', inversiones: 'investment', invertir: 'investment', lujo: 'luxury', mudanza: 'relocation', mudarme: 'relocation',
  reubicacion: 'relocation', relocate: 'relocation', relocating: 'relocation', moving: 'relocation', mudarnos: 'relocation', hill: 'hillside', colina: 'hillside', modern: 'architectural',
  architect: 'architectural', architecture: 'architectural', arquitectura: 'architectural', arquitecto: 'architectural', moderna: 'architectural', foreigners: 'international', foreigner: 'international', foreign: 'international',
  extranjero: 'international', extranjeros: 'international', fideicomiso: 'trust', escritura: 'deed', schools: 'school', escuela: 'school', escuelas: 'school', kids: 'school', children: 'school', inspections: 'inspection', plumbing: 'pipes', plomeria: 'pipes',
  inspeccion: 'inspection', inspecciones: 'inspection', inspector: 'inspection', second: 'second', vacation: 'second', segunda: 'second', campo: 'golf', ocean_front: 'oceanfront', discreet: 'discreet', discreta: 'discreet', horses: 'ranch', cattle: 'cattle',
  well: 'well', pozo: 'well', escrow: 'escrow', notary: 'notary', notario: 'notary', trusts: 'trust', stockholm: 'gothenburg', sweden: 'gothenburg', germany: 'europe', documents: 'documents',
};

/** Languages as visitors name them: in English, then in Spanish. Those that nobody here speaks are known too, to say so. */
// biome-ignore format: a table reads in columns
export const languages: Readonly<Record<string, { named: string; spanish: string }>> = {
  English: { named: 'english ingles', spanish: 'inglés' }, Spanish: { named: 'spanish espanol castellano', spanish: 'español' }, French: { named: 'french frances', spanish: 'francés' },
  German: { named: 'german aleman', spanish: 'alemán' }, Italian: { named: 'italian italiano', spanish: 'italiano' }, Portuguese: { named: 'portuguese portugues brazilian', spanish: 'portugués' },
  Swedish: { named: 'swedish sueco', spanish: 'sueco' }, Russian: { named: 'russian ruso', spanish: 'ruso' }, Chinese: { named: 'chinese mandarin cantonese chino', spanish: 'chino' },
  Japanese: { named: 'japanese japones', spanish: 'japonés' }, Korean: { named: 'korean coreano', spanish: 'coreano' }, Arabic: { named: 'arabic arabe', spanish: 'árabe' },
  Dutch: { named: 'dutch holandes neerlandes', spanish: 'neerlandés' }, Hebrew: { named: 'hebrew hebreo', spanish: 'hebreo' }, Polish: { named: 'polish polaco', spanish: 'polaco' },
  Norwegian: { named: 'norwegian noruego', spanish: 'noruego' }, Danish: { named: 'danish danes', spanish: 'danés' }, Hindi: { named: 'hindi', spanish: 'hindi' },
};

/** What else the areas are called. */
// biome-ignore format: a table reads in columns
export const areasAlso: Readonly<Record<string, string>> = {
  corridor: 'Cabo Corridor', corredor: 'Cabo Corridor', 'san jose': 'San Jose del Cabo', 'san lucas': 'Cabo San Lucas', 'cabo del este': 'East Cape', 'los cabos': 'Cabo San Lucas', sanjose: 'San Jose del Cabo',
};

/** The months, as both languages begin their names. */
// biome-ignore format: a table reads in columns
export const months: Readonly<Record<string, string>> = {
  jan: 'Jan', ene: 'Jan', feb: 'Feb', mar: 'Mar', apr: 'Apr', abr: 'Apr', may: 'May', jun: 'Jun', jul: 'Jul', aug: 'Aug', ago: 'Aug', sep: 'Sep', oct: 'Oct', nov: 'Nov', dec: 'Dec', dic: 'Dec',
};
