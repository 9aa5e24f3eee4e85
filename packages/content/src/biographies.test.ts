import { biographies } from './biographies.ts';
import { roster } from './roster.ts';

describe('biographies', () => {
  it.each(roster.map(({ id, firstName }) => ({ id, firstName })))(
    'AG08 tells of $firstName by name',
    ({ id, firstName }) => {
      const paragraphs = biographies[id] ?? [];

      expect(paragraphs).toHaveLength(id === 12 ? 5 : 1);
      expect(paragraphs[0]).toContain(firstName);
    },
  );

  it('keeps the house’s voice: no exclamation marks and no stock words', () => {
    const text = Object.values(biographies).flat().join(' ');

    expect(text).not.toMatch(/!|stunning|dream|nestled|breathtaking|luxurious|passion/i);
  });
});
