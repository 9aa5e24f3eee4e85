/** What visitors write when they mean an entry of the buyer's guide: patterns in both languages, without accents. */
export const guideWords: Readonly<Record<string, string>> = {
  trust: String.raw`fideicomiso|bank trust|trust deed|a trust|the trust|trusts|can foreigners|can a foreigner|can americans|can canadians|foreigners own|foreigner own|extranjeros? (pueden?|puede) (comprar|tener)|puede un extranjero|siendo extranjero|own (property|land|a house|a home|real estate) in mexico|buy (property )?as a foreigner|puedo comprar siendo|as an? (american|canadian|foreigner)|soy extranjer.|an? (american|canadian|foreigner|european|mexican national) (even |legally |really )?(own|buy)|legally own|some sort of trust|us citizens?|american citizens?|non.?mexican|gringos?`,
  'restricted-zone': String.raw`restricted zone|zona restringida|50 km|fifty kilomet|mexican corporation|sociedad mexicana|through a company|a nombre de (una|mi) empresa`,
  steps: String.raw`(which|what|the|buying|purchase) steps (of|to|in|for|does|do|are)|steps (to|of|in) (buy\w*|purchas\w*|a purchase|the purchase)|buying process|process (of|for|to|look)|the process|how does (a |the )?(purchase|buying|sale) (work|go)|how do(es)? (i|we|one) (buy|purchase)|buying process|pasos|proceso|tramites?|como (se )?compra|como es la compra|what happens after|make an offer|put in an offer|hacer una oferta|hago una oferta|oferta formal|escrow|deposit|enganche|apartado|apartar|earnest`,
  duration: String.raw`how long (does|will|would) (a |the |it take to )?(purchase|closing|close|process|buying|buy|sale)|how fast can (we|i|you) close|how (quick|soon) can (we|i) (close|move in)|time to close|cuanto (tarda|tiempo|dura) .{0,20}(compra|cierre|proceso|escritura|tramite|comprar)|cierre rapido|close (in|within|by)`,
  'closing-costs': String.raw`closing costs?|costs? of closing|closing fees?|gastos? de (cierre|escrituracion|notari.)|costos? de (cierre|escrituracion)|gastos notariales|cuanto .{0,12}escritura(cion|r)|additional costs|extra costs|other costs|on top of the price|gastos adicionales|costos adicionales|aparte del precio|hidden (costs|fees)|taxes and fees`,
  'acquisition-tax': String.raw`acquisition tax|transfer tax|stamp duty|isai|isabi|impuesto (de|por|sobre) (adquisicion|traslad.)|traslado de dominio|impuestos? .{0,20}(al )?comprar|tax(es)? (when|on) (buying|purchase|the purchase)|purchase tax`,
  notary: String.raw`notary|notaries|notario|notaria|notarial|lawyer|attorney|(un |necesito )abogad.|title (insurance|search|check|clear)|clear title|title deed|titulo limpio|seguro de titulo|escrituras? en regla|libre de gravamen|liens?|gravamen`,
  'land-title': String.raw`ejid\w+|federal zone|zona federal|zofemat|beach concession|concesion|is the beach (public|private)|private beach|playa privada|beaches public|uso de suelo|zoning`,
  'property-tax': String.raw`property tax(es)?|predial|annual tax(es)?|yearly tax(es)?|taxes (a|per) year|impuesto anual|real estate tax(es)?|are taxes|the taxes|running costs|cost of owning|carrying costs|gastos anuales|cuanto cuesta mantener|costo de mantener`,
  hoa: String.raw`hoa|hoas|homeowners?.? association|community fees?|condo fees?|monthly fees?|maintenance fees?|cuotas? (de|mensual\w*|del)|cuota mensual|mantenimiento|condominio fees?|(regime|reglamento) (de|del) condominio|fees per month|dues`,
  financing: String.raw`financ\w+|mortgages?|loans?|lenders?|credito|creditos|hipoteca\w*|prestamo|interest rates?|tasa de interes|down payment|pagos? (a plazos|mensual\w+)|a plazos|mensualidades|infonavit|seller financing|owner financing|carry (a|the) note|solo de contado|(in|pay|paying|all) cash|de contado|bank account|cuenta (de banco|bancaria)|pay in (pesos|dollars|crypto|bitcoin)|bitcoin|crypto|cripto\w*|by wire|wire transfer`,
  insurance: String.raw`insurance|insure|insured|seguro|seguros|asegurar|asegurada|poliza|aseguradora|flood|inundacion`,
  'renting-out': String.raw`rent (it|this|the house|the home|the villa|my \w+|one|them)? ?out|renting (it|the \w+)? ?out|rental (income|yield|returns?|potential|history)|vacation rentals?|short.?term rentals?|airbnb|vrbo|rentar(la|lo|las|los)|rentar mi|renta vacacional|rentas? vacacional\w*|ingresos? (de|por) renta|property manage\w+|manage (the|my|our) (house|home|villa|property)|administra\w+ (de|la|mi) (propiedad|casa)|occupancy|ocupacion`,
  residency: String.raw`residency|residence permit|resident|residencia (temporal|permanente|legal|mexicana)|(la|necesito|mi|tramitar\w*|obtener|tener) residencia|visas?|immigration|inm|migracion|migratori\w+|stay in mexico|to retire|retire here|retir\w+ (here|in|to)|jubil\w+|citizenship|ciudadania|tourist permit`,
  utilities: String.raw`utilities|electricity (bill|cost|price)|power (bill|outage|cut)s?|water (supply|bill|shortage|pressure|delivery)|city water|drinking water|agua potable|recibo de (luz|agua)|servicios (basicos|publicos)|cfe|propane|gas (tank|line)|drenaje|sewer|septic|internet|wi-?fi|fiber|fibra|starlink|cell (signal|coverage)|cobertura|work remotely|remote work|home office|trabajar (a distancia|desde casa)|apagones|cisterna`,
  hurricanes: String.raw`hurricanes?|huracan\w*|storms?|tormentas?|cyclones?|ciclon\w*|rainy season|temporada de lluvias?|the weather like|weather in cabo|bad weather|clima|climate|how hot|earthquakes?|temblores|terremotos?|sismos?|tsunamis?`,
  airport: String.raw`airport|aeropuerto|flights?|vuelos?|fly (in|to|from)|sjd|private jet|how far (is|are) (it )?(cabo|san jose|la paz|todos santos|the towns?)|distances?|distancias?|getting (there|here)|how do i get to cabo|como llego a (los )?cabo|drive from`,
  schools: String.raw`schools?(?! project| essay| homework| report)|escuelas?|colegios?|kindergarten|preescolar|universit\w+|universidad\w*|daycare|guarderia`,
  hospitals: String.raw`hospitals?|hospitales|clinics?|clinicas?|doctors?|doctores|medicos?|medical|health ?care|salud|emergency room|urgencias|pharmac\w+|farmacias?`,
  'capital-gains': String.raw`capital gains?|gains tax|tax(es)? (when|if|on) (i |we |my client )?(sell|selling|sells|the sale)|ganancia|plusvalia fiscal|isr|impuestos? .{0,24}(vend\w+|venta)|irs|fbar|double tax\w*|commission|comision|what do you charge|(cuanto|que) cobran|your fees?|your cut|broker.?s? fees?|honorarios`,
  inheritance: String.raw`will inherit|inheritance|who inherits|heirs?|estate planning|last will|pass (it )?(on )?to (my|our) (kids|children|son|daughter)|quien hereda|heredar\w*|testamento|when i die|if i die|si me muero|add (my|a) (wife|husband|spouse)|two names|co-?own\w*`,
  inspection: String.raw`inspections?|inspect\w*|inspeccion\w*|inspector|surveyors?|appraisal (before|for) (buying|purchase)|mold|moho|leaks?|goteras|humedad|termites?|termitas|revisar la casa`,
  'remote-purchase': String.raw`power of attorney|poder notarial|remotely|from abroad|without (coming|being there|travell?ing|visiting)|sight unseen|a distancia|desde (el extranjero|estados unidos|canada|europa)|sin (ir|viajar|estar)|can.?t (come|travel|be there)|no puedo (ir|viajar)|sign (online|from|electronically)|virtual (tour|viewing|visit)|video (call|tour)|videollamada|por video|facetime|zoom|recorrido virtual`,
  travel: String.raw`best time (to|of)|when should (i|we) (come|visit|travel)|cuando conviene (ir|venir|viajar)|mejor (epoca|temporada|mes)|plan (a|our|my) (trip|visit)|pick (me|us) up|recogen|hotel|where (should|can|do) (i|we) stay|donde (me|nos) (hospedo|quedo|quedamos|hospedamos)|rent a car|how many (houses|homes) (can|could) (we|i) see|open house`,
  furniture: String.raw`furnished|furniture|furnishings|turn.?key|amueblad\w+|muebles|included in the (price|sale)|incluye (muebles|el precio)|que incluye el precio|come with (the )?furniture|appliances|bring my (car|furniture|dog|cat|pets?)|pets?|dogs?|labradors?|perros?|gatos?|mascotas?|customs|aduana|menaje`,
};

/** One answer about the firm. `{names}` are filled from the content. */
export interface FirmEntry {
  /** What visitors write: a pattern in both languages, without accents. */
  words: string;
  en: string;
  es: string;
  /** The agent who tells more, by number on the roster; the office when it is missing. */
  ask?: number;
  /** Whether the reply offers to pass a wish on, and its kind. */
  offer?: 'buying' | 'selling' | 'renting' | 'investment' | 'general';
  /** A page that tells more. */
  page?: '/about' | '/contact' | '/properties' | '/idx-search' | '/market-report' | '/team';
  /** Whether the answer only greets, thanks or takes leave; it gives way to every other answer. */
  isCourtesy?: boolean;
  /** Whether it says that the site does not answer this. */
  isUnknown?: boolean;
}

/** What the firm answers for itself, by id. */
export const firmFaq = {
  greeting: {
    isCourtesy: true,
    words: String.raw`^(hi+|hello|helo|hey|hiya|howdy|yo|hola|ola|buen[oa]s?( dias| tardes| noches| dia)?|good (morning|afternoon|evening|day)|saludos|que tal|que onda|how are you|como estas?)\b`,
    en: 'Good day. Ask me about a home, an agent, the office, the market, or buying in Los Cabos.',
    es: 'Buen día. Pregúnteme por una casa, un asesor, la oficina, el mercado o cómo se compra en Los Cabos.',
  },
  thanks: {
    isCourtesy: true,
    words: String.raw`\b(thanks|thank you|thx|ty|cheers|much appreciated|gracias|grax|mil gracias|perfect|perfecto|great|super|awesome|excelente|genial|ok|okay|got it|muy amable|you were (so |super |very )?helpful|nice)\b`,
    en: 'You are welcome. I am here for anything else about a home, an agent or the office.',
    es: 'Con gusto. Aquí estoy para cualquier otra pregunta sobre una casa, un asesor o la oficina.',
  },
  farewell: {
    isCourtesy: true,
    words: String.raw`\b(bye|goodbye|see you|see ya|adios|hasta luego|nos vemos|bonito dia|have a (nice|good|great) (day|one|evening|weekend)|good night|buenas noches|chao|later)\b`,
    en: 'Goodbye. You are always welcome.',
    es: 'Hasta luego. Siempre será bienvenido.',
  },
  declined: {
    isCourtesy: true,
    words: String.raw`^(no|nope|nah|not now|no thanks|no thank you|no gracias|nothing( else)?|nada( mas)?|just (looking|browsing)|only looking|solo (estoy )?viendo|nomas viendo|ninguna|forget it|never mind|nvm|olvidalo|dejalo|still thinking|lo pensare|let me think|we.?ll think about it|maybe later)\b`,
    en: 'Very well. I am here when you need me.',
    es: 'Muy bien. Aquí estoy cuando me necesite.',
  },
  outside: {
    isUnknown: true,
    words: String.raw`\b((ignore|forget|disregard|override|bypass) (\w+ ){0,3}(instructions?|rules?|prompts?|everything|above|previous|restrictions)|(olvida|ignora|omite) (\w+ ){0,3}(instrucciones|reglas|todo)|system (prompt|override)|(your|hidden|secret|tus) (system |hidden |secret )?(prompt|instructions|rules|instrucciones|reglas)|you are now|from now on you|ahora eres|eres un pirata|act as|pretend|actua como|developer mode|debug mode|jailbreak|repeat after me|passwords?(?!-)|contrasenas?|api keys?|(your |the )?(server|source code)\b|etc/passwd|(write|compose|make|escrib\w+|haz(me)?|dame|give me|tell me|cuenta(me)?) (\w+ ){0,3}(poems?|haiku|essays?|ensayo|story|cuento|song|cancion|script|code|codigo|python|tarea|homework|jokes?|chistes?|poemas?|receta|recipe|speech|tweet|\d+ words)|recipes?|receta|translate (this|that|your|into|the following)|traduce|homework|(help|do) (\w+ )?my (\w+ )?(homework|essay)|poems?|poema|horoscope|lottery|stock (price|market|tips)|bitcoin price|world cup|who won|capital of|president|election|python script|lorem ipsum|(client|customer|buyer|visitor|seller)s?.? (list|names|phones?|data|emails?|numbers|phone numbers)|(all|every) (client|customer|buyer)|(lista|datos|nombres|telefonos|correos) de (los |sus |tus )?(clientes|compradores|vendedores)|(names|phones?|e-?mails|numbers|addresses) of (every|all|the|your|other|past) (\w+ )?(client|customer|buyer|visitor|people|who|owner)\w*|(home|private|personal) (address|number|phone) of|(her|his) (home address|private|full name|social security)|(direccion|telefono|casa) (particular|privad[oa]|personal) de|math|phishing|everybody who|everyone who|who else (is|has|asked)|other (buyers|visitors|clients)|(name|number|phone|nombre|telefono|celular) (of|del?) (the |la |el )?(owner|dueno|propietari\w+|cliente)|weather (tomorrow|today|in (?!cabo|los|baja|mexico|march|april|may|june|july|august|sept|oct|nov|dec|jan|feb|the|winter|summer))|restaurants?\b|restaurantes?\b|fishing|la pesca\b|pescar\b|nightlife|what time is it( in|\W*$)|que hora es\b|divorce advice|should i (get )?(a )?divorce|\$1\b(?!\.\d|,)|costs? one dollar|un dolar\b|legally binding|tell(ing)? (her|him) |send (an? )?(e-?mail|mail) to \S*@)`,
    en: 'That is outside what I can help with: I speak of homes, agents, the office, the market and buying in Los Cabos. For anything else a person is glad to help: {phone}, {email}.',
    es: 'Eso queda fuera de lo que puedo ayudarle: hablo de casas, asesores, la oficina, el mercado y cómo se compra en Los Cabos. Para lo demás con gusto le ayuda una persona: {phone}, {email}.',
    offer: 'general',
  },
  nobody: {
    words: String.raw`\b((does|is|did) (mr |mrs |ms |a )?(?!the |any|some|it |this|that|your|he |she |there|one)[a-z]+ (?!agent|still|person)[a-z]+ (still |really )?(work\w* (for|with|at|there|here)|one of your|your agent|on (your|the) team|an agent)|(trabaja|conocen a) (?!algu|con|ahi)[a-z]+ [a-z]+ (con|para|en|ahi)\b|hay (algun|alguna) (asesor\w*|agente) (llamad[oa]|de nombre)|(agent|realtor|someone|somebody) (called|named) )`,
    en: 'Nobody of that name is on our pages. The page of our team shows all who work here.',
    es: 'Nadie con ese nombre está en nuestras páginas. La página del equipo muestra a todos los que trabajan aquí.',
    page: '/team',
  },
  machine: {
    words: String.raw`\b((are|r) (you|u) (a |an |really )?(human|real|robot|bot|machine|ai|person|computer|chatgpt|gpt|automated)|(is this|am i (talking|speaking|chatting) (to|with)) (a |an )?(human|real|robot|bot|machine|ai|person|computer|someone)|eres (un |una )?(robot|humano|persona|real|maquina|bot|ia)|es (usted )?(un |una )?(robot|humano|persona|maquina|bot|ia)|hablo con (un |una )?(robot|persona|humano|maquina|bot)|who (made|built|trained) you|what are you\b|which (model|ai)|que modelo|llm|(human|person|bot|robot) or (a |an )?(\w+ )?(human|person|bot|robot|machine)|(typing|talking|chatting|speaking|writing) (to|with) a (human|real|machine|robot|bot|computer|person))\b`,
    en: 'I am automated: I answer from what this site says. People answer at {phone} and {email}.',
    es: 'Soy un sistema automático: respondo con lo que dice este sitio. Las personas contestan en {phone} y {email}.',
    offer: 'general',
  },
  ability: {
    words: String.raw`\b(what can (you|u) do|how can you help|can (you|u) help( me)?\W*$|^help\W*$|^ayuda\W*$|what (do|can) (you|i) (know|ask)|que (puedes|sabes|puede) (hacer|saber)|(me puede[ns]?|puedes?) ayudar(me)?\W*$|en que (me )?(puedes|puede) ayudar|como funciona (esto|este chat)|how does this (chat )?work|what is this)`,
    en: 'I find homes by area, price, rooms or features, name the right agent, give office hours and market figures, and explain how buying works. Tell me what you are looking for.',
    es: 'Busco casas por zona, precio, recámaras o características, le digo qué asesor conviene, doy horarios y cifras del mercado, y explico cómo se compra. Dígame qué busca.',
  },
  languages: {
    words: String.raw`\b((do|can) (you|u|they) (guys |all )?(speak|talk) (any )?(english|spanish)|hablan? (en )?(espanol|ingles)|in (english|spanish)( please)?\W*$|en (espanol|ingles)( por favor)?\W*$|which languages (do|can) (you|they|the)|que idiomas (hablan|manejan|se hablan)|what languages|(your|other) languages|idiomas hablan)`,
    en: 'Of course: I speak English and Spanish, and so does every agent. Between them the agents also speak {languages}.',
    es: 'Claro: hablo español e inglés, igual que todos los asesores. Entre ellos hablan además {languages}.',
    page: '/team',
  },
  sell: {
    words: String.raw`\b((sell|selling|list|listing) (my|our|a|her|his|mum.?s|mom.?s) (\w+ ){0,2}(house|home|condo|place|property|villa|lot|land|apartment|parents)|(want|thinking|like|need|looking|ready|hoping|plan\w*) (to|of|about|on) (sell|selling|list)\b|put (my|our) \w+ (up )?(on the market|for sale)|help me sell|selling (with you|begin|start|work)|(does|do) .{0,12}selling|(list|sell) (it |them )?with you|how do i list|own a (house|home|condo|villa)|sell with you|vender (mi|la|una|nuestra|un|su|el|mis)|vendo (mi|una|un)|quiero vender|queremos vender|poner (mi|la|en) (\w+ )?(a la )?venta|pongo (mi )?\w+ (en|a la) venta|me ayudan? a vender|(do|would) you (take|list) (my|our)|(i am|we are|im) (a )?sell(er|ing)|inherited a|heredamos|herede)`,
    en: 'We begin with a free evaluation of your home: leave its address and your number, and an agent answers within 24 hours. Or call {phone}.',
    es: 'Empezamos con una valuación gratuita de su casa: deje la dirección y su teléfono, y un asesor responde en un plazo de 24 horas. O llame al {phone}.',
    offer: 'selling',
    page: '/contact',
  },
  value: {
    words: String.raw`\b(what.{0,12} (my|our) (house|home|condo|place|property|villa|lot|land|apartment|casa)( is| be)? (worth|valued?)|(house|home|property|free|market|get|need|want) (a )?(valuation|evaluation|appraisal|estimate)|valu(e|ation|ing) (of )?(my|our)|apprais\w+|avaluo|valuacion|valuar\w*|cuanto vale(n)? (mi|nuestra|nuestro)|worth of my|how much is (my|our)|(what|how much) (could|can|would|will) (i|we) (get|ask) for (it|my|our))`,
    en: 'A free evaluation tells what your home is worth; a figure from afar would be a guess. Leave its address and your number here, or call {phone}.',
    es: 'Una valuación gratuita dice cuánto vale su casa; una cifra a distancia sería adivinar. Deje aquí la dirección y su teléfono, o llame al {phone}.',
    offer: 'selling',
  },
  rent: {
    words: String.raw`\b((to|for|long.?term|monthly|looking to|can i|could (i|we)|can we|want to|do you|how much (to|is the)|i|we|weekly|a month|per (week|night|month)|always) rent(al)?s?\b|(long|short).?term|per (week|night|month)\b|al mes\b|deposito .{0,6}renta|(monthly|weekly|nightly) rate|for (the )?(new years?|christmas|easter|a|one|two|spring break|thanksgiving) (week|weeks|month|months|days)|just for|(por|la|una) (semana|noche)|por mes|renta (para|en|el|de)|rentals?|lease|leasing|en renta|rentan|renta (mensual|por)|alquil\w+|arrend\w+|rento|quiero rentar|rentar (una|un|casa)|casas? de renta|tenant|inquilino)`,
    en: 'Rentals are handled by a person: leave your dates here, or call {phone}. The homes shown on the site are for sale.',
    es: 'Las rentas las atiende una persona: deje aquí sus fechas, o llame al {phone}. Las casas que muestra el sitio están en venta.',
    offer: 'renting',
  },
  invest: {
    words: String.raw`\b(invest(ing|ment|or|ors|ments)?|inver(sion|siones|tir|sionista)|roi|returns?|yields?|cap rate|rendimiento|plusvalia|appreciat\w+|portfolio of|good (time|moment) to (buy|invest)|buen (momento|tiempo) (para|de) (comprar|invertir)|forecast|predict\w*|prices (going|go) (up|down)|van a (subir|bajar)|pronostico|crash|bubble|burbuja|next year)\b`,
    en: '{investor} advises on investments: {investorPhone}, {investorEmail}. The market report shows six months of figures; what comes next nobody can promise.',
    es: '{investor} asesora en inversiones: {investorPhone}, {investorEmail}. El reporte de mercado muestra seis meses de cifras; lo que sigue nadie lo puede prometer.',
    ask: 5,
    offer: 'investment',
    page: '/market-report',
  },
  negotiate: {
    words: String.raw`\b(negotia\w+|negocia\w*|discount|descuento|lower (the )?(price|offer)|best price|lowest (they|you|price|he|she)|reduce\w*|rebaja\w*|price drop|(accept|take) (less|an offer|\$|\d)|menos de lo que|lo menos|ultimo precio|mejor precio|regate\w*|(hold|reserve) (it|a (property|house|home|place)|the (house|villa|property))\b|lowest|would (\w+ )?take\b|less than (the )?asking|below asking|por debajo del precio|someone else (already )?bid|bidding|other offers?|otras ofertas|separar(la|lo)?\b|apart(ar|ame|enme)|room (on|in) the price|come down|flexible on)\b`,
    en: 'Only the owner can say that, and an agent asks: {seller}. A written offer is what owners answer.',
    es: 'Eso solo lo decide el dueño, y el asesor le pregunta: {seller}. Los dueños responden a una oferta por escrito.',
    offer: 'buying',
  },
  job: {
    words: String.raw`\b(hiring|job|jobs|vacanc\w+|career|(i|to|can) work (for|with) (you|your|the firm)\b|cooperat\w+|outside brokers?|split|join (your|the) team|contratando|trabajo con|trabajar (con|para) ustedes|vacante|empleo|curriculum|cv|resume|internship|practicas|become an agent|i.?m an agent|soy (asesor|agente)|co-?broke\w*|referral fee|press|journalist|periodista|vendor|proveedor|partnership|sponsor\w*)\b`,
    en: 'That is a question for the office: {phone}, {email}. What the firm stands for is on the page about it.',
    es: 'Eso se pregunta a la oficina: {phone}, {email}. Lo que distingue a la firma está en su página.',
    offer: 'general',
    page: '/about',
  },
  complaint: {
    words: String.raw`\b(complain\w*|complaint|queja\w*|quejarme|(nobody|no one|no-one|noone|never|not|hasn.?t|haven.?t|didn.?t|did not|no) (\w+ )?(answer\w*|call\w* (me )?back|respond\w*|repl\w+|got back|heard)|no (me )?(han?|contest\w+|respond\w+|contestan|responden)|nadie (me )?(contesta|responde|ha)|pesimo|terrible service|worst|rude|grosero|scam|estafa|stood (me|us) up|(never|didn.?t|did not|no) show(ed)? ?(up)?|rings? out|(called|rang|phoned|wrote|written|emailed|call(ed)? you) (\w+ ){0,6}(times|twice|days ago|thrice)|(tres|dos|cuatro|cinco|\d) (veces|llamadas)|(nobody|no one|noone|not one|nadie)\b|dej\w+ plantad\w+|falta de respeto|groser\w+|fraude|lost my|cancel\w*|heard nothing|is this how you treat|what kind of outfit|plantad[oa]s?|salta el contestador|treated|ya me canse|fraud|unacceptable|ridiculous|useless|inutil|not helpful|no (me )?ayud\w+|wast(e|ing) (of )?(my )?time|disappoint\w*|angry|furious|upset|manager|supervisor|gerente|still waiting|sigo esperando|qued\w+ esperando|been waiting|filled in your form|and nothing\b|lost patience|llevo .{1,20} esperando|sue you|demanda\w*)\b`,
    en: 'I am sorry. That should not have happened. Call {phone} or write to {email}, or leave your number here: it is passed on with what you told me.',
    es: 'Lo siento. Eso no debió pasar. Llame al {phone} o escriba a {email}, o deje aquí su teléfono: se transmite con lo que me contó.',
    offer: 'general',
  },
  erase: {
    words: String.raw`\b((delete|erase|remove|forget|destroy|wipe) (all )?(of )?(my|me|the|any|our|everything) ?(\w+ ){0,3}(data|info\w*|details|records?|account|about me|from)|(borr|elimin|quit)\w+ (todos )?(mis|mi|los|todo)( \w+)? ?(datos|informacion|correo)?|unsubscribe|opt.?out|off (the|your|this) (mailing )?list|stop (e-?mailing|sending|calling|contacting)|dar(me)? de baja|darme de baja|dejen de|arco|gdpr|right to be forgotten|no quiero (recibir|mas) (mas )?correos)`,
    en: 'Write to {email}, from the address that you gave us, or call {phone}: your data is erased or corrected, and within {workingDays} working days you have an answer.',
    es: 'Escriba a {email}, desde el correo que nos dio, o llame al {phone}: sus datos se borran o corrigen, y en {workingDays} días hábiles tiene respuesta.',
    offer: 'general',
    page: '/contact',
  },
  privacy: {
    words: String.raw`\b(privacy|privacidad|my (personal )?(data|info|information)|mis datos|personal data|datos personales|mi info\w*|who (sees|reads|gets|can see|has)( all)? (my|this|what i)|quien (ve|lee) (mis|lo que|esto)|(comparten?|share|sell) (my|mis|mi) (data|info\w*|datos|number|email|correo)|what do you (keep|store|collect|know about me)|que (guardan|saben de mi)|cookies|tracking|tracked|recorded|openai|what i type|is this (chat )?(private|confidential|secure|safe)|confidential|how long do you keep|cuanto tiempo (los |la |lo )?guardan|advertisers|sold on to|responsible for (personal )?data)\b`,
    en: 'We keep your name, email, telephone and message for {keptYears} years, to answer you. The office, the agent concerned and the services that carry our mail see them; they are never sold. What you ask here may be answered with the help of an outside language model. To see, correct or erase your data write to {email}; an answer comes within {workingDays} working days.',
    es: 'Guardamos su nombre, correo, teléfono y mensaje durante {keptYears} años, para responderle. Los ven la oficina, el asesor y los servicios que llevan nuestro correo; nunca se venden. Lo que pregunta aquí puede responderse con ayuda de un modelo de lenguaje externo. Para ver, corregir o borrar sus datos escriba a {email}; responde en {workingDays} días hábiles.',
    page: '/contact',
  },
  replyTime: {
    words: String.raw`\b(how (soon|long|fast|quick\w*) (until|till|before|do|will|would|does|can|to) ?(you|i|someone|they|it|we|an?)? ?(take )?(to )?(get|hear|answer|repl\w+|respond|someone|call|an answer|contact)|when will (i|you|someone|they|she|he) (hear|get|answer|reply|respond|call)|response time|reply time|cuando (me )?(responden|contestan|contestaran|llaman|responderan|hablan)|en cuanto (tiempo )?(me )?(responden|contestan|llaman)|cuanto (se )?(tardan?|demoran?)( ustedes)?( en (responder|contestar|llamar\w*|devolver))?\W*$|cuanto (se )?tardan? en (responder|contestar|llamar)|how (soon|quickly|quick|fast) (do|does|will|can|would|might|may|could|one|some)|(hear|get) (back|an answer)|do i hear|expect an answer)`,
    en: 'Messages are answered within 24 hours. If it cannot wait, call {phone}.',
    es: 'Los mensajes se responden en un plazo de 24 horas. Si no puede esperar, llame al {phone}.',
  },
  areas: {
    words: String.raw`\b((which|what) (areas|regions|parts|towns|zones|neighbou?rhoods|places) (do|are|can) you|areas (do )?you (cover|serve|work)|que (zonas|areas|lugares) (cubren|manejan|atienden|trabajan|venden)|(where|donde) (do you (work|operate|sell)|trabajan|venden)|your (areas|coverage)|zonas (cubren|manejan)|areas? you cover|en que zonas|zonas (cubre|atiende|busca)\w*)\b`,
    en: 'We work in {areas}.',
    es: 'Trabajamos en {areas}.',
    page: '/properties',
  },
  record: {
    words: String.raw`\b(how many (homes|houses|properties|sales|clients|deals|units)?.{0,12}(have|has|had|did|do) (you|your|the (firm|company|team|agency))\b.{0,20}(sold|sell|closed|claim|served|clients)|(homes|properties|houses) (the|your) (firm|company|team) has sold|transaction volume|sold over a billion|sold in total|sales in total|have you sold|vendieron (este|el) ano|(casas|propiedades) han vendido|vendido ustedes|(cuantas|cuantos) (casas|propiedades|clientes|ventas) (han|tienen|ha)|track record|total sales|sales volume|how much (have you|has the firm) sold|ventas totales|combined experience|experiencia (combinada|de la empresa)|how (big|large) is (the|your) (firm|company|agency|brokerage)|your (results|success))\b`,
    en: '{propertiesSold} properties sold, {sales} in sales since {founded}, {clients} clients, and {combinedYears} years of combined experience.',
    es: '{propertiesSold} propiedades vendidas, {sales} en ventas desde {founded}, {clients} clientes y {combinedYears} años de experiencia combinada.',
    page: '/about',
  },
  about: {
    words: String.raw`\b((tell me )?about (you\b(?! know)|your (company|firm|agency|brokerage|business|history))|(who|what) (are|is) (you guys|you people|dos mares|the (firm|company|agency)|this company|your company)|who are you|quienes son|quien es dos mares|que es dos mares|desde cuando (existe|estan|trabajan)|how long have you been|how old is (the|your) (firm|company|agency|business)|year.{0,20}(firm|company|founded|established)|(founded|established|started|begin|began|fundada|fundaron|fundo)|founder|fundador\w*|owner of (the|this)|duen[oa] de (la|esta)|history of|historia|trustworthy|can i trust|legit(imate)?|confiable\w*|confiar|are you licensed|do you have a license|why (should i )?(choose|use|pick|go with) you|por que ustedes|your values|valores|mission|mision|ceo|runs (the|this)|what do you have that|oldest|existe la empresa|(ano|desde) .{0,10}existe|years in business|de la empresa\W*$|better than|inmobiliaria)\b`,
    en: '{founder} founded {office} in {founded} and leads it as {founderTitle}: over 35 years in Cabo San Lucas, and a founding member of the regional multiple listing service.',
    es: '{founder} fundó {office} en {founded} y la dirige: más de 35 años en Cabo San Lucas, y miembro fundador del servicio regional de listados múltiples (MLS).',
    page: '/about',
    ask: 12,
  },
  mls: {
    words: String.raw`\b((search|browse|access|use|find|look (on|in|at)|see|whole|full|entire) (the |in the |your )?mls|mls search|buscar en (el )?mls|more (homes|houses|listings|options|properties)|everything that is on the market|only (those|see|these) (three|3)|is that all|three houses maximum|other (homes|houses|listings|properties)|all (the |your )?(listings|homes|houses|properties)|mas (casas|opciones|propiedades)|otras (casas|propiedades|opciones)|todas las (casas|propiedades)|how many (homes|houses|properties|listings) (do you|are there|you) (have|for|in|got|on)?|cuantas (casas|propiedades) (tienen|hay|manejan))`,
    en: 'Beside the homes shown on this site, the listing search covers {properties} homes, by area, price or MLS number.',
    es: 'Además de las casas de este sitio, la búsqueda cubre {properties} propiedades, por zona, precio o número MLS.',
    page: '/properties',
  },
  newsletter: {
    words: String.raw`\b(newsletter|subscri\w+|suscri\w+|boletin|(e-?mail|mail|send|get) (me )?(the |it |this |that )?(report|figures|every month|each month|monthly|updates|by mail)|(report|reporte) (by|por) (mail|correo)|new listings (alert|by)|alerts?|notify me|avisenme|avisame|keep me (posted|updated))\b`,
    en: 'Sign up for the monthly market report at the foot of its page.',
    es: 'Puede suscribirse al reporte mensual del mercado al pie de su página.',
    page: '/market-report',
  },
  whatsapp: {
    words: String.raw`\b(whats ?app|whatsap|wasap|watsap|wats|text (you|message|someone)|sms|telegram|mensaje de texto)\b`,
    en: 'The office is on WhatsApp at {phone}, and each agent by the button on the agent’s page.',
    es: 'La oficina está en WhatsApp en el {phone}, y cada asesor con el botón de su página.',
    page: '/team',
  },
  social: {
    words: String.raw`\b(instagram|insta|facebook|fb|youtube|tiktok|linkedin|social media|redes sociales|ig|twitter)\b`,
    en: 'We are on {social}; the link stands at the foot of every page.',
    es: 'Estamos en {social}; el enlace está al pie de cada página.',
  },
  legalName: {
    words: String.raw`\b(legal (name|entity)|razon social|rfc|registered (name|company)|nombre legal|invoice to|factura)\b`,
    en: 'The legal name is {legalName} The address: {address}.',
    es: 'La razón social es {legalName} El domicilio: {address}.',
  },
  parking: {
    words: String.raw`\b(park(ing)? (at|near|by|outside|for) (the |your )?office|where (do|can) (i|we) park|estacionamiento (en|cerca de|de) (la )?oficina|donde (me )?estaciono|directions?|how do (i|we) (get|find) (to )?(you|the office|your office)|como llego( a la oficina)?\W*$|wheelchair|silla de ruedas|appointment|cita previa|sin cita|walk.?in|need an appointment|hacer cita)\b`,
    en: 'The office: {address}. The contact page has a map and directions. For parking, access or an appointment call {phone}.',
    es: 'La oficina: {address}. La página de contacto tiene mapa e indicaciones. Para estacionamiento, acceso o una cita llame al {phone}.',
    page: '/contact',
    offer: 'general',
  },
  buy: {
    words: String.raw`\b((want|like|looking|ready|hoping|need|plan\w*|thinking|interested) (to |of |about |in )?(buy|buying|purchas\w+|a (house|home|villa|condo)|property|invest)\b|quiero (comprar|una casa)|(busco|buscamos|buscando|queremos|comprar|necesito|necesitamos) (una |un )?(casa|villa|propiedad|departamento|condo|hogar)?\W*$|quiero comprar|help me (find|buy)|first.?time buyer|where do i (start|begin)|por donde empiezo|como empiezo|how do i (start|begin))`,
    en: 'Gladly. Tell me an area, a price or a number of bedrooms, and I show what fits. Viewings and offers are arranged by a person: {phone}.',
    es: 'Con gusto. Dígame una zona, un precio o un número de recámaras, y le muestro lo que queda. Las visitas y ofertas las arregla una persona: {phone}.',
    page: '/properties',
    offer: 'buying',
  },
} as const satisfies Readonly<Record<string, FirmEntry>>;

/** The id of an answer about the firm. */
export type FirmId = keyof typeof firmFaq;
