/** A feature of homes: what visitors call it, what the pages of homes write, and its name in both languages. */
export interface Feature {
  /** A pattern in both languages, without accents. */
  asked: string;
  /** A pattern on the English content. */
  has: string;
  en: string;
  es: string;
}

/** Features by which homes are found and asked about. One that no page has answers that the page does not mention it. */
// biome-ignore format: a table reads in columns
export const features = {
  longPool:  { asked: String.raw`(long|longest|big|biggest|large|largest|lap)\w* (lap )?pools?|(alberca|piscina) (mas |muy )?(larga|grande)|nadar largos|swim laps|laps`, has: String.raw`pool, \d|lap pool`, en: 'a long pool', es: 'una alberca larga' },
  pool:      { asked: 'pools?|swimming pool|albercas?|piscinas?|pul', has: 'pool', en: 'a pool', es: 'alberca' },
  fireplace: { asked: 'fire ?places?|chimeneas?|log fire', has: 'fireplace', en: 'a fireplace', es: 'chimenea' },
  firePit:   { asked: 'fire ?pits?|fogat\\w+|bonfires?|camp ?fires?|s.?mores', has: 'fire pit', en: 'a fire pit', es: 'fogatero' },
  casita:    { asked: String.raw`casitas?|guest ?(house|quarters|casita|suite)|(separate|own|private) entrance|entrada (propia|independiente|aparte)|in-?laws?|suegr[oa]s?|granny|grandparents|abuel\w+|cas(a|ita) (de|para) (huespedes|invitados)|independiente|annexe?`, has: 'casita', en: 'a guest casita', es: 'casita de huéspedes' },
  staff:     { asked: String.raw`staff|maids?.?|housekeepers?|nanny|live.?in|cuartos? (de|para) (el )?servicio|emplead[oa]\w*|nana|muchacha|personal de servicio|service (entrance|quarters)|chofer|butler`, has: 'staff quarters', en: 'staff quarters', es: 'cuartos de servicio' },
  garage:    { asked: String.raw`garages?|garajes?|cocheras?|(park|for|fit) (my |our )?(two|three|four|2|3|4|several) (\w+ )?(cars?|suvs?|porsches?|trucks?)|(three|3|2|two).?car|estaciona\w*|parking|(tres|dos|3|2) (autos|carros|coches|camionetas)|where .{0,12} park|cars\b`, has: 'garage', en: 'a garage', es: 'cochera' },
  swimming:  { asked: String.raw`swimm?able|swim in the (sea|ocean)|(swim|calm|safe) (water|beach|ocean|bay)|calm (sea|bay|swimming)|swim\b|nadar en el mar|se puede nadar|nadable|mar tranquil[oa]|banarse|waves|olas|oleaje|toddlers?`, has: 'swim', en: 'calm swimming water', es: 'mar tranquilo para nadar' },
  beach:     { asked: String.raw`beach ?(front|house|home|access|villa|property)?|playa|on the (sand|water|beach)|barefoot|pie de playa|steps (from|to) the (sand|sea|beach)|frente a la playa|sand\b|arena\b|sea ?side|by the (sea|ocean|beach|water)|junto al mar`, has: String.raw`beach access|beachfront|sand of|\bsand\b`, en: 'the beach at its gate', es: 'acceso a la playa' },
  oceanfront: { asked: '(ocean|water|sea) ?front|frente al (mar|oceano)|primera linea', has: 'oceanfront|beachfront|sea wall', en: 'the sea in front', es: 'frente al mar' },
  arch:      { asked: String.raw`(views? of |vistas? (al|del) |see |ver )?(the arch|(el )?arco|land.?s end)`, has: String.raw`\bthe arch\b|land.s end`, en: 'a view of the Arch', es: 'vista al Arco' },
  seaView:   { asked: String.raw`((sea|ocean|water|pacific|bay) )?views?|vistas?( (al|del|de) (mar|oceano|pacifico))?|overlook\w*|see the (sea|ocean|water)|ver el (mar|oceano)|mirando al mar`, has: 'view|toward the sea|facing the sea|open pacific|face the sea|pacific side|above the sea', en: 'a view of the sea', es: 'vista al mar' },
  sunset:    { asked: String.raw`sun ?sets?|atardecer\w*|puestas? de(l)? sol|evening (sun|light)`, has: 'sunset|evening', en: 'evening light', es: 'luz del atardecer' },
  whales:    { asked: 'whales?|ballenas?', has: 'whales', en: 'whales in sight', es: 'ballenas a la vista' },
  gated:     { asked: String.raw`gated|guards?|guarded|secur(ity|e)|segur(idad|a)|safe(ty)?|privada|vigilancia|caseta|fenced|bardead\w+|cerrada`, has: 'gated', en: 'a gated community', es: 'privada con acceso controlado' },
  solar:     { asked: 'solar(es)?|(solar )?panel(es|s)|off.?grid|batter(y|ies)|baterias?|own power|green energy|energia', has: 'solar', en: 'solar power', es: 'energía solar' },
  outdoorKitchen: { asked: 'outdoor (kitchen|cooking|dining|bar)|bbq|barbecue|grills?|asador(es)?|parrilla|carne asada|cocina (exterior|al aire libre)', has: 'outdoor kitchen|covered dining', en: 'outdoor cooking or dining', es: 'cocina o comedor exterior' },
  kitchen:   { asked: 'kitchens?|cocinas?|cook(ing|s)?', has: 'kitchen', en: 'a notable kitchen', es: 'cocina destacada' },
  marble:    { asked: 'marble|marmol', has: 'marble', en: 'marble', es: 'mármol' },
  glass:     { asked: String.raw`glass( walls?| doors?)?|big windows|windows|ventanal\w*|cristal(es)?|vidrio`, has: 'glass', en: 'glass walls', es: 'ventanales' },
  garden:    { asked: 'gardens?|yards?|lawn|jardin(es)?|patio|palms?|palmeras|agaves?', has: 'garden|palms', en: 'a garden', es: 'jardín' },
  terrace:   { asked: 'terraces?|terrazas?|deck|outdoor space|asoleadero', has: 'terrace', en: 'a terrace', es: 'terraza' },
  balcony:   { asked: 'balcon(y|ies|es)?', has: 'balcon', en: 'a balcony', es: 'balcón' },
  stone:     { asked: String.raw`stone|piedra|materials?|materiales|(what|how) (is|are|was) .{0,20}(made|built) (of|from)|de que (esta|estan) hech\w+`, has: 'stone', en: 'local stone', es: 'piedra local' },
  timber:    { asked: 'timber|wood(en)?|madera|cumaru|ceilings?|techos?', has: 'timber|cumaru', en: 'timber ceilings', es: 'techos de madera' },
  mountains: { asked: 'mountains?|montanas?|sierra', has: 'mountains', en: 'a view of the mountains', es: 'vista a la montaña' },
  oneLevel:  { asked: '(one|single|1).?(stor(e?y|ies)|levels?|floors?)|(un|una|1|solo|sola) (solo |sola )?(pisos?|niveles?|plantas?|piso|nivel|planta)|planta baja|step.?free|(no|without|sin) (stairs|escaleras)', has: '(one|single) (level|story|floor)', en: 'a single level', es: 'un solo nivel' },
  levels:    { asked: '(one|single|1|two|2).?(stor(e?y|ies)|levels?|floors?)|stor(e?y|e?ys|ies)|levels?|how many floors|floors|stairs|(un|una|dos|2|1|solo) (solo |sola )?(pisos?|niveles?|plantas?)|plantas|niveles|pisos|escaleras|planta baja|step.?free', has: '(one|two|three) (levels|stories)', en: 'a page that tells its levels', es: 'número de niveles' },
  nearby:    { asked: '(how far|minutes|distance|close|near|far|cerca|lejos|distancia|minutos|que tan lejos).{0,30}(airport|marina|aeropuerto|town|centro|downtown|golf)|marina', has: 'airport and marina', en: 'a page that tells the way to airport and marina', es: 'distancia al aeropuerto y a la marina' },
  condo:     { asked: 'condos?|condominiums?|apartments?|flats?|apt|departamentos?|depas?|condominios?|penthouse', has: 'condo|palm court', en: 'a condominium', es: 'un condominio' },
  modern:    { asked: String.raw`modern[oa]?|contemporary|contemporane\w+|minimalist\w*`, has: 'modern', en: 'modern design', es: 'diseño moderno' },
  gym:       { asked: 'gyms?|gimnasio', has: String.raw`\bgym`, en: 'a gym', es: 'gimnasio' },
  elevator:  { asked: 'elevators?|lifts?|elevador', has: 'elevator', en: 'an elevator', es: 'elevador' },
  cinema:    { asked: 'cinema|theat(er|re)|media room|movie|sala de cine', has: 'cinema|theater', en: 'a cinema', es: 'sala de cine' },
  wine:      { asked: 'wine|cellars?|cava', has: 'wine|cellar', en: 'a wine cellar', es: 'cava' },
  court:     { asked: 'tennis|tenis|pickleball|padel|courts?|cancha', has: 'tennis|pickleball|padel', en: 'a court', es: 'cancha' },
  jacuzzi:   { asked: 'jacuzzi|hot tub|spa|sauna|steam|tina', has: 'jacuzzi|hot tub|spa|sauna', en: 'a jacuzzi or spa', es: 'jacuzzi o spa' },
  dock:      { asked: String.raw`docks?|slips?|muelle|boat|yacht|yate|helipad|helipuerto|helicopter|stables?|horses?|caballos|basement|sotano|attic|rooftop|azotea|office|oficina en casa|library|wheelchair|silla de ruedas|accessib\w+|generator|planta de luz|heated|climatizada|calefaccion|heating|infinity|air.?condition\w*|a\/?c|aire acondicionado`, has: 'dock|helipad|stable|rooftop|generator', en: 'that', es: 'eso' },
} as const satisfies Readonly<Record<string, Feature>>;

/** The id of a feature. */
export type FeatureId = keyof typeof features;
