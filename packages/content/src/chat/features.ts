/** A feature of homes: what visitors call it, and how the pages of homes write it. */
export interface Feature {
  /** A pattern in both languages, without accents. */
  asked: string;
  /** A pattern on the English content. */
  has: string;
}

/** Features that visitors search for and ask about; of one that a page lacks the reply says so. */
// biome-ignore format: a table reads in columns
export const features = {
  preSale:   { asked: String.raw`preventa|pre-?sale|pre-?construction|(new|under|en) construc\w+`, has: 'pre-construction' },
  longPool:  { asked: String.raw`(long|longest|big|biggest|large|largest|lap)\w* (lap )?pools?|(alberca|piscina) (mas |muy )?(larga|grande)|nadar largos|swim laps|laps`, has: String.raw`pool, \d|lap pool` },
  heated:    { asked: '(pool|alberca|piscina).{0,24}(heat(ed|ers?)|climatizada)|heat(ed|ers?|ing)|climatizada|calefaccion', has: 'heated' },
  pool:      { asked: 'pools?|swimming pool|albercas?|piscinas?|pul', has: 'pool' },
  fireplace: { asked: 'fire ?places?|chimney|chimeneas?|log fire', has: 'fireplace' },
  firePit:   { asked: 'fire ?pits?|fogat\\w+|bonfires?|camp ?fires?|s.?mores', has: 'fire pit' },
  casita:    { asked: String.raw`own entrance|separate entrance|entrada (propia|independiente)|guests? (sleep|stay|quarters)|casas? de (huespedes|visitas)|(?<!(busco|una|quiero|queremos) )casitas?|guest ?(house|quarters|casita|suite)|(separate|own|private) entrance|entrada (propia|independiente|aparte)|in-?laws?|suegr[oa]s?|granny|grandparents|abuel\w+|cas(a|ita) (de|para) (huespedes|invitados)|independiente|annexe?|grandma|grandmother|own (front )?door|cuarto de visitas|cuart\w+ aparte|(somewhere|place|room|space) for (my |our )?(guests|visitors|parents|mother)|(guests|visitors) .{0,14}(apart|separate\w*)`, has: 'casita' },
  staff:     { asked: String.raw`staff( apartment)?|maids?.?|housekeepers?|nanny|live-?in|(cuartos?|lugar) (de|para) (el )?servicio|emplead[oa]\w*|nana|muchacha|personal de servicio|service (entrance|quarters)|entrada de servicio|chofer|butler`, has: 'staff quarters' },
  garage:    { asked: String.raw`garages?|car ?ports?|garajes?|cocheras?|(park|for|fit) (my |our )?(two|three|four|2|3|4|several) (\w+ )?(cars?|suvs?|porsches?|trucks?)|(three|3|2|two).?car|estaciona\w*|parking|(tres|dos|3|2) (autos|carros|coches|camionetas)|where .{0,12} park|(?<!rent )cars\b|(cuantos )?(coches|carros|autos|camionetas)`, has: 'garage' },
  swimming:  { asked: String.raw`(playa|beach) .{0,16}(nadar|swim\w*)|swimm?able|splash\w*|paddle|swimming|swim in the (sea|ocean)|(swim|calm|safe) (water|beach|ocean|bay)|calm (sea|bay|swimming)|swim\b|nadar en el mar|se puede nadar|nadable|mar tranquil[oa]|banarse|waves|olas|oleaje|toddlers?|(good|safe) for (small |little |young )?(kids|children)|beach like`, has: 'swim' },
  beach:     { asked: String.raw`beach ?(front|house|home|access|villa|property)?|playa|on the (sand|water|beach)|barefoot|pie de playa|steps (from|to) the (sand|sea|beach)|frente a la playa|sand\b|arena\b|by the beach`, has: String.raw`beach access|beachfront|sand of|\bsand\b` },
  oceanfront: { asked: '(ocean|water|sea) ?front|frente al (mar|oceano)|primera linea|(near|close to|by|on) the (water|sea|ocean)|sea ?side|junto al mar|cerca del (mar|agua)', has: 'oceanfront|beachfront|sea wall' },
  arch:      { asked: '(views? of |vistas? (al|del) |see |ver )?(the arch|(el )?arco|land.?s end)', has: String.raw`\bthe arch\b|land.s end` },
  seaView:   { asked: String.raw`fac(e|es|ing) the (sea|ocean|water)|(ocean|sea) is a must|(?<!golf )(?<!course )((sea|ocean|water|pacific|bay) )?views?|vistas?( (al|del|de) (mar|oceano|pacifico))?|overlook\w*|see the (sea|ocean|water)|(ver|se ve) el (mar|oceano)|mirando al mar`, has: 'view|toward the sea|facing the sea|open pacific|face the sea|oceanfront|pacific side|above the sea' },
  sunrise:   { asked: String.raw`sun ?rises?( views?)?|amanecer\w*`, has: 'sunrise|morning sun' },
  sunset:    { asked: String.raw`sun ?sets?|atardecer\w*|puestas? de(l)? sol`, has: 'sunset|evening' },
  whales:    { asked: 'whales?|ballenas?', has: 'whales' },
  gated:     { asked: String.raw`gated|behind a gate|guards?|guarded|secur(ity|e)|segur(idad|a)|safe(ty)?|privada|vigilancia|caseta|fenced|bardead\w+|cerrada`, has: 'gated' },
  solar:     { asked: 'solar(es)?|(solar )?panel(es|s)|off.?grid|batter(y|ies)|baterias?|own power|green energy|energia', has: 'solar' },
  outdoorKitchen: { asked: 'outdoor (kitchen|cooking|bar)|bbq|barbecue|grills?|asador(es)?|parrilla|carne asada|cocina (exterior|al aire libre)', has: 'outdoor kitchen' },
  living:    { asked: '(?<!cost of )living( room)?|great room|sala|estancia', has: 'living|great room' },
  dining:    { asked: 'dining( room)?|comedor', has: 'dining' },
  kitchen:   { asked: 'kitchens?|cocinas?|cook(ing|s)?', has: 'kitchen' },
  marble:    { asked: 'marble|marmol', has: 'marble' },
  glass:     { asked: String.raw`glass( walls?| doors?)?|big windows|windows|ventanal\w*|cristal(es)?|vidrio`, has: 'glass' },
  hillside:  { asked: 'hill ?sides?|hill ?tops?|on a (hill|slope)|colina|ladera|cerro', has: 'hillside|of the hill' },
  mainFloor: { asked: '(master|main|principal)( bed ?room| suite)? .{0,12}(downstairs|below|main level|ground floor|first floor)|recamara principal .{0,8}(abajo|planta baja)', has: 'principal (bedroom|suite), main level' },
  principal: { asked: 'which bed ?room is (the )?(bigg|larg)est|(bigg|larg)est (bed ?room|suite)|(que )?recamara (es la )?mas grande|(master|main|principal)( bed ?rooms?| suites?)?|recamara principal', has: 'principal (bedroom|suite)' },
  garden:    { asked: 'gardens?|yards?|lawn|jardin(es)?|patio|palms?|palmeras|agaves?', has: 'garden' },
  terrace:   { asked: 'terraces?|terrazas?|deck|outdoor space|asoleadero', has: 'terrace' },
  balcony:   { asked: 'balcon(y|ies|es)?', has: 'balcon' },
  stone:     { asked: String.raw`stone|piedra|materials?|materiales|(what|how) (is|are|was) .{0,20}(made|built) (of|from)|de que (esta|estan) hech\w+`, has: 'stone' },
  timber:    { asked: 'timber|wood(en)?|madera|cumaru|ceilings?|techos?', has: 'timber|cumaru' },
  mountains: { asked: 'mountains?|montanas?|sierra', has: 'mountains' },
  oneLevel:  { asked: '(one|single|1).?(stor(e?y|ies)|levels?|floors?)|(un|una|1|solo|sola) (solo |sola )?(pisos?|niveles?|plantas?|piso|nivel|planta)|planta baja|step.?free|(no|without|sin) (stairs|escaleras)', has: '(one|single) (level|story|floor)' },
  nearby:    { asked: '(how far|minutes|distance|close|near|far|cerca|lejos|distancia|minutos|que tan lejos).{0,30}(airport|marina|aeropuerto|town|centro|downtown)|marina', has: 'airport|marina|minutes away' },
  golf:      { asked: 'golf(ing|er|ers)?( course)?|fairways?', has: 'golf' },
  condo:     { asked: 'condos?|town ?houses?|palm court|condominiums?|(?<!staff )apartments?|flats?|apt|departamentos?|dep(a|to)s?|condominios?|penthouse', has: 'condo|palm court' },
  modern:    { asked: String.raw`modern[oa]?|contemporary|contemporane\w+|minimalist\w*`, has: 'modern' },
  gym:       { asked: 'gyms?|gimnasio|work ?out room', has: 'gym' },
  elevator:  { asked: 'elevators?|lifts?|elevador(es)?', has: 'elevator' },
  cinema:    { asked: String.raw`cinemas?|cine|(home )?theat(er|re)|media rooms?|tv rooms?|movie\w*|sala de (cine|tele)`, has: 'media|theater' },
  wine:      { asked: 'wine( cellars?| rooms?)?|cellars?|cava', has: 'wine' },
  tennis:    { asked: 'tennis|tenis|pickleball|padel|courts?|cancha', has: 'tennis|pickleball|padel' },
  hotTub:    { asked: 'jacuzzi|hot tubs?|spa|tina', has: 'jacuzzi|hot tub|spa' },
  sauna:     { asked: 'saunas?|steam( rooms?)?|vapor', has: 'sauna|steam' },
  dock:      { asked: 'docks?|slips?|muelle', has: 'dock' },
  helipad:   { asked: String.raw`heli(pad|port|puerto|copter\w*|coptero)`, has: 'helipad' },
  stable:    { asked: 'stables?|horses?|caballos', has: 'stable' },
  basement:  { asked: 'basements?|sotano|attic', has: 'basement' },
  rooftop:   { asked: 'roof ?tops?|azotea', has: 'rooftop' },
  study:     { asked: 'an office(?! in)|home office|office space|with an office|(an |a )?office (room|space|to work)|(office|room|space|place|somewhere) .{0,16}work|work from home|trabajar desde casa|study|oficina en casa|estudio', has: 'study' },
  bar:       { asked: '(wet |home )?bar(?!b)( area)?|barra', has: '^bar,|and bar' },
  sitting:   { asked: 'sitting (room|area)|lounge|salita', has: 'sitting room' },
  family:    { asked: 'family room|den|play ?room|cuarto de juegos|sala familiar', has: 'family room' },
  seaWall:   { asked: 'sea ?wall|muro de contencion', has: 'sea wall' },
  library:   { asked: 'library|biblioteca', has: 'library' },
  access:    { asked: String.raw`wheel ?chairs?|silla de ruedas|accessib\w+|walkers?\b`, has: 'wheelchair' },
  generator: { asked: 'generators?|planta de luz|back ?up power', has: 'generator' },
  infinity:  { asked: 'infinity|vanishing.edge|sin fin', has: 'infinity|vanishing' },
  cooling:   { asked: String.raw`air.?condition\w*|a\/?c|aire acondicionado|minisplits?`, has: 'air.condition' },
} as const satisfies Readonly<Record<string, Feature>>;

/** The id of a feature. */
export type FeatureId = keyof typeof features;
