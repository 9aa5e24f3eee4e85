/** Words for checking the prose of a language model. */
// biome-ignore format: a table reads in columns
export const proseWords = {
  /** Capitalised words that are not names of people. */
  capitals: 'i cabo san lucas jose del east cape corridor los barriles todos santos pescadero la paz loreto pedregal palmilla baja california sur mexico sea cortez pacific pacifico english spanish french german italian portuguese swedish mls hoa us usa european europe canada american monday tuesday wednesday thursday friday saturday sunday dos mares estates certainly gladly',
  /** An unknown capitalised word before one of these is a name. */
  doing: 'is has can will answers handles speaks knows works lives costs stands offers and habla puede tiene es esta cuesta vive atiende',
  /** Features that hardly any house has: never claimed unless the page does. */
  amenities: 'helipad helipuerto cellar cava dock elevator elevador cinema gym gimnasio tennis tenis cancha spa sauna boat barco yacht slip theater theatre library jacuzzi helicopter vineyard stables casino bunker',
  /** Features that many houses have: not claimed unless the page does. */
  physical: 'pool alberca piscina beach playa garden jardin garage cochera fireplace chimenea casita solar fire terrace terraza balcony sand whales marble kitchen',
  /** Subjects that agents know: not claimed unless the page does. */
  matters: 'golf land ranch parcels investment portfolio oceanfront hillside relocation architecture architectural architect landmark inspection',
} as const;

/** Words that give the unit of a figure, in both languages. */
// biome-ignore format: a table reads in columns
export const figureWords = {
  thousands: 'k thousand grand mil',
  millions: 'm mm mn mdd mdp mill mills million millions millon millones melon melones',
  under: 'under abajo debajo below less fewer max maximum upto most menos hasta debajo maximo tops top within ceiling cap limit tope limite',
  over: 'over above more min minimum least starting mas desde arriba minimo',
  ranges: 'between from entre',
  joints: 'and to y a',
  bedWords: 'br bed beds bedroom bedrooms room rooms suite suites recamara recamaras cuarto cuartos habitacion habitaciones dormitorio dormitorios',
  bathWords: 'bath baths bathroom bathrooms bano banos',
  peopleWords: 'people persons guests adults friends personas huespedes adultos amigos',
  approximate: 'ish around about like roughly approximately circa como unos unas aprox aproximadamente alrededor cerca',
  budgets: 'budget spend spending under below max upto presupuesto gastar hasta tope limite tengo traigo',
  units: 'acre acres ha hectare hectares hectarea hectareas km kilometers kilometres miles millas metres meters square sq ft feet foot percent day days week weeks month months year years dias semanas mes meses ano anos am pm hours minutes minutos horas oclock stars agents agentes cars coches dogs kids car star storey story floors pisos',
  days: 'monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight morning afternoon evening noon lunes martes miercoles jueves viernes sabado domingo hoy manana tarde noche mediodia',
  until: 'before older antes',
  strictlySince: 'after newer past despues posterior',
  negations: 'not cannot no nothing nada never without ni sin',
  currencies: 'dollar dollars dolares pesos bucks euros',
  between: 'a an hundred of de',
} as const;

/** Words by which a sentence asks for an answer, in both languages: at its beginning, after "how", or anywhere. */
// biome-ignore format: a table reads in columns
export const askingWords = {
  joining: 'and y but pero so ok also then e o or',
  first: 'is are do does did can could would will has have any anyone anything somebody how when es esta estan hay se sabe saben que',
  beforeQue: 'a en para por desde',
  afterHow: 'much many long far big old do does is are can could would about soon fast',
  anywhere: `what which who whose whom whats whos where wheres why tell write make translate give gimme show send need want wanna looking search find help call book compare comparala comparalas recommend explain interested please pls plz curious wondering wish wishes lets
    cual cuales cuanto cuanta cuantos cuantas quien quienes donde como cuando desea desean solicita solicito escribe haz hazme dime dame deme denme digame mandame mandeme manden quiero queremos quisiera quisieramos necesito necesitamos ocupo ocupamos
    busco buscamos buscando muestrame ensename pasame pasas paseme recomienda recomiendan interesa explicame expliqueme favor porfa requiero tienen tiene venden puede pueden puedo podria podrian quiere llamen llamenme comuniqueme`,
} as const;
