import { areas, claims, fixedSegments } from './site.ts';

describe('the site', () => {
  it('P08 covers nine areas', () => {
    expect(areas.join(', ')).toBe(
      'Cabo San Lucas, San Jose del Cabo, Cabo Corridor, East Cape, Los Barriles, Todos Santos, Pescadero, La Paz, Loreto',
    );
  });

  it('S01 P07 claims what the specification claims', () => {
    expect(Object.values(claims).map(({ text }) => text)).toEqual([
      '75',
      '1850+',
      '100%',
      '$1.2B+',
      '4,370+',
      '2,200+',
      '35+',
    ]);
  });

  it('S01 counts to the number it writes', () => {
    const written = (text: string) => Number(text.replace(/[^\d.]/g, ''));

    for (const { text, value } of Object.values(claims)) expect(written(text)).toBe(value);
  });

  it('G02 to G10 know the first segment of each fixed route', () => {
    expect(fixedSegments).toEqual(
      expect.arrayContaining([
        'properties',
        'property',
        'about',
        'contact',
        'team',
        'idx-search',
        'market-report',
        'agents',
      ]),
    );
  });
});
