/** The areas the listing search covers, in the order shown (P08). */
export const areas: readonly string[] = [
  'Cabo San Lucas',
  'San Jose del Cabo',
  'Cabo Corridor',
  'East Cape',
  'Los Barriles',
  'Todos Santos',
  'Pescadero',
  'La Paz',
  'Loreto',
];

/** The groups of the buyer's guide, in the order in which they are shown (P13). */
export const guideGroups = { own: 'Owning', buy: 'Buying', cost: 'Costs', live: 'Living here' };

const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const inWords = (count: number) => numerals[count] ?? String(count);

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The brokerage's claims, as they are shown (S01, H03, P07, T01). */
export const claims = {
  combinedYears: '75',
  propertiesSold: '1850+',
  committedPercent: '100%',
  sales: '$1.2B+',
  properties: '4,370+',
  clients: '2,200+',
  years: '35+',
};

/** First path segments of fixed routes, the API and media, which no agent's slug may take (G12). */
export const fixedSegments = [
  'properties',
  'property',
  'about',
  'contact',
  'team',
  'idx-search',
  'market-report',
  'agents',
  'api',
  'media',
] as const;
