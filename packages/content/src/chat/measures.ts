/**
 * Figures in which homes differ, and how visitors compare by them, in both languages. `more` and `less` compare by
 * themselves ("cheaper"); `high` and `low` do after a word of `grades` ("more expensive", "menos cara"), and so do the
 * names of the figure ("most bedrooms", "cuesta más"). `en` and `es`: the figure, more of it, and less.
 */
// biome-ignore format: a table reads in columns
export const measures = {
  price: { en: ['price', 'a higher price', 'a lower price'],         es: ['precio', 'un precio más alto', 'un precio más bajo'],
           named: 'price cost costs money precio cuesta cuestan vale valen sale piden', more: 'pricier priciest dearer dearest costlier', less: 'cheaper cheapest',
           high: 'expensive costly pricey cara caro caras caros costosa', low: 'cheap affordable economical barata barato baratas baratos economica economico' },
  lot:   { en: ['lot', 'a larger lot', 'a smaller lot'],             es: ['terreno', 'un terreno mayor', 'un terreno menor'],
           named: 'lot land plot grounds acres terreno lote', more: '', less: '', high: '', low: '' },
  beds:  { en: ['bedrooms', 'more bedrooms', 'fewer bedrooms'],      es: ['recámaras', 'más recámaras', 'menos recámaras'],
           named: 'bedroom bedrooms beds rooms recamaras cuartos habitaciones dormitorios', more: '', less: '', high: '', low: '' },
  baths: { en: ['bathrooms', 'more bathrooms', 'fewer bathrooms'],   es: ['baños', 'más baños', 'menos baños'],
           named: 'bath baths bathroom bathrooms banos', more: '', less: '', high: '', low: '' },
  size:  { en: ['size', 'more space', 'less space'],                 es: ['construcción', 'más construcción', 'menos construcción'],
           named: 'size space square metres meters sqft construccion metros mide', more: 'bigger biggest larger largest roomier roomiest', less: 'smaller smallest',
           high: 'grande grandes amplia spacious big', low: 'chica chicas pequena pequenas small' },
  year:  { en: ['year of construction', 'a later year of construction', 'an earlier year of construction'], es: ['año de construcción', 'una construcción más reciente', 'una construcción más antigua'],
           named: 'year ano', more: 'newer newest latest', less: 'older oldest earliest',
           high: 'nueva nuevas nuevo reciente recent recently modern moderna', low: 'vieja viejas antigua antiguas old' },
} as const;

/** Words that compare by what stands beside them. */
export const grades = {
  more: 'more most mas mayor highest higher greatest bigger biggest larger largest',
  less: 'less least fewer fewest menos menor lowest lower smaller smallest',
} as const;

/** What visitors want worked out from figures, in both languages. */
export const workings = {
  difference:
    /\b(?:difference|diferencia|delta|spread between|by how much|(?:how much|how many|cuanto|cuantos|cuantas|percent|porcentaje|por ciento) (?:percent )?(?:more|less|fewer|cheaper|bigger|larger|smaller|newer|older|mas|menos|up|down|subio|bajo|subieron|bajaron)|(?:subio|bajo|subieron|bajaron) cuanto|price gap|how far apart)\b/,
  sum: /\b(?:in total|grand total|the total|sum of|total of|total number|altogether|all together|in all|add(?:ed|s)? up|buy both|en total|suman|sumo|sumas|si sumamos|sumando|sumadas|la suma|en conjunto|juntas)\b/,
} as const;
