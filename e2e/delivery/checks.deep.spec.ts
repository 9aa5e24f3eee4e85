import { publish } from '@dosmares/delivery/open-site';
import { remoteNames } from '@dosmares/tools/presets/checkout';
import { expect, test } from '../site/site.ts';
import { commandsFor, releaseWith } from './commands.ts';

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
  test(`a release whose page ${fault} as it comes alive is refused, naming both sides`, async ({ site }) => {
    const { run, status } = commandsFor(site);
    const before = await status();
    const version = await releaseWith(app, code, site.settings);

    const refusal = await run(`promote ${app}@${version}`).catch(String);

    expect(refusal).toContain(words);
    expect(refusal).toContain(`of shell@${before.live.versions.shell} with ${app}@${version}`);
    expect((await status()).live).toMatchObject({ build: before.live.build });
  });
}

test('a release whose pages come alive passes, and nobody sees it at a share of 0', async ({ site }) => {
  const { run, status } = commandsFor(site);
  const version = await releaseWith(app, '// as before', site.settings);

  expect(await run(`promote ${app}@${version} --share 0`)).toContain('is in canary for 0 % of visitors');
  const { live, canaries } = await status();
  expect(canaries[0].versions).toEqual({ ...live.versions, [app]: version });
  const ids = Array.from({ length: 20 }, async () => (await fetch(site.origin)).headers.get('x-site-build'));
  expect(new Set(await Promise.all(ids))).toEqual(new Set([live.build]));
  await run(`withdraw ${app}`);
});

test('an edit of any remote passes all that needs no browser', async ({ site }) => {
  const { run } = commandsFor(site);
  for (const name of remoteNames) {
    const version = await releaseWith(name, '// as before, and no more', site.settings);
    await run(`promote ${name}@${version} --share 0 --without-browser`);
    await run(`withdraw ${name}`);
  }
});

test('a start of the checkout leaves what was promoted live, and says what it has besides', async ({
  site,
}) => {
  const { run, status } = commandsFor(site);
  const before = await status();
  const version = await releaseWith(app, '// as before, but shipped', site.settings);
  await run(`promote ${app}@${version} --without-browser`);
  const { build, waiting } = await publish(site.settings);

  expect(build.selection[app]).toBe(version);
  expect(waiting).toEqual([`${app}@${before.live.versions[app]}`]);
  expect((await status()).live.versions[app]).toBe(version);
  await run('rollback --all');
});
