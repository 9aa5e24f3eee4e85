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

const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const inWords = (count: number) => numerals[count] ?? String(count);

/** The figures that the brokerage claims: the number to count up to, and the text shown (S01, H03, P07, T01). */
export const claims = {
  combinedYears: { value: 75, text: '75' },
  propertiesSold: { value: 1850, text: '1850+' },
  committedPercent: { value: 100, text: '100%' },
  sales: { value: 1.2, text: '$1.2B+' },
  properties: { value: 4370, text: '4,370+' },
  clients: { value: 2200, text: '2,200+' },
  years: { value: 35, text: '35+' },
};

/** First segments that an agent's slug may not equal: those of fixed routes, of the API and of media (G12). */
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
