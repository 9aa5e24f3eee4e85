/** A fact that visitors ask for: what they call it, and its sentence in both languages. */
export interface Field {
  /** A pattern in both languages, without accents; words that one field matches are hidden from those below. */
  asked: string;
  /** Used where content has a value for every `{placeholder}`; otherwise the site does not say. */
  en: string;
  es: string;
}

/** Fields of a home. */
// biome-ignore format: a table reads in columns
export const homeFields = {
  euros: { asked: 'euros?|eur|canadian dollars?|cad|pounds|libras|dolares canadienses',
    en: 'The site converts to pesos only: {title} is offered at {price}, about MXN {pesos}.', es: 'El sitio solo tiene tipo de cambio en pesos: {title} se ofrece en {price}, unos MXN {pesos}.' },
  keeping: { asked: String.raw`mantenimiento anual|budget (every|each|per|a) year|all in (a|per|each) (month|year)|(predial|property tax(es)?|hoa( fees?)?|insurance|seguro|cuotas?)( ?[+,]| and| y| plus)( the| el| la)? (predial|property tax(es)?|hoa|insurance|seguro|cuotas?)|(yearly|annual|per year|a year|carrying|running|holding|ownership|maintenance|monthly) (costs?|expenses?)|costs?.{0,12} (to|of) (keep|hold|own|owning|run|maintain)\w*( it)?|upkeep|(gastos?|costos?) (anual|de mantener|al ano|por ano)\w*|cuesta (al ano )?(mantener|tener)\w*|what does it cost (a|per) year|(per|a) year to (keep|own)|mantenerla|total (per|a) year|total al ano|todo (junto )?al ano|^(and |y )?(per|a|each|every|al|por) (year|ano)\W*$|add .{0,10}up (per|a) year|(every|each) year after|(cada ano|todos los anos) despues|pay (every|each|per|a) year|(cheap\w*|expensive|costs?) to (keep|own|run|maintain)|mas (barat\w+|car[ao]) de mantener|costs?.{0,20} (every|each|a|per|1|one) year|(every|each|per|1|one) year.{0,12} costs?|(cuesta|cuanto|sale|pago).{0,20} (al|por|cada) ano`,
    en: 'To keep {title}, plan for about {keeping} a year, {monthly} a month: property tax {tax}, community {hoa}, insurance {insurance}, upkeep {upkeep}, the trust bank’s fee {bankFee}. General information; {seller} can tell you more.', es: 'Mantener {title} cuesta unos {keeping} al año, {monthly} al mes: predial {tax}, privada {hoa}, seguro {insurance}, mantenimiento {upkeep}, banco del fideicomiso {bankFee}. Información general; {seller} le dice más.' },
  inAll: { asked: String.raw`price with (the )?tax(es)?|out the door|all.?in\b|(with|plus|and) (the )?closing( costs?)?|total (?!closing).{0,16}costs?|costs?.{0,20} (total|everything|in all|altogether)|price (plus|with) closing|in all|altogether|total to (buy|close)|buy .{0,16}total|incl\w* (the )?(tax\w*|fees|notary|closing)|con (todos )?(los )?gastos|con (las )?escrituras|pag\w+ (de|por) todo|sale todo|todo incluido|en total|con todo`,
    en: '{title}: {price}, about {inAll} including closing costs, then about {keeping} a year to keep it. The notary gives the exact statement; {seller} can tell you more.', es: '{title}: {price}, con los gastos de cierre unos {inAll} en total; después unos {keeping} al año. El notario da la cuenta exacta; {seller} le dice más.' },
  owner: { asked: String.raw`(?<!(pide|quiere|acepta) (el )?)(?!(the )?owner of (the|this|your))(who (is|are) |who.?s |name of |talk to |contact |meet )?(the )?(current )?(owners?|duen[oa]s?|propietari[oa]s?)(?! (says?|refuses?|rejects?|dice|rechaza))( of it| of (the|this) \w+)?`,
    en: 'Owners are not named here; {title} is sold by {seller}.', es: 'Aquí no se nombra a los dueños; {title} la vende {seller}.' },
  levels: { asked: `mismo (piso|nivel)|same (floor|level)|repartid[ao]s|where are the (bed ?)?rooms|donde (estan|quedan) las recamaras|(en )?que (piso|nivel|planta)|blueprints?|planos?|(up|down) ?stairs|(upper|main|lower|ground|first|second) (level|floor)|(planta|piso|nivel) (alta|baja|de arriba|de abajo|principal)|arriba|abajo|floor ?plans?|(two|2).?(stor(e?y|ies)|levels?|floors?)|stor(e?y|e?ys|ies)|levels?|how many floors|floors|stairs|(dos|2) (pisos?|niveles?|plantas?)|plantas|niveles|pisos|escaleras|which rooms|(list of|what) rooms|layout|distribucion|how (is it|are the rooms) laid out`,
    en: '{title} has {levelCount} levels. {levels}', es: '{title} tiene {levelCount} niveles. Del plano (en inglés): “{levels}”' },
  pesos: { asked: '(in|en|to|a) (mexican )?pesos( mexicanos)?|mxn|moneda nacional|cuantos pesos|pesos',
    en: '{title} is offered at {price}, about MXN {pesos} at {rate} pesos to the dollar on {day}.', es: '{title} se ofrece en {price}, unos MXN {pesos} a {rate} pesos por dólar el {day}.' },
  perMeter: { asked: String.raw`(price |cost |how much |cuanto )?(is it )?(a |per|por|el|each|/) ?(sq(uare)?\.? ?(met(er|re)s?|m|f(oo|ee)?t)|metro( cuadrado)?|m2|sqft)( (price|cost|cuesta|sale))?|price per f(oo|ee)?t|precio (por|del|x) (m2|metro)\w*( cuadrado)?`,
    en: '{title} works out to {perMeter}: {price} for {size}.', es: '{title} sale en {perMeter}: {price} por {size}.' },
  lot: { asked: '(how (big|large|much) (is )?(the )?)?((?<!a )lot|plot|land|acres?|acreage|grounds|(garden|yard)(?= (size|area)))( size| area)?( in (square (feet|meters)|sq ?ft|m2|acres))?|(cuanto |que tan grande )?(mide |es )?(de )?(el |tiene )?(terreno|lote)',
    en: 'The lot of {title} is {lot}, about {lotFeet} sq ft.', es: 'El terreno de {title} mide {lot}.' },
  size: { asked: String.raw`^(and|y) (the house|la casa)\W*$|how (big|large|spacious)|(square )?footage|size|(how many )?(square|sq\.?) ?(feet|foot|ft|met(er|re)s?|m)|sqft|m2|(living |floor )(area|space)|mide|cuantos metros|metros( cuadrados)?|construccion|superficie|tamano|que tan (grande|amplia)|de grande`,
    en: '{title} measures {size}.', es: '{title} mide {size} de construcción.' },
  year: { asked: String.raw`de cuando es|(?<!\b(per|next|last|this|a|al|each|first|one|every|un|cada|primer) )(?<!\d )(what |which |que |de que )?(year|ano)s?(?! (of|de) experienc| before| ago| earlier)( (was|is) it)?( built)?|(?<!who )built|construction date|que edad|did (they|you) build|how old|how new|brand new|is it new(?! (on|to|in) )|construy\w+|construid[ao]|antiguedad|que tan (vieja|nueva|antigua)|cuantos anos(?! de experiencia)|(es|esta) (muy )?(nueva|vieja|antigua)|recien construida|age of`,
    en: '{title} was built in {year}.', es: '{title} se construyó en {year}.' },
  beds: { asked: String.raw`(how many |number of )?(bed ?rooms?|beds?|brs?|bdrms?|rooms|suites)|sleeps?|how many (people|guests) (can|does|do|fit|sleep|would)\w*|(cuantas |cuantos )?(recamaras?|cuartos|habitaci\w+|dormitorios|camas|suites)`,
    en: '{title} has {beds} bedrooms.', es: '{title} tiene {beds} recámaras.' },
  baths: { asked: '(how many |number of )?(bath ?rooms?|baths?|toilets?|restrooms?|half baths?)|(cuantos )?(banos?|sanitarios)',
    en: '{title} has {baths} bathrooms.', es: '{title} tiene {baths} baños.' },
  seller: { asked: String.raw`con quien l[oa] veo|who.{0,12} (sell\w*|list\w*|represent\w*|handl\w+|show\w*|has it|agent|realtor|broker|in charge|contact|talk|speak|call|ask)|whos? (do|should|can|would) i (talk|call|contact|ask|speak|write)\w*( to| with)?|(listing |the |its |their )?(agent|realtor|broker|asesor|agente)s?( for| of| de)?|sells (it|this|that|the)|quien(es)? (me |nos )?(l[ao]s? )?(ensena|muestra|vende|lleva|maneja|tiene|atiende|ofrece|muestra|es (el|la) (asesor|agente|encargad|vendedor))\w*|con quien (hablo|me comunico|contacto)\w*|encargad[oa]|a cargo|(agent|seller|realtor|asesor|vendedor)\w*.{0,12} (phone|number|email|name|contact|telefono|correo|nombre)|selling`,
    en: '{title} is sold by {agent}.', es: '{title} la vende {agent}.' },
  orientation: { asked: String.raw`sun exposure|(de que lado|por donde) (sale|se mete|se pone) el sol|(morning|afternoon|evening) (sun|light|shade)|wh?ich (way|direction|side)|(faces?|facing)( (the )?(east|west|north|south|sun))?|orientation|orientacion|sol de la (manana|tarde)|(hacia|a|pa|para) (donde|que lado) (mira|da|ve|apunta)\w*|get sun|sunny side|(da|pega|llega|hace|tiene|recibe)( el)? sol|sol (en|de|por) la (manana|tarde)|sun (go|goes|set|sets|rise|rises|come|comes)|hora .{0,12}sol|puesta de sol`,
    en: '{title}: {orientation}', es: 'De la página de {title} (en inglés): “{orientation}”' },
  status: { asked: String.raw`lleva\w* en venta|(been|was it) (listed|for sale)|(still |is it )?(available|availability|for sale|on the market|unsold)|sold|(?<!(photos|pictures) )taken|under (contract|offer)|pending|reserved|spoken for|gone|status|estatus|disponible\w*|vendid[ao]|se vendio|apartad[ao]|(sigue|todavia|aun) (en|a la|esta|disponible)\w*( venta)?|how long (has it been )?on the market|listed (since|when)`,
    en: '{title} is listed as {status}. {seller} can tell you whether anything changed today.', es: '{title} aparece con el estado “{status}”. Lo que haya pasado hoy lo sabe {seller}.' },
  place: { asked: String.raw`where|(which|what|que) (street|road|calle)|location|located|address|what (area|part|neighbou?rhood|town)|neighbou?rhood|map|donde|direccion|ubicaci\w+|ubicad[ao]|en que (zona|parte|colonia|lugar)|zona|colonia|queda`,
    en: '{title} is in {address}.', es: '{title} está en {address}.' },
  mls: { asked: 'mls( number| no| #)?|(listing|reference|property) (number|id|code)|reference|numero (de )?(mls|referencia|folio)|clave|folio|referencia',
    en: '{title} has the MLS number {mls}.', es: '{title} tiene el número MLS {mls}.' },
  photos: { asked: String.raw`photos?|pictures?|pics?|images?|videos?|brochure|fotos?|imagenes|folleto|link|enlace|(send|manda\w*) (it|more|mas|the page|la pagina)|(see|ver) (more|mas|the page|la pagina)`,
    en: 'The pictures of {title} are on its page. For a video, ask {seller}.', es: 'Las fotos de {title} están en su página. Un video pídalo a {seller}.' },
  type: { asked: '(what|which) (type|kind|style|sort) of (property|house|home)|que tipo de (propiedad|casa)|is it a (house|condo|villa)|es (una )?(casa|villa|condominio|departamento)',
    en: '{title} is listed as: {type}.', es: '{title} figura como: {type}.' },
  facts: { asked: 'side by side|lado a lado',
    en: '{title}, {place}: {price}; {beds} bedrooms; {baths} bathrooms{more}.', es: '{title}, {place}: {price}; {beds} recámaras; {baths} baños{more}.' },
  price: { asked: 'prices?|pricing|cost(s|ing)?|how much|asking( for)?|how pricey|go(ing)? for|starts? at|cuanto (cuesta|vale|pide|quiere|piden|sale|quieren|seria|costo|anda)n?|cuanto es$|(?<=^(y |de )?)cuanto$|precios?|a como|en cuanto|costo|(in|de) (money|dinero)|cuestan?|vale|piden|valor',
    en: '{title} is offered at {price}.', es: '{title} se ofrece en {price}.' },
  about: { asked: String.raw`(what|que) do i get for (that|it)|basics|rundown|features?|amenit\w+|what (else )?does it (have|offer|come)|what.?s it like|tell me( more)?( about)?|more (about|info\w*|details)|describe|description|details|info(rmation)?|specs|special|caracteristicas|amenidades|que (mas )?(tiene|ofrece|incluye|hay)|como es|cuentame|platicame|digame|dime|(mas )?(informacion|informes|detalles|datos)|describ\w+|interested in|me interesa|i (like|love)|me gusta\w*`,
    en: '{title}, {place}: {price}, {beds} bedrooms, {baths} bathrooms. {extract}', es: '{title}, {place}: {price}, {beds} recámaras, {baths} baños. En su página (en inglés): “{extract}”' },
} as const satisfies Readonly<Record<string, Field>>;

/** Fields of an agent. */
// biome-ignore format: a table reads in columns
export const agentFields = {
  available: { asked: 'right now|at the moment|(is|are) (?!that|it|this)\\w+ .{0,16}(available|free|around|in town|there (today|now|on))|calendar|free (on|this|next)|(?<!(terrenos?|casas?|lotes?|propiedades) )disponible|(esta )?libre|ahorita|en este momento',
    en: 'The site does not say where {name} is or when {name} is free. Ask: {phones}, {email}.', es: 'Dónde está y cuándo está libre {name} no lo dice el sitio. Pregúntele: {phones}, {email}.' },
  private: { asked: 'home address|(private|personal) (\\w+ )?(address|number|cell|phone|mobile|email|whatsapp)|where does .{0,12}live|(numero|celular|telefono|cel) (personal|privado)|(direccion|domicilio) (particular|de su casa)|donde vive',
    en: 'Private addresses are not on the site. {name}: {phones}, {email}.', es: 'Las direcciones particulares no están en el sitio. {name}: {phones}, {email}.' },
  languages: { asked: 'languages?|speaks?|idiomas?|hablan?(?! con)|bilingual|bilingue',
    en: '{name} speaks {languages}.', es: '{name} habla {languages}.' },
  sold: { asked: 'track record|(how many .{0,20})?sold|how many .{0,20}(sell|sold)|sales|(cuant[ao]s .{0,20})?(vendido|vendio|ventas|ha vendido)',
    en: '{name} has sold {sold} properties.', es: '{name} ha vendido {sold} propiedades.' },
  homes: { asked: String.raw`que tipo de casas?|(houses|homes|listings|ones) (are|is) (yours|his|hers)|(any|some)thing (listed|for sale)|(which|what) house is (his|hers)|(listings?|homes|houses|properties|casas|propiedades)( (does|has|tiene|vende))?|(what|which) (does|homes|houses|is) .{0,20}(sell(s|ing)?|list(s|ed|ing)?|represents?)|que (casas?|propiedad\w*|vende|trae)( \w+)?|(?<!been )(?:sells?|vende)\b`,
    en: '{name} sells: {homes}.', es: '{name} vende: {homes}.' },
  years: { asked: String.raw`hace cuanto|(?<!(last|this|per|a|next|each|every) )years?|experience\w*|been at (this|it)|how long(?! (do|does|will|would|can|is it|are|until|before|after) )|anos|experiencia|cuanto tiempo|seniority|antiguedad|since when|desde cuando`,
    en: '{name} has {years} of experience.', es: '{name} tiene {years} de experiencia.' },
  speciality: { asked: String.raw`special(i?ty)|speciali\w+|expert\w*|focus\w*|good (at|for|with)|especiali\w+|que (hace|maneja|vende)|does .{0,12} do|area of|dedica|sirve para|(que|cual) zonas?|(which|what) areas?`,
    en: '{name} is {title} and specializes in: {subject}.', es: '{name} es {title}; su especialidad: {subject}.' },
  papers: { asked: String.raw`certif\w+|licen[cs]\w+|credential\w*|designation\w*|realtor|acreditacion\w*|crs|gri|abr|clhms|rsps|ccim|cips|alc|crb`,
    en: '{name}: {papers}.', es: '{name}: {papers}.' },
  reviews: { asked: '(is|are) (he|she|they) (any )?good|es buen[oa]|reviews?|testimonials?|clients? (\\w+ )?(said|say|think)|(said|say|think) .{0,12}clients?|references|resenas?|opin\\w+|dicen|sus clientes|testimonios|recommended|any good|happy (customers|clients)|dicen (de|sobre)',
    en: 'A client of {name} writes: “{review}” ({reviewer}). There are three reviews on the page.', es: 'Un cliente de {name} escribe (en inglés): “{review}” ({reviewer}). Hay tres reseñas en su página.' },
  whatsapp: { asked: String.raw`(whats|what is) ?app|(el|su|por) (what is|whats)|whatsap\w*|wasap|watsap`,
    en: '{name} is on WhatsApp at {whatsapp}.', es: '{name} está en WhatsApp en el {whatsapp}.' },
  today: { asked: String.raw`still (work|active|sell|around|see|tak|accept)\w*|retired?|jubilad\w+|(atiende|trabaja|vende) todavia|todavia (atiende|trabaja|vende)|sigue (trabajando|activ\w+)`,
    en: '{name} is on our team. {today}', es: '{name} está en nuestro equipo. {today}' },
  contact: { asked: String.raw`(direct|phone) line|linea directa|interview\w*|entrevist\w+|phones?|numbers?|call(ing)?|mobile|cell|e-?mails?|mail|contact\w*|reach|write|message|telefonos?|numeros?|cel(ular)?|correos?|contacto|llam\w+|marc(o|arle|arla)|escrib\w+|comunic\w+|localiz\w+|hablar con|talk to|speak (to|with)|text|tel`,
    en: '{name}: {phones}, {email}.', es: '{name}: {phones}, {email}.' },
  about: { asked: String.raw`who|about|bio\w*|tell me|what (did|was) (he|she|his|her)|do(ing)? before|(que )?hacia antes|antes que hacia|from where|where is (he|she) from|de donde es|quien|cuentame|background|story|person|como es|role|title|position|cargo|puesto|is .{0,20} (an? )?(agent|founder|architect|engineer)|trabaja|works?`,
    en: '{name} is {title}. Specialization: {subject}; {years} of experience. {bio}', es: '{name} es {title}. Especialidad: {subject}; {years} de experiencia. De su página (en inglés): “{bio}”' },
} as const satisfies Readonly<Record<string, Field>>;

/** Figures of the market report: the names of monthly series, and whole sentences for the others. */
// biome-ignore format: a table reads in columns
export const figures = {
  medianActive: { asked: String.raw`(promedio|medio|mediano|median|average).{0,24}(en venta|for sale)|(en venta|for sale).{0,24}(promedio|medio|mediano|median|average)|^(and |y )?(for |of |the |de )*(active|asking|listings|listed|activas)\W*$|(median\w*(?! sold)|precio medio).{0,24}(active|asking|listed|listings|activ[ao]s)|(active|asking|listed|activ[ao]s).{0,24}median\w*|asking prices|(vs|versus|and) asking`,
    en: 'The median price of active listings', es: 'El precio mediano de las propiedades activas' },
  median: { asked: String.raw`how (much|high) were (the )?prices|median( price)? (of|for) (the )?(sold|closed) \w+|prices (drop|fall|rise|go (up|down))\w*|precios (bajan|suben)|(sold|listed|asking) or (sold|listed|asking)|(drop|cut|lower|rais|reduc|baj|sub)\w* (the |their |los |sus )?(prices|precios)|(homes|houses|they) (sell|selling|sold) for|(month|mes)\b.{0,20}(prices?|precios?)\b|median\w*|typical (home|house|price)|average (home |house |sale |sold )?price|avg price|mean price|mediana|precio(s)? (medio|mediano|promedio|de venta promedio)|promedio|(home|house|property|sold|sale|market) prices|precios (de las|del|en el)( mercado| casas)?|(are )?prices (dropp|fall|ris|go|com|up|down|chang)\w*|(ha|han) (subido|bajado) (el|los) precios?|subi\w+ el precio|^(and )?for how much|(vs|versus) sold|en cuanto se (estan )?vend\w+|(suben|bajan|subiendo|bajando|cambian|subieron|bajaron|(han )?(subido|bajado)) (los )?precios|how much did (the )?prices?|precios (esta\w+ )?(sub|baj)\w+`,
    en: 'The median price of homes sold', es: 'El precio mediano de las casas vendidas' },
  days: { asked: String.raw`days (a|the) (house|home|listing)s? sits?|dias (para|en) vender|how long do (listings|homes|houses|they) (take|stay|last)|sitting|sit (on|before|unsold|for)|days do.{0,20} take|(tak(e|es|ing)|tarda\w*) (longer|more time|less time|mas|menos)( tiempo)? (to sell|en vender\w*)|sell\w* (faster|slower|quicker)|(venden|vendiendo) mas (rapido|lento)|days.{0,30}(market|site|sell)|cuantos dias|days? on (the )?(site|market)|how long.{0,30}(sell|sold|on the market|take to sell)|how (fast|quick\w*).{0,20}sell\w*|(?<!good )time to sell|time on market|do they sit|dias (en|de) (el )?(sitio|mercado|venta)|cuanto (tardan?|tiempo|dura\w*).{0,30}(vend\w+|mercado|venta)|que tan rapido se vende\w*|dom`,
    en: 'Days that active listings have been on the site (the report does not give the time to a sale)', es: 'Días que llevan en el sitio las propiedades activas (lo que tarda una venta el reporte no lo dice)' },
  sold: { asked: String.raw`^(and |y )?(the )?(sold|vendidas?|sales|ventas)\W*$|(month|mes)\b.{0,24}(sold|sales|selling|vend\w+|ventas)|(sold|sales|vend\w+|ventas).{0,24}(month|mes)\b|(how many|number( of)?|cuantas|cuantos).{0,24}(sold|sales|closed|vendieron|venden|vendidas|se vend\w+|ventas)|(homes|houses|units) sold|changed hands|sold (counts?|homes|houses|units|properties)|sales (volume|count|in)|sold listings|sales (are )?(down|up|falling|rising|dropping|slow)\w*|(casas|propiedades) vendidas|(se )?vendieron|ventas (en|de|del)`,
    en: 'The number of homes sold in the month', es: 'El número de casas vendidas en el mes' },
  fresh: { asked: 'how many .{0,16}new|cuant[ao]s .{0,16}nuev[ao]s|anything new(?! .{0,8}built)|(new|fresh) listings|new houses|(las|los) nuev[ao]s|(what is|anything) new (this|in)|que hay de nuevo|novedades|(new|nuev[ao]s|fresh) (ones|homes|listings|propiedades|casas|came|este mes|el ultimo mes)|came (on|in).{0,20}(last|past|month)|entraron',
    en: '{fresh} new listings came in the last 30 days; {active} are active. The report shows {shown}.', es: 'En los últimos 30 días entraron {fresh} propiedades nuevas; hay {active} activas. El reporte muestra {shown}.' },
  active: { asked: 'cuantas propiedades hay|active listings?|active (vs|versus|and|count)|(how many|number of).{0,24}(active|on the market|inventory|listings)|inventory|supply|homes on the market|active inventory|(cuantas|cuantos).{0,24}(activ[ao]s|mercado|en venta)|inventario|propiedades activas',
    en: 'The number of active listings', es: 'El número de propiedades activas' },
  summary: { asked: 'summary|overview|resumen|(the |your |market )(market(?! (it|my|them|homes|houses))|report)(?! number)|(?<!on the )market(?! (value|it|my|them))|good (time|moment) to (sell|buy)|buen (momento|tiempo) (para|de) (vender|comprar)|mercado|reporte|trends?|tendencias?|statistics|stats|estadisticas|figures|cifras|charts?|graphs?|graficas?|(from|as of) when|how (current|recent|up to date) (is|are)|de cuando (es|son)|(buyer|seller).?s market',
    en: 'The market in the 30 days to {day}: median price {median} (active listings {medianActive}), {days} days on site, {active} active listings, {fresh} of them new. Nobody can promise what comes next.',
    es: 'El mercado en los 30 días hasta el {day}: precio mediano {median} (propiedades activas {medianActive}), {days} días en el sitio, {active} propiedades activas, {fresh} de ellas nuevas. Lo que sigue nadie lo puede prometer.' },
} as const satisfies Readonly<Record<string, Field>>;

/** Subjects that agents know: what visitors call them, and how the agents' pages write them. */
// biome-ignore format: a table reads in columns
export const subjects: Readonly<Record<string, { asked: string; has: RegExp }>> = {
  land:        { asked: String.raw`land|lots? only|lots for sale|(empty|vacant|building) lots?|ranch\w*|parcels?|acreage|tierras?|terrenos?|rancho\w*|parcelas?|lotes?|cattle|ganado|(a|the|own|water) well|pozo`, has: /land & beach|cattle/i },
  golf:        { asked: String.raw`golf|fairway|the courses|resort communit\w+|campo de golf`, has: /golf/i },
  investment:  { asked: String.raw`invest\w*|portfolios?|inver\w+|numbers|money side|returns|earns?|hotel finance|finanzas`, has: /investment/i },
  relocation:  { asked: String.raw`relocat\w+|(want|plan\w*|like|hop\w+|going) to move|moving|family move|move (from|to|our|my)|second homes?|mudar\w*|mudanza|segunda casa|abroad|hold my hand|canad\w+|europe\w*|international|foreign\w*|extranjer\w+|(school|escuela) visit|germany|alemania|sweden|suecia`, has: /relocation/i },
  architecture: { asked: String.raw`architect\w*|arquitect\w+|buildings?|discre\w+|discreet\w*`, has: /architect/i },
  oceanfront:  { asked: String.raw`ocean ?front|beach ?front|water ?front|frente al mar|playa|beach\w*|sail\w*|velero|coast\w*|sea walls?`, has: /oceanfront/i },
  hillside:    { asked: 'hill ?side|hills?|pedregal|colina|ladera|cerro', has: /hillside/i },
  eastCape:    { asked: 'east cape|cabo del este|los barriles', has: /east cape/i },
  corridor:    { asked: 'corridor|corredor', has: /corridor specialist/i },
  landmark:    { asked: String.raw`landmark|founder|fundador\w*|principal|(owner|duen[oa]) (of|de) (this|the|la|esta) (company|firm|agency|empresa)|boss|jef[ea]|ceo|broker in charge`, has: /founder/i },
  inspection:  { asked: String.raw`inspect\w*|inspec\w+|engineer\w*|ingenier\w+|pipes?|plumb\w*|pumps?|tuber\w+|bombas|walls?|waterproof\w*|impermeab\w+|construction (quality|problems|defects)|calidad de (la )?construccion|behind the plaster`, has: /site engineer/i },
  border:      { asked: 'san diego|cross.?border|across the border|frontera|escrow', has: /san diego/i },
  residential: { asked: String.raw`residential (sales|desk)|director\w*|head of sales|sales director`, has: /residential sales/i },
  shortLists:  { asked: 'short.?lists?|santa maria|gallery (quarter|district)|galerias', has: /short lists/i },
  documents:   { asked: 'documents?|contracts?|reglamento|bylaws|rules|documentos|papeles|contratos?|paciencia|patience', has: /patience with documents/i },
};

/** The languages that agents speak: what visitors call them, and their names in Spanish. */
// biome-ignore format: a table reads in columns
export const languageNames: Readonly<Record<string, { asked: string; es: string }>> = {
  English:    { asked: 'english|ingles', es: 'inglés' },
  Spanish:    { asked: 'spanish|espanol|castellano', es: 'español' },
  Italian:    { asked: 'italian[oa]?s?', es: 'italiano' },
  Portuguese: { asked: String.raw`portugu\w+|brazil\w*|brasil\w*`, es: 'portugués' },
  Swedish:    { asked: String.raw`swed\w+|suec\w+`, es: 'sueco' },
  German:     { asked: String.raw`german|aleman\w*|deutsch`, es: 'alemán' },
  French:     { asked: String.raw`french|frances\w*|francais`, es: 'francés' },
};

/** What visitors wish for in an area, and how the guide describes an area that has it. */
// biome-ignore format: a table reads in columns
export const areaWishes: Readonly<Record<string, { asked: string; has: RegExp }>> = {
  cheap:      { asked: String.raw`cheap\w*|affordable|not (too|so) (pricey|expensive)|least expensive|barat\w+|economic\w+|less expensive`, has: /prices: \$1[58]0,000/ },
  dear:       { asked: 'most expensive|priciest|mas car[ao]', has: /\$(9|15) million/ },
  families:   { asked: String.raw`famil\w+|kids?|child\w*|ninos?|hijos?|school\w*|escuelas?`, has: /families come|young families|more families/i },
  retirement: { asked: String.raw`retir\w+|jubil\w+`, has: /retired/i },
  boating:    { asked: String.raw`boats?|boating|sail\w*|yachts?|velero|lancha|yates?|marina|fish(es|ing)?|pesca|pescar`, has: /marina|boats|sailors|anglers/i },
  golf:       { asked: String.raw`golf\w*`, has: /golf/i },
  surf:       { asked: String.raw`surf\w*`, has: /where beginners surf|belongs to surfers/i },
  diving:     { asked: String.raw`div(e|ing|ers?)|snorkel\w*|bucear|buceo`, has: /divers|reef|snorkel/i },
  swimming:   { asked: String.raw`swim\w*|calm(er|est)? (water|sea|beach\w*)|nadar|banar\w*`, has: /good for swimming|bays to swim|calm and clear|shallow and clear|good to swim/i },
  airport:    { asked: 'airport|aeropuerto', has: /^1[05] .*minutes.*\(\w{3}\)/ },
  hospitals:  { asked: String.raw`hospital\w*|doctors?|medic\w+`, has: /hospitals in town/i },
  wind:       { asked: String.raw`wind(y|s)?|viento\w*|kite\w*`, has: /brings kites|north wind/ },
  lively:     { asked: 'lively|restaurants?|night ?life|walkable|walk to|shops|restaurantes?|vida nocturna|caminando', has: /lively|good tables|galleries/i },
  quiet:      { asked: String.raw`quiet\w*|peaceful|tranquil\w*|silenci\w+|(?<!work(ing)? )remote|away from`, has: /the quiet|mostly empty|village/i },
};
