/** How visitors ask for the most and the least of a measure of homes. */
// biome-ignore format: a table reads in columns
export const ends = {
  'perMeter most': String.raw`(more expensive|most expensive|highest|priciest|mas car[ao]).{0,24}(per|por|a) (sq|m2|metro|foot)\w*`,
  'perMeter least': String.raw`(per|por|a) (sq|m2|metro|foot)\w*.{0,20}(best|cheap\w*|lowest|mas barat\w+)|(cheaper|cheapest|lowest|least|best|mas barat[ao]).{0,24}(per|por|a) (sq|m2|metro|foot)\w*`,
  'lot most': 'mas (terreno|jardin)|mas grande (en|de) (terreno|lote)|(biggest|largest|most|more|bigger) (lot|plot|land|grounds|garden|yard)|(terreno|lote|jardin) mas grande',
  'lot least': '(smallest) (lot|plot|land)|(terreno|lote) mas (chico|pequeno)',
  'beds most': '(most|(?<!or )more) (bed ?rooms|beds|rooms)|mas (recamaras|cuartos|habitaciones)',
  'beds least': '(fewest|fewer|least) (bed ?rooms|beds|rooms)|menos (recamaras|cuartos|habitaciones)',
  'baths most': '(most|(?<!or )more) (bath ?rooms|baths)|mas banos',
  'baths least': '(fewest|fewer|least) (bath ?rooms|baths)|menos banos',
  'price most': String.raw`most expensive|more expensive|priciest|pricier|dearest|costliest|highest.?pric\w+|top price|costs? (the )?most|mas car[ao]s?|mas costos[ao]`,
  'price least': String.raw`cheap(est|er)?|least expensive|less expensive|lowest.?pric\w+|(more )?affordable|most affordable|lower price|costs? (the )?least|mas (barat|economic|accesible)\w*|menos car[ao]s?|barat[ao]s?|cuesta menos|economic[ao]s?`,
  'year most': 'newe(st|r)|latest|most recent(ly built)?|mas (nueva|nuevo|reciente)s?',
  'year least': 'olde(st|r)|mas (vieja|antigua|viejo)s?',
  'size most': '(?<!room (is )?(the )?)(bigge(st|r)|large(st|r))(?! ((lap )?pool|bed ?room|room|suite))|most (space|spacious)|more (space|room)|roomier|(?<!(alberca|piscina|recamara|suite|cocina|terraza) )mas (grande|amplia|espacio|metros)s?',
  'size least': 'smalle(st|r)|tiniest|less space|mas (chica|chico|pequena|pequeno)s?',
};

// biome-ignore format: a table reads in columns
export const records = {
  mostSold: String.raw`sold more|(sold|sells|sales|selling) (the )?most|most (sales|sold|properties|houses|homes|successful|closings)|(mas|mayores) ventas|vendio mas|(vendido|vende|ventas) mas|mas (ha )?vendido|mas (casas|propiedades)|top (agent|seller|producer|performer)|best (agent|seller|realtor)|mejor (agente|asesor\w*|vendedor\w*)|star agent`,
  mostYears: String.raw`(been|worked) (here|there|with you) (the )?long(er|est)|more senior|more (experience|years)|most (experience\w*|senior|years|tenured)|(mas|mayor) (experiencia|anos|experimentad\w+|antigued\w+)|longest|veteran\w*|oldest agent|greatest experience`,
  fewestSold: 'sold (the )?(least|fewest)|(fewest|least) (sales|sold)|menos (ventas|vendido)|vendio menos',
  fewestYears: String.raw`(is|the) newest$|newest (agent|member|one|realtor|(on|in|of) (your|the) \w+)|least experience\w*|youngest|mas (nuevo|nueva|joven)|menos experiencia|joined (last|recently)|junior|rookie|newbie|novat[oa]`,
};

/** Words that tell what a text is about, beside the fields. */
// biome-ignore format: a table reads in columns
export const signs = {
  search: String.raw`una (casa|villa|propiedad|depa\w*) (en|con|cerca)|(there|what is) to buy|everything|todo lo que|an? (\w+ )?(house|home|villa|place) (with|without|in|near|by|for|under)|(which(?! (way|direction|side|street|road|floor|level|year|agent|part|(bed ?)?room)s?\b)|what|any|other|more|show|list|see|your|have) (\w+ ){0,3}(homes?|houses?|properties|villas?|listings?|condos?|options|inventory)|(homes|houses|properties|villas|listings) (for sale|available|do you|you have)|what (do you have|have you got|is available|is for sale|are you selling)|for sale|looking for|in the market for|(que|cuales|algun\w*|otras?|mas|sus|las) (\w+ ){0,2}(casas|propiedades|opciones|villas)|que (tienen|hay|venden|ofrecen)|casas|propiedades|en venta|busc(o|amos|ando)|recommend\w*|recomiend\w*|suggest\w*|which one`,
  searchOnly: String.raw`do you have|have you got|you got|any (homes?|houses?|properties|villas?|with|place)|which(?! (way|direction|side|street|road|floor|level|year|agent|part|(bed ?)?room)s?\b)|anything|something|looking|search\w*|want|need|show me|find|(tienen|hay|manejan|venden) (\w+ ){0,3}(alg\w+|casas?|una|propiedades|con)|busc\w+|quiero|queremos|necesit\w+|alguna|algo|cual(es)?`,
  people: String.raw`who|whom|agents?|realtors?|brokers?|someone|somebody|anyone|anybody|person|team|quien(es)?|alguien|asesor\w*|agentes?|equipo|persona|which of you|one of you|among you|of you|guy|lady|licenciad[oa]|senor(a|ita)?|(busco|buscamos) a`,
  pronoun: 'lleva (trabajando|en esto|haciendo)|been (doing|an agent)|in the business|(tiene|vende|maneja|trae) (el|ella)|(anos|mucha|cuanta|cuanto) .{0,6}experiencia (tiene|trae)|tiene de experiencia|experience (does|has) (the|that|this) agent|he|she|him|her|his|hers|ella|con (el|ella)|a (el|ella)|su (telefono|numero|correo|celular|especialidad|experiencia|nombre|whatsapp)|habla (el|ella)?|that agent|this agent|de (el|ella)|(that|this|esa) (person|persona)|ese asesor|esa asesora',
  allThree: '(for|of) each( (one|house|home))?$|(all|each( one)? of|any of)?( of)? ?(the|your|those|these) (three|3)( featured)?( houses| homes| ones)?|all (three|3)|(de )?las (tres|3)(?! nuevas)( casas)?|your (featured )?(houses|homes)',
  first: '(?<!(our|my|a) )(the first( one| house| home)?|first (one|house|home)|1st)(?! (year|floor|level|time))|la primera|el primero|(number |#)1',
  second: '(?<!a )(second|2nd)(?! homes)( one| house| home)?|la segunda|el segundo|(number |#)2',
  third: '(the )?(third|3rd)( one| house| home)?|la tercera|el tercero|(number |#)3',
  theOne: String.raw`la de (la )?(playa|casita|chimenea|fogata)|the (beach|beachfront|hillside) (one|house|villa|home)|(the|that|your) (one|house|home|villa|place|property|townhouse|condo|apartment|listing) (with|w|at|for|that has)|la (casa |villa |propiedad )?(con|que tiene|de( los)? \$?\d).*|(the|la|el|of the) (de )?(usd |us)?\$?\d[\d.,]* ?(k|m|mil|million\w*|millon\w*)|(the|la) (de )?\d{1,2}\.\d+ ?(one|house|home|villa|casa)?`,
  both: 'both|them|those|these|all of them|ambas|las dos|las tres|ellas|the two|the three|all three|esas',
  plural: 'each|all|three|3|tres|every|years?|side by side|cada',
  other: 'the other( one)?|(la|el) otr[ao]',
  you: 'you|your|ustedes|usted|tienen|manejan|su|sus|u',
  it: 'it|this|that|here|one|esta|este|esa|ese|eso|la casa|the house|aqui',
  ofTwo: '(of|de|between|entre) (the |las |los |those |esas )?(two|2|dos)|both|ambas|las dos',
  cheaper: 'too (expensive|much|pricey)|(something|anything) (cheaper|less)|(the )?cheaper(?! (of|between))|mas barat[ao](?! de)|muy car[ao]|mas economic[ao]',
  canSwim: '(can|could) (you|i|we|one|kids|they) (\\w+ )?swim|where .{0,16}swim|(se puede|puedo|podemos) nadar',
  least: 'fewest|(the )?least|smallest|lowest|cheapest|menos|menor',
  else: 'who else|anyone else|anybody else|quien mas|alguien mas|algun otro|otro',
  whichArea: String.raw`(best|good|nice) (place|spot|part of town)s? (for|with)(?! (a )?(house|home))|somewhere (quiet|safe|calm|cheap|peaceful|with|near|close)|(cheapest|quietest|safest|best|nicest) (area|zone|town|neighbou?rhood)|zona mas|(which|what|best|better|good|que|cual|en que|mejor|recom\w+|is there an?|hay( una?)?) (\w+ ){0,3}(areas?|zones?|parts?|places? to (live|buy|keep|stay|retire)|neighbou?rhoods?|towns?|regions?|zonas?|lugar(es)?|pueblos?|colonias?)|(where|somewhere) (should |can |do |could |would |to )?(i |we |you )?(can |could )?(live|look|buy|keep|stay|retire|settle|start)|where would you (put|live|look|buy)|where (do|can) (\w+ )?((learn to )?(kite ?)?(surf|swim|fish|golf|dive|snorkel)\w*|live)|donde se puede|(surf|beach|quiet|fishing|small) (town|village)|where is the best (surf|swim|div|fish)\w*|donde (viven?|conviene|me conviene|nos conviene|vivir|buscar|puedo|podemos|comprar|me recomiendan|estaria)`,
  why: 'why|how come|por que',
  changing: 'make it|change|instead|mejor|cambi\\w+|another (day|time)|otro dia|earlier|later',
  video: String.raw`video ?(tour|call|visit|chat)\w*|(on|over|by|por) video|face ?time|(a|by|on|over|via|por) zoom|virtual\w*|videollamada`,
  unwilling: '(not|no|never) .{0,14}(leave|give|dejar|dar)',
  there: '(?<!(?:is|are|was|be) )there|that area|ahi|alla|esa zona',
  like: String.raw`^is (\w+ ){1,4}(nice|pretty|beautiful|fun|worth it)\W*$|^que es|(it|life|that) like|how is (it|life)|como es|que tal es|tell me about|about the area|live (in|there)|living|vivir|cuentame|best area|who lives|quien vive`,
  talking: 'speaks?|habl\\w+|ati?end\\w*|fluent|native|talk|languages?|idiomas?',
  sum: 'total|sum|suman?|sumadas|together|combined|add(ed)? up|in all|junt[ao]s|todo junto',
  person: String.raw`^(i |we )?want (this|that) (house|home|villa|one)\W*$|^(lo|la) quiero\W*$|^quiero (esta|esa) casa\W*$|con quien veo (eso|esto)|^(busco|necesito|quiero|i need|looking for) (un |una |an? )?(asesor\w*|agente|agent|realtor)\W*$|a quien le (mando|envio|doy)|who do i send|who (at your office |there |here )?(helps|can help|handles|deals with) (me )?(with )?(that|this|it)|meet (up )?(with )?you|(meet|appointment|meeting) with (her|him|[a-z]+)|me reun\w+|cita con|(talk|speak|chat) (to|with) (a |an |some|the |any)?(real |actual |live )?(person|human|agent|someone|somebody|people|representative|anyone|realtor|office|broker)(?! who| that| about| for| in | to invest)|(real|live|actual) (person|human|agent)|call me|call us|phone me|ring me|(give|get) me a (call|ring)|call ?back|contact me|reach me|text me|e-?mail me|write to me|write me back|get in touch|someone (to )?(call|contact|email|reach)|(leave|send|take|pass on|write) (you |him |her |them )?(a |my |the )?(message|note|details|info|number|it on)|pass (it|this|that|my \w+) on|hablar con (una |un |alguien|el |la )?(persona|humano|asesor\w*|agente|alguien|ustedes)\b(?! que| para| sobre| de )|(me )?(puede[ns]?|podria[ns]?|pueden) (llamar|marcar|contactar|hablar|escribir)(me)?|ll[aá]men?me|marquenme|marcame|hablenme|contactenme|que me (llamen|marquen|contacten|hablen|escriban)|me (llaman|marcan|contactan|llame|marque)|dejar (un |mi |mis )?(mensaje|recado|datos|numero)|(un )?recado|mandar un mensaje|quiero (dejar|que me)|my (number|phone|cell|email|name) is|^(\w+ ){0,2}who (do|can|should|would) i (even )?(talk (to|with|2)|speak (to|with)|write to|ask)( about (that|this|it))?\W*$|^(\w+ ){0,3}who (could|can|would|do) (i ask about (that|this|it)|help (me|us)( (with (that|this|it)|find one))?)\W*$|^(\w+ ){0,2}quien (me|nos) ayuda( con (eso|esto))?\W*$|^(\w+ ){0,2}con quien hablo( (de|sobre) (eso|esto))?\W*$|quien me (asesora|ayuda|atiende)(?! (a|con|en|para) )|mi (numero|telefono|cel\w*|correo|nombre) es|me llamo|soy (?!de |una? |mexican|extranjer|canadiens|american|asesor|agente|vecin|periodista|propietari|abogad|arquitect|ingenier|medico|doctor|jubilad|turista|madre|padre)[a-z]+ [a-z]+,|^(a |an )?(real |live )?(human|person|agent|representative|humano|persona|asesor)( please)?\W*$|(get|give|want|need|send) .{0,8}(a |an )?(real |live )?(human|person)`,
  viewing: String.raw`book me|for a (visit|viewing|tour|showing)|(like|want|love|hoping) to (visit|come|view|tour)\W*$|come (and )?(see|look)|se (puede|podria) (ir a )?(ver|visitar|conocer)\w*|(visit|see it|come by)( it| us)?( on| this| next)? (mon|tues|wednes|thurs|fri|satur|sun)day|(can|could|will|would) (someone|anyone|somebody|you|he|she|they|who)( please)? (show|meet|take) (me|us)(?! (what|which|all|your|some|houses|homes|listings|more|other|any))|who (will|can|would) show (me|us)|(my|our|the) (showing|viewing|visit|tour)|(can|could|may|like|want|love|wanna|possible|able|how|when|hoping|need|get) .{0,24}(see|view|visit|tour|look at|walk through|show(n|ing)?) (it|this|that|them|one|some|both|houses|homes|all|in person|(the|a|your|any) (\w+ ){0,2}(house|home|villa|property|place|homes|houses|one)|at \d|on (mon|tue|wed|thu|fri|sat|sun)\w*|tomorrow|this|next|$)|(a |schedule|book|arrange|set up|private|request) (\w+ ){0,2}(viewing|visit|tour|showing|appointment|walk.?through)s?|viewings?|showings?|(puedo|podemos|podria\w*|quiero|queremos|quisiera\w*|me gustaria|gustaria|como|cuando) .{0,30}(ver(la|lo|las|los)?|visitar\w*|conocer\w*|recorrer\w*)( la| el| una| las)?|agendar|(una |la |hacer )?(visita|cita|recorrido)|cita para|ensen(an|ar|e|en)|mostrar\w*|open house|visitarla|(hacen|dan) visitas|look at (something|a few|some|houses|homes)|chance to (see|look|visit)`,
  offering: String.raw`me (la|lo) dejan? en|(?<!(best|an|any|other) )offer \$?\d|(my|our) (offer|bid) (is|would be|of|stands)|(i|we)('d|'ll| (can|could|will|would|want to|would like to))? ((offer|bid)|go (to |up to )?\$?\d|pay (you |them )?\$?\d\S*( \w+)? (for|cash)|give (you|them) \$?\d)|(make|put|put in|submit|hacer) (an|my|una) (offer|bid|oferta)|ofre(zco|cemos|ceria\w*)|(quisiera|quiero|puedo|podria) ofrecer|(mi|nuestra) oferta|(hacer|hago) una oferta (de|por)`,
  seeing: '(can|could|may|like to|want to|possible to|puedo|podemos|quiero|quisiera|visitar|ver) .{0,20}(see|view|visit|tour|ver|visitar|conocer)|(see|visit|tour) .*',
  which: 'which|cual|cuales',
  sameMonth: '(back )?then|entonces|that month|same month|ese mes|mismo mes',
  claim: String.raw`(it|this|that|the \w+|price|la casa|el precio|ahora) (now |is |ahora |es |is now )*(costs?|priced at|reduced to|was|is now|cuesta|bajo a|es de) ((now|only|just|solo) )*(us)?\$? ?\d|price update.*|(precio actualizado|actualizacion de precio).*`,
  differ: String.raw`(differen\w+|differ|compar\w+|versus|vs|diferencia\w*|distint\w+)( \w+){0,4} (villas|houses|homes|properties|listings|them|casas|propiedades|three|two|tres|dos|ones|estas|esas|ellas)`,
  several: String.raw`than in|year before|before that|faster|slower|dropp\w+|falling|rising|mas rapido|mas lento|chang\w+|moved|trend\w*|cambi\w+|subi\w+|baj\w+|went|gone|up|down|since|desde|(last |past )?(6|six) months|how far back|(6|seis) meses|seis meses|over time|by month|por mes|monthly|this year|last year|year ago|compared|este ano|ano pasado|which month|que mes|each month|history|historial|evolu\w+`,
  pesos: 'pesos|mxn|a como (esta|anda) el dolar|exchange rate|tipo de cambio|moneda nacional|dollar rate|cuanto (esta|anda) el dolar',
  converted: '(in|en|to|a|into)\\b.{0,10}\\b(pesos|mxn|dolares|dollars|usd)',
  others: '(the|those) others|los otros|las demas|(the )?other (two|2|ones|houses|homes)|(las )?otras( dos)?( casas)?|the rest of them',
  beside: String.raw`compar\w+|difference (between|with|from)|diferencia.{0,8} con|(more|less|fewer) than|versus|vs|next to|against|(cheaper|bigger|smaller|better|more|less) then|(mas|menos|mejor|peor) .{0,16}que|bigger than|larger than|cheaper than|than`,
  byHowMuch: 'by how much|how much (more|less|cheaper|bigger|apart)|(what.?s|what is) the difference|(por|de) cuanto|cuanto mas|cual es la diferencia',
  when: '(at )?what times?|which days?|when|(a )?que hora|cuando|que dias?',
  time: String.raw`(y )?(on |el |los )?(sat|sun|mon|tue|wed|thu|fri|sabado|domingo|lunes|martes|miercoles|jueves|viernes)\w*|(after|before|around|at|a las|despues de las|antes de las) \d{1,2}( ?(am|pm))?|\d{1,2} ?(am|pm)|tomm?orr?ow|today|noon|(in the )?(morning|afternoon|evening)|manana|hoy|temprano|(en|por) la tarde|in an hour|next week`,
  paying: 'anything|something|algo|(which|what|any) (one|house|home|villa)|(que|alguna) (casa|villa)|(get|buy|find|have|afford|comprar|alcanza|hay|tienen) .{0,30}(with|for|under|pay|cash|con|por|contado)',
};

export const wishes = { selling: 'sell\\w*|vend\\w+', renting: 'rent\\w*' };
