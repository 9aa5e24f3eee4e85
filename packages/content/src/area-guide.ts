import type { AreaEntry } from './schemas/guide.ts';

export type { AreaEntry } from './schemas/guide.ts';

export const areaNote = 'Asking prices are typical for houses, times are by car. General information.';

/** What buyers ask about each area, by its name in `site.ts`; an area without a row can still be searched. */
export const areaGuide: Readonly<Record<string, AreaEntry>> = {
  'Cabo San Lucas': {
    picture: 'area-cabo-san-lucas',
    people:
      'For owners who want town close at hand: the marina, good tables and golf within ten minutes. Many come for the winter; captains, cooks and families live here year-round.',
    sea: 'Medano Beach is calm enough for swimming. The Pacific side is for looking, not for going in.',
    airport: '40 to 50 minutes to Los Cabos (SJD)',
    hospital: 'Private hospitals in town',
    prices: '$400,000 to $9 million',
  },
  'San Jose del Cabo': {
    picture: 'area-san-jose-del-cabo',
    people:
      'The older of the two towns, with galleries, a church square and herons on the estuary. Families come for the schools, others for the quiet.',
    sea: 'Palmilla Bay is sheltered and good for swimming most of the year; Costa Azul belongs to surfers.',
    airport: '15 to 20 minutes to Los Cabos (SJD)',
    hospital: 'Private hospitals in town',
    prices: '$300,000 to $8 million',
  },
  'Cabo Corridor': {
    picture: 'area-cabo-corridor',
    people:
      'Points and coves between Cabo San Lucas and San Jose del Cabo, most of them behind gates, with golf down to the rocks. Owners come for weeks at a time, and some stay.',
    sea: 'Chileno and Santa Maria are bays to swim and snorkel in. Elsewhere the surf breaks on rock.',
    airport: '20 to 35 minutes to Los Cabos (SJD)',
    hospital: '10 to 20 minutes, in either town',
    prices: '$600,000 to $15 million',
  },
  'East Cape': {
    picture: 'area-east-cape',
    people:
      'For people who like their distance: divers, people who build their own house, families who run on solar power. Part of the road is sand, and the beaches are long and mostly empty.',
    sea: 'Calm and warm from spring to fall, with a living reef at Cabo Pulmo. In winter a north wind blows.',
    airport: '1 to 2 hours to Los Cabos (SJD)',
    hospital: '1 to 2 hours, in San Jose del Cabo',
    prices: '$250,000 to $5 million',
  },
  'Los Barriles': {
    picture: 'area-los-barriles',
    people:
      'A village on a wide bay, with boats pulled up on the sand. Anglers and retired couples live here most of the year; from November to March the wind brings kites.',
    sea: 'From April on, the bay is warm, flat and good to swim in.',
    airport: 'About 1 hour to Los Cabos (SJD)',
    hospital: 'Clinics in the village; about 70 minutes to hospitals in San Jose del Cabo',
    prices: '$200,000 to $2.5 million',
  },
  'Todos Santos': {
    picture: 'area-todos-santos',
    people:
      'A palm oasis with brick houses from its sugarcane days. Painters, cooks and growers live here, along with owners who stay for months and know their neighbors.',
    sea: 'The surf is strong here; from December to April whales pass offshore. People swim at Cerritos, 15 minutes south.',
    airport: 'About 80 minutes to Los Cabos (SJD)',
    hospital: 'Clinics in town; hospitals about 1 hour away, in Cabo San Lucas or La Paz',
    prices: '$250,000 to $3 million',
  },
  Pescadero: {
    picture: 'area-pescadero',
    people:
      'Fields of basil and chiles run down to the dunes. Surfers and young families live here, in low houses on large lots.',
    sea: 'Cerritos is where beginners surf and people swim, with care. The other beaches on this coast are for walking.',
    airport: 'About 75 minutes to Los Cabos (SJD)',
    hospital: 'Clinics in Todos Santos; about 50 minutes to Cabo San Lucas',
    prices: '$180,000 to $2 million',
  },
  'La Paz': {
    picture: 'area-la-paz',
    people:
      'A working state capital with a university and a long waterfront promenade, lively all year. Doctors, sailors and scientists live here, and more families each year.',
    sea: 'The bay is calm. Balandra and the beaches near Pichilingue are shallow and clear.',
    airport: '15 minutes to La Paz (LAP), 2 hours to Los Cabos (SJD)',
    hospital: 'Several hospitals in town',
    prices: '$150,000 to $2.5 million',
  },
  Loreto: {
    picture: 'area-loreto',
    people:
      'The oldest mission town in the Californias, small, below the Sierra de la Giganta. Hikers, anglers and sailors spend the winter here.',
    sea: 'The islands are part of a national marine park. The water is calm and clear, and warm from May to November.',
    airport: '10 minutes to Loreto (LTO)',
    hospital: 'A small hospital in town; others in La Paz, 4 hours by car',
    prices: '$150,000 to $1.5 million',
  },
};
