import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fontFiles } from '@dosmares/ui';
import { withFonts } from './fonts.mjs';

/** What a connection carries before it is answered: ten segments, less the headers. */
const firstRoundTrip = 14_600 - 400;

describe('withFonts', () => {
  it.each(fontFiles)('lends the $role face whole, and a part that comes in one round trip', async (font) => {
    const [whole, everyday] = await withFonts((files) =>
      Promise.all(
        [font.url, font.everydayUrl].map((url) => readFile(files[`public${url}`] as string, 'latin1')),
      ),
    );

    expect(whole).toMatch(/^wOF2/);
    expect(everyday).toMatch(/^wOF2/);
    expect(everyday?.length).toBeLessThan(firstRoundTrip);
    expect(whole?.length).toBeGreaterThan(firstRoundTrip);
  });

  it('gives the same bytes each time: a release is known by them', async () => {
    const bytes = () =>
      withFonts((files) => readFile(files[`public${fontFiles[0].everydayUrl}`] as string, 'latin1'));

    expect(await bytes()).toBe(await bytes());
  });

  it('leaves nothing behind, even when its user fails', async () => {
    let lent: Record<string, string> = {};
    const failing = withFonts(async (files) => {
      lent = files;
      throw new Error('The store is full.');
    });

    await expect(failing).rejects.toThrow('The store is full.');
    for (const { url, everydayUrl } of fontFiles) {
      expect(existsSync(lent[`public${everydayUrl}`] as string)).toBe(false);
      expect(existsSync(lent[`public${url}`] as string)).toBe(true);
    }
  });
});
