import { publish } from '@dosmares/delivery/open-site';
import { remoteNames } from '@dosmares/tools/presets/checkout';
import { expect, test } from '../site/site.ts';
import { commandsFor, releaseWith } from './commands.ts';

// Each promotion opens every kind of page that has something of the application, in its own browser.
test.setTimeout(600_000);

const app = 'mf-agents';

// biome-ignore format: a table reads in columns
for (const [fault, code, words] of [
  ['logs an error', 'console.error("odd figures");',                            'odd figures'],
  ['throws later',  'setTimeout(() => { throw new RangeError("too late"); }, 2_000);', 'RangeError: too late'],
  ['keeps busy',    'setTimeout(() => { for (;;); }, 500);',                    'it was not interactive within 90 s'],
] as const)
  test(`a release whose page ${fault} after hydration is refused`, async ({ site }) => {
    const { run, liveDeployment } = commandsFor(site);
    const { id } = await liveDeployment();
    const version = await releaseWith(app, code, site.settings);

    const refusal = await run(`promote ${app}@${version}`).catch(String);

    expect(refusal).toContain(words);
    expect(refusal).toContain(`${app}@${version} is refused`);
    expect(await liveDeployment()).toMatchObject({ id });
  });

test('an edit of any remote passes the checks; starting the checkout leaves it live', async ({ site }) => {
  const { run, liveDeployment } = commandsFor(site);
  const { id, selection } = await liveDeployment();
  for (const name of remoteNames)
    await run(`promote ${name}@${await releaseWith(name, '// as before', site.settings)} --without-browser`);
  const { deployment, waiting } = await publish(site.settings);

  expect(deployment).toEqual(await liveDeployment());
  expect(waiting.toSorted()).toEqual(remoteNames.map((name) => `${name}@${selection[name]}`).toSorted());
  await run(`rollback --all --to ${id}`);
});
