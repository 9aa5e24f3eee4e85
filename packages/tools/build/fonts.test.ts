import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontFiles } from '@dosmares/ui/fonts';
import { writeFonts } from './build.ts';

/** Bytes that a server sends in the first round trip: ten segments, less the headers. */
const firstRoundTrip = 14_600 - 400;

it('writes each font in full, and a subset that fits into one round trip', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-fonts-'));
  await writeFonts(folder);

  for (const { url, everydayUrl } of fontFiles) {
    const [whole, everyday] = await Promise.all(
      [url, everydayUrl].map((file) => readFile(path.join(folder, file), 'latin1')),
    );
    expect(whole).toMatch(/^wOF2/);
    expect(everyday).toMatch(/^wOF2/);
    expect(everyday?.length).toBeLessThan(firstRoundTrip);
    expect(whole?.length).toBeGreaterThan(firstRoundTrip);
  }
});
