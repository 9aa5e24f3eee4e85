/** Function words, by language. They identify the language of a question. */
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

/** Shorthand for whole words, in either language. */
// biome-ignore format: a table reads in columns
export const shorthand: Readonly<Record<string, string>> = {
  palmiya: 'palmilla', palmia: 'palmilla', avg: 'average', u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', thx: 'thanks', ty: 'thanks', w: 'with', btw: 'between', b4: 'before', ppl: 'people', wanna: 'want to',
  gonna: 'going to', gimme: 'give me', gotta: 'have to', cuz: 'because', smth: 'something', sth: 'something', asap: 'asap', info: 'info', nvm: 'never mind', idk: 'i do not know',
  diff: 'difference', hw: 'how', mny: 'many', hav: 'have', pul: 'pool', teh: 'the', ther: 'there', wich: 'which',
  whats: 'what is', whos: 'who is', hows: 'how is', wheres: 'where is', whens: 'when is', dont: 'do not', doesnt: 'does not', cant: 'can not', wont: 'will not', isnt: 'is not', im: 'i am', ive: 'i have', youre: 'you are', theyre: 'they are',
  br: 'bedrooms', bdrm: 'bedrooms', bdr: 'bedrooms', bd: 'bedrooms', ba: 'baths', sqft: 'sq ft', thru: 'through', guys: '', lol: '', lmao: '', haha: '', jaja: '', jajaja: '', omg: '', wtf: '', hmm: '', um: '', uh: '', carajo: '', chinga: '', pinche: '', verga: '', fuck: '', fucking: '', damn: '', hell: '', bro: '', dude: '', mate: '', folks: '', yall: 'you', ya: '', honestly: '', roughly: '', amigo: '', amigos: '', wey: '', guey: '', n: 'and', urs: 'yours', tmrw: 'tomorrow', tmr: 'tomorrow', rn: 'right now', abt: 'about', bc: 'because', bout: 'about', mins: 'minutes', num: 'number', hubby: 'husband', mum: 'mother', mom: 'mother', dad: 'father', beds: 'beds', bedrms: 'bedrooms', rms: 'rooms', hrs: 'hours', addy: 'address', def: 'definitely', prolly: 'probably', lemme: 'let me', whatcha: 'what have you', wats: 'what is', wat: 'what', dis: 'this', da: 'the', kinda: 'kind of', tho: '', msg: 'message', mdia: 'media', d: 'de', pa: 'para', ps: '', x: 'por', xfa: 'por favor', xfavor: 'por favor', bn: 'bien', ntp: '', toy: 'estoy', tons: 'entonces', aki: 'aqui', kiero: 'quiero', ola: 'hola', cuantas: 'cuantas', hiii: 'hi', hiiii: 'hi', hii: 'hi', yo: 'hi',
  q: 'que', xq: 'por que', pq: 'por que', k: 'que', porfa: 'por favor', porfavor: 'por favor', depa: 'departamento', tmb: 'tambien', tb: 'tambien', grax: 'gracias', wa: 'whatsapp',
  cel: 'celular', tel: 'telefono', dlls: 'dolares', insta: 'instagram', ig: 'instagram', fb: 'facebook', usd: 'dollars', mxn: 'pesos', anos: 'anos', vs: 'versus', sun: 'sunday', sat: 'saturday',
};

/** Visitors' words for things in the English content: Spanish ones, and English ones that it does not use. */
// biome-ignore format: a table reads in columns
export const alsoSaid: Readonly<Record<string, string>> = {
  // features of homes
  piscina: 'pool', alberca: 'pool', swimming: 'pool', swim: 'swimming swims', nadar: 'swimming swims', jacuzzi: 'pool', playa: 'beach', beachfront: 'beach oceanfront', seaside: 'beach', shore: 'beach', mar: 'sea pacific', oceano: 'sea pacific',
  ocean: 'sea pacific', waterfront: 'sea', oceanfront: 'sea', seafront: 'sea', frente: 'sea beach', vista: 'views facing towards looks', vistas: 'views facing towards looks', view: 'views facing towards looks', views: 'views facing towards looks', atardecer: 'sunset',
  chimenea: 'fireplace', cochera: 'garage', garaje: 'garage', cars: 'garage', parking: 'garage', coches: 'garage', jardin: 'garden', jardines: 'garden', terraza: 'terrace', terrazas: 'terrace', patio: 'terrace',
  cocina: 'kitchen', huespedes: 'guest', invitados: 'guest', guesthouse: 'guest', solares: 'solar', paneles: 'solar', panels: 'solar', acceso: 'access', directo: 'direct', laps: 'lap metres', lap: 'lap metres', alberga: 'pool', nado: 'swimming swims', oleaje: 'calm sheltered', waves: 'calm sheltered', calm: 'calm sheltered', tranquila: 'calm sheltered', rough: 'calm sheltered', toddlers: 'calm swims', swimmable: 'calm swims', floors: 'stories levels', storeys: 'stories levels', stories: 'stories levels', pisos: 'stories levels', plantas: 'stories levels', niveles: 'stories levels', materials: 'stone timber', materiales: 'stone timber', material: 'stone timber', income: 'earns costs portfolio', yields: 'earns costs portfolio', ingresos: 'earns costs portfolio', cristalera: 'glass', ventanal: 'glass',  ninos: 'calm swims', gate: 'gated', guards: 'gated', visitors: 'guest', energy: 'solar', energia: 'solar', brava: 'calm sheltered',
  whales: 'whales', whale: 'whales', delfines: 'whales', boats: 'marina', harbour: 'marina', harbor: 'marina', puerto: 'marina', yates: 'marina', yacht: 'marina', flight: 'airport', vuelo: 'airport', minutes: 'minutes', minutos: 'minutes', manejando: 'minutes',
  housekeeper: 'staff', maid: 'staff', nanny: 'staff', muchacha: 'staff', empleada: 'staff', nana: 'staff', sirvienta: 'staff', chofer: 'staff', cook: 'kitchen', cooking: 'kitchen', grill: 'outdoor kitchen', bbq: 'outdoor kitchen', barbecue: 'outdoor kitchen', asador: 'outdoor kitchen', parrilla: 'outdoor kitchen',
  casita: 'casita guest', guests: 'guest', separately: 'casita guest', seperately: 'casita guest', annex: 'casita guest', annexe: 'casita guest', inlaws: 'casita guest', suegra: 'casita guest', suegros: 'casita guest', suegro: 'casita guest', nietos: 'casita guest', aparte: 'casita guest', separate: 'casita guest', independiente: 'casita guest', separada: 'casita guest', mother: 'casita guest', parents: 'casita guest', grandma: 'casita guest', abuela: 'casita guest', abuelos: 'casita guest', nanny_flat: 'guest', granny: 'casita guest',
  porsches: 'garage', porsche: 'garage', vehicles: 'garage', autos: 'garage', carros: 'garage', camionetas: 'garage', trucks: 'garage', park: 'garage', estacionar: 'garage', sol: 'solar sunset', sunset: 'sunset', sunsets: 'sunset', atardeceres: 'sunset', puesta: 'sunset', evening: 'evening sunset', bonfire: 'fire', smores: 'fire', fogatas: 'fire', campfire: 'fire',
  offgrid: 'solar', grid: 'solar', battery: 'battery', baterias: 'battery', bateria: 'battery', electricity: 'solar', barefoot: 'beach', pies: 'beach', arenita: 'sand', orilla: 'beach', surf: 'sea', pacifico: 'pacific', cortes: 'cortez', cortez: 'cortez', marble: 'marble', wood: 'timber', wooden: 'timber', madera: 'timber', timber: 'timber',
  glass: 'glass', cristal: 'glass', vidrio: 'glass', ventanales: 'glass', windows: 'glass', balcones: 'balcony balconies', balcony: 'balcony balconies', outdoor: 'outdoor balcony terrace', palms: 'palms', palmeras: 'palms', cactus: 'agaves', guarded: 'gated', vigilancia: 'gated', caseta: 'gated', mountain: 'mountains', mountains: 'mountains', montanas: 'mountains', servicio: 'service staff',
  fogata: 'fire', firepit: 'fire', pit: 'fire', gated: 'gated', privada: 'gated', cerrada: 'gated', ballenas: 'whales', arena: 'sand', marmol: 'marble', piedra: 'stone', airport: 'airport', aeropuerto: 'airport', marina: 'marina',
  condo: 'balcony', condos: 'balcony', condominium: 'balcony', condominio: 'balcony', condominios: 'balcony', apartment: 'balcony', departamento: 'balcony', departamentos: 'balcony', flat: 'balcony', flats: 'balcony', apt: 'balcony', apartments: 'balcony', depas: 'balcony', loft: 'balcony', studio: 'balcony', yard: 'garden', backyard: 'garden', lawn: 'garden', balcon: 'balcony',
  // subjects of agents
  abroad: 'europe canada', germany: 'europe', alemania: 'europe', austria: 'europe', switzerland: 'europe', suiza: 'europe', mudar: 'relocation', sliding: 'slides', wide: 'feet', calgary: 'canada', toronto: 'canada', vancouver: 'canada', alberta: 'canada', ottawa: 'canada', canadian: 'canada', canadiense: 'canada', overseas: 'europe canada',
  tierra: 'land', terrenos: 'land', terreno: 'land', parcela: 'parcels', rancho: 'ranch', ranchos: 'ranch', inversion: 'investment', inversionista: 'investment', investor: 'investment', inversiones: 'investment', invertir: 'investment', lujo: 'luxury', mudanza: 'relocation', mudarme: 'relocation',
  reubicacion: 'relocation', relocate: 'relocation', relocating: 'relocation', moving: 'relocation', mudarnos: 'relocation', hill: 'hillside', colina: 'hillside', modern: 'architectural',
  architect: 'architectural', architecture: 'architectural', arquitectura: 'architectural', arquitecta: 'architectural architect', obra: 'engineer engineering', arquitecto: 'architectural', moderna: 'architectural', foreigners: 'international', foreigner: 'international', foreign: 'international',
  extranjero: 'international', extranjeros: 'international', fideicomiso: 'trust', escritura: 'deed', schools: 'school', escuela: 'school', escuelas: 'school', kids: 'school', children: 'school', inspections: 'inspection', plumbing: 'pipes', plomeria: 'pipes', tuberias: 'pipes', leaks: 'waterproofing', humedad: 'waterproofing', sails: 'sail', sailing: 'sail', sailor: 'sail', velero: 'sail', ganado: 'cattle', cows: 'cattle', hectareas: 'land', hectares: 'land', brecha: 'pavement', bilingues: 'school', bilingue: 'school', school: 'school', canadians: 'canada', canadienses: 'canada', europeans: 'europe', numbers: 'investment earns',
  inspeccion: 'inspection', inspecciones: 'inspection', inspector: 'inspection', second: 'second', vacation: 'second', segunda: 'second', campo: 'golf', ocean_front: 'oceanfront', discreet: 'discreet', discreetly: 'discreet', discretion: 'discreet', discreto: 'discreet', discrecion: 'discreet', quietly: 'discreet', secretly: 'discreet', privately: 'discreet', neighbours: 'discreet', neighbors: 'discreet', vecinos: 'discreet', enteren: 'discreet', discretamente: 'discreet', discreta: 'discreet', horses: 'ranch', cattle: 'cattle',
  well: 'well', pozo: 'well', escrow: 'escrow', notary: 'notary', notario: 'notary', trusts: 'trust', stockholm: 'gothenburg', documents: 'documents', studied: 'trained degree university', study: 'trained degree university', estudio: 'trained degree university', estudios: 'trained degree university',
};

/** Features and kinds of homes that no page of ours mentions. */
export const unspoken = `fence fenced barda bardeado cercado penthouse townhouse apartment land lot ranch commercial elevator lift gym theater theatre cinema cellar cellars wine tennis pickleball padel dock slip muelle embarcadero horses stables trampoline playground stairs floor
  story single slide office quiet golf heated heating infinity salt indoor sauna spa steam basement attic helipad furnished turnkey hospital wheelchair accessible generator rooftop jacuzzi hammam library bunker cistern
  terrenos terreno rancho gimnasio escaleras piso tranquilo elevador acres construction climatizada calefaccion cava sotano azotea planta cisterna amueblada techada cancha helipuerto tina`;

/** Subjects of questions on which this site is silent: a person knows. */
export const neverSaid = `hoa dues furnished furniture amueblada amueblado muebles tax taxes predial impuesto impuestos isr flood flooding inundacion inundaciones insurance hurricane huracan huracanes mortgage loan financing hipoteca credito financiamiento mensualidades installments
  closing cierre escrow lien liens gravamen gravamenes notary notario visa residency residencia commission comision comisiones honorarios fees negotiable negociable discount descuento rebaja motivated motivado
  mascotas pets internet wifi starlink zoning permit permits permiso permisos utilities warranty garantia appliances bidding bids bid resale appreciation plusvalia bitcoin crypto cripto enganche apartado downpayment deposit liabilities salary salario`;

/**
 * Names of languages, in English and in Spanish, including those that no agent speaks, so that the assistant can say
 * so.
 */
// biome-ignore format: a table reads in columns
export const languages: Readonly<Record<string, { named: string; spanish: string }>> = {
  English: { named: 'english ingles', spanish: 'inglés' }, Spanish: { named: 'spanish espanol castellano', spanish: 'español' }, French: { named: 'french frances francais france francia francesa frenchman lyon paris marseille bordeaux montreal quebec', spanish: 'francés' },
  German: { named: 'german deutsch aleman germany alemania alemana alemanes austria austrian munich berlin hamburg vienna zurich suiza switzerland', spanish: 'alemán' }, Italian: { named: 'italian italiano italy italia italiana italianos rome milan milano turin naples', spanish: 'italiano' }, Portuguese: { named: 'portuguese portugues brazilian brazil brasil brasileno brasilena brasilenos portugal lisbon portuguesa', spanish: 'portugués' },
  Swedish: { named: 'swedish svenska sueco sweden stockholm gothenburg suecia sueca suecos', spanish: 'sueco' }, Russian: { named: 'russian moscow ruso russia rusia rusa', spanish: 'ruso' }, Chinese: { named: 'chinese mandarin cantonese chino china shanghai beijing', spanish: 'chino' },
  Japanese: { named: 'japanese tokyo japones japan japon japonesa', spanish: 'japonés' }, Korean: { named: 'korean coreano korea corea', spanish: 'coreano' }, Arabic: { named: 'arabic arabe', spanish: 'árabe' },
  Dutch: { named: 'dutch holandes neerlandes netherlands amsterdam holland holanda holandesa', spanish: 'neerlandés' }, Hebrew: { named: 'hebrew hebreo israel', spanish: 'hebreo' }, Polish: { named: 'polish polaco poland polonia', spanish: 'polaco' },
  Norwegian: { named: 'norwegian oslo noruego norway noruega', spanish: 'noruego' }, Danish: { named: 'danish danes denmark dinamarca', spanish: 'danés' }, Hindi: { named: 'hindi', spanish: 'hindi' },
};

/** Other names of the areas. */
// biome-ignore format: a table reads in columns
export const areasAlso: Readonly<Record<string, string>> = {
  corridor: 'Cabo Corridor', corredor: 'Cabo Corridor', 'san jose': 'San Jose del Cabo', 'san lucas': 'Cabo San Lucas', 'cabo del este': 'East Cape', 'los cabos': 'Cabo San Lucas', sanjose: 'San Jose del Cabo',
};

/** Spanish names of the days, by their abbreviations in the office's hours. */
export const spanishDays: Readonly<Record<string, string>> = {
  Mo: 'lunes',
  Tu: 'martes',
  We: 'miércoles',
  Th: 'jueves',
  Fr: 'viernes',
  Sa: 'sábado',
  Su: 'domingo',
};

/** The months, by the first letters of their names in both languages. */
// biome-ignore format: a table reads in columns
export const months: Readonly<Record<string, string>> = {
  jan: 'Jan', ene: 'Jan', feb: 'Feb', mar: 'Mar', apr: 'Apr', abr: 'Apr', may: 'May', jun: 'Jun', jul: 'Jul', aug: 'Aug', ago: 'Aug', sep: 'Sep', oct: 'Oct', nov: 'Nov', dec: 'Dec', dic: 'Dec',
};
