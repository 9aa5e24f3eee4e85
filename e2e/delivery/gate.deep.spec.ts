import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { publish, releaseBuild } from '@dosmares/delivery/publish';
import { expect, type Site, test } from '../site/site.ts';
import { commandsFor } from './commands.ts';

// Each test opens every kind of page that shows something of the team, in a browser of its own.
test.setTimeout(600_000);

const app = 'mf-agents';

// biome-ignore format: a table reads in columns
const faults = [
  ['throws',        'setTimeout(() => { throw new RangeError("too late"); });', 'RangeError: too late'],
  ['logs an error', 'console.error("odd figures");',                            'odd figures'],
  ['throws later',  'setTimeout(() => { throw new RangeError("much later"); }, 2_000);', 'RangeError: much later'],
  ['keeps busy',    'setTimeout(() => { for (;;); }, 500);',                    'it did not come alive within 90 s'],
] as const;

for (const [fault, code, words] of faults) {
  test(`the gate refuses a release whose page ${fault} as it comes alive, naming both sides`, async ({
    site,
  }) => {
    const { run, status } = commandsFor(site);
    const before = await status();
    const version = await releaseWith(code, site);
    const sides = `/team of shell@${before.live.versions.shell} with ${app}@${version}`;

    await expect(run(`promote ${app}@${version}`)).rejects.toThrow(`${sides} fails in a browser: ${words}`);
    expect((await status()).live).toMatchObject({ composition: before.live.composition });
  });
}

test('the gate lets a release pass whose pages come alive, and nobody sees it at a share of 0', async ({
  site,
}) => {
  const { run, status } = commandsFor(site);
  const version = await releaseWith('// as before', site);

  expect(await run(`promote ${app}@${version} --share 0`)).toContain('is in canary for 0 % of visitors');
  const { live, canaries } = await status();
  expect(canaries[0].shown.versions).toEqual({ ...live.versions, [app]: version });
  const ids = Array.from({ length: 20 }, async () => (await fetch(site.origin)).headers.get('x-composition'));
  expect(new Set(await Promise.all(ids))).toEqual(new Set([live.composition]));
  await run(`withdraw ${app}`);
});

test('a start of the checkout leaves what was promoted live, and says what it has besides', async ({
  site,
}) => {
  const { run, status } = commandsFor(site);
  const before = await status();
  const version = await releaseWith('// as before, but shipped', site);
  await run(`promote ${app}@${version} --without-browser`);
  const { composition, waiting } = await publish(site.settings);

  expect(composition.selection[app]).toBe(version);
  expect(waiting).toEqual([`${app}@${before.live.versions[app]}`]);
  expect((await status()).live.versions[app]).toBe(version);
  await run('rollback --all');
});

/** Releases the last build with one more line in the code that a browser runs first. */
async function releaseWith(line: string, { settings }: Site) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-altered-'));
  for (const part of ['dist', 'package.json'])
    await cp(path.join(settings.root, app, part), path.join(folder, part), { recursive: true });
  const web = path.join(folder, 'dist/web');
  const entry = (await readdir(web)).find((file) => file.startsWith('entry.')) ?? '';
  await appendFile(path.join(web, entry), `\n${line}\n`);
  const { version } = await releaseBuild(app, openStore(settings.store), folder);
  await rm(folder, { recursive: true });

  return version;
}
