import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontFiles } from '@dosmares/ui/fonts';
import { writeFonts } from './fonts.ts';

/** Bytes that a connection carries before the first answer: ten segments, less the headers. */
const firstRoundTrip = 14_600 - 400;

async function written() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-fonts-'));
  await writeFonts(folder);

  return (url: string) => readFile(path.join(folder, url), 'latin1');
}

describe('writeFonts', () => {
  it('writes each face whole, and a subset that comes in one round trip', async () => {
    const read = await written();

    for (const { url, everydayUrl } of fontFiles) {
      const [whole, everyday] = [await read(url), await read(everydayUrl)];
      expect(whole).toMatch(/^wOF2/);
      expect(everyday).toMatch(/^wOF2/);
      expect(everyday.length).toBeLessThan(firstRoundTrip);
      expect(whole.length).toBeGreaterThan(firstRoundTrip);
    }
  });

  it('gives the same bytes each time: a release is known by them', async () => {
    const [first, second] = [await written(), await written()];

    for (const { everydayUrl } of fontFiles) expect(await second(everydayUrl)).toBe(await first(everydayUrl));
  });
});
