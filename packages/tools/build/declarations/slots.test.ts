import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeSlots } from './slots.ts';

const routes = [
  { path: '/weather', expose: 'weather-page' },
  { path: '/weather/:day', expose: 'day-page', values: ['today', 'tomorrow'], closed: true },
  { path: '/wind/:place', expose: 'wind-page', values: ['cabo'] },
];

/** The declarations of a remote with these slots. */
async function described(slots?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-slots-'));
  for (const part of ['src', 'dist']) await mkdir(path.join(folder, part));
  await writeFile(path.join(folder, 'dist/build.json'), JSON.stringify({ routes }));
  if (slots) await writeFile(path.join(folder, 'src/slots.ts'), slots);
  const sources = { name: 'mf-weather', folder };
  await describeSlots(sources, { entries: ['mf-weather/src/slots'], to: path.join(folder, 'dist') });

  return readFile(path.join(folder, 'dist/exposed.d.ts'), 'utf8');
}

describe('what a remote says of itself', () => {
  it('is its slots as they are written, and where its pages are', async () => {
    const slots =
      "declare module '@dosmares/contracts/remote' { interface SlotProps { 'mf-weather/now': {} } }\n";
    const text = await described(slots);

    expect(text).toContain(slots);
    expect(text).toContain('"/weather": object;');
    expect(text).toContain('"/weather/:day": { day: "today" | "tomorrow" };');
    expect(text).toContain('"/wind/:place": { place: string };');
  });

  it('is its pages alone when it has no slots', async () => {
    expect(await described()).toMatch(/^import type \{\} from '@dosmares\/contracts\/remote';\n/);
  });

  it('may not refer to a file that others do not have', async () => {
    await expect(described("import type { Day } from './day.ts';")).rejects.toThrow(
      'mf-weather/src/slots.ts refers to another file',
    );
  });
});
