/** What visitors call the things that the English content speaks of: Spanish words, and English ones that it does not use. */
// biome-ignore format: a table reads in columns
export const alsoSaid: Readonly<Record<string, string>> = {
  // what a home has
  piscina: 'pool', alberca: 'pool', swimming: 'pool', jacuzzi: 'pool', playa: 'beach', beachfront: 'beach', seaside: 'beach', shore: 'beach', mar: 'sea', oceano: 'sea pacific',
  ocean: 'sea pacific', waterfront: 'sea', oceanfront: 'sea', seafront: 'sea', frente: 'sea beach', vista: 'views', vistas: 'views', view: 'views facing', views: 'facing', atardecer: 'sunset',
  chimenea: 'fireplace', cochera: 'garage', garaje: 'garage', estacionamiento: 'garage', parking: 'garage', jardin: 'garden', jardines: 'garden', terraza: 'terrace', terrazas: 'terrace', patio: 'terrace',
  cocina: 'kitchen', huespedes: 'guest', invitados: 'guest', guesthouse: 'guest', solares: 'solar', paneles: 'solar', panels: 'solar', acceso: 'access', directo: 'direct', servicio: 'service staff',
  fogata: 'fire', firepit: 'fire', security: 'gated', seguridad: 'gated', privada: 'gated', cerrada: 'gated', secure: 'gated', ballenas: 'whales', arena: 'sand', marmol: 'marble', piedra: 'stone',
  // what an agent knows
  tierra: 'land', terrenos: 'land', terreno: 'land', parcela: 'parcels', rancho: 'ranch', inversion: 'investment', inversiones: 'investment', lujo: 'luxury', mudanza: 'relocation', mudarme: 'relocation',
  reubicacion: 'relocation', relocate: 'relocation', relocating: 'relocation', moving: 'relocation', move: 'relocation', mudarnos: 'relocation', hill: 'hillside', colina: 'hillside', modern: 'architectural',
  architect: 'architectural', architecture: 'architectural', arquitectura: 'architectural', arquitecto: 'architectural', moderna: 'architectural', foreigners: 'international', foreigner: 'international',
  extranjero: 'international', extranjeros: 'international', fideicomiso: 'trust', escritura: 'deed', schools: 'school', escuela: 'school', escuelas: 'school', inspections: 'inspection',
  second: 'second', vacation: 'second', segunda: 'second', campo: 'golf',
};
