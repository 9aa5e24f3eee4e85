import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore, type Selection } from '@dosmares/delivery';
import { makeLive, releaseBuild } from '@dosmares/delivery/publish';
import { build } from '@dosmares/tools/build/build';
import { expect, type Site, test } from '../site/site.ts';
import { fingerprints } from './fingerprints.ts';

const app = 'mf-market-report';

test('one remote is rebuilt with a visible change: the change is live, and no other release changed by a byte', async ({
  page,
  site,
}) => {
  // It builds an application and composes the site twice.
  test.setTimeout(180_000);
  const store = openStore(site.settings.store);
  const before = await liveOf(site);
  const others = await fingerprints(before, store);

  const copy = path.join(site.settings.root, '.data/e2e', `${process.pid}`, app);
  await changedCopy(site.settings.root, copy);
  await build(app, copy);
  const { version } = await releaseBuild(app, store, copy);
  expect(version).not.toBe(before[app]);
  await makeLive({ ...before, [app]: version }, site.settings, store);

  await expect(async () => {
    await page.goto('/market-report');
    await expect(page.getByText('Get monthly market letters delivered to your inbox.')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  expect(await fingerprints(before, store)).toEqual(others);

  await makeLive(before, site.settings, store);
  await rm(copy, { recursive: true, force: true });
});

async function liveOf(site: Site): Promise<Selection> {
  const store = openStore(site.settings.store);
  const pointer = await store.readPointer();

  return (await store.readComposition(pointer?.live ?? '')).selection;
}

async function changedCopy(root: string, copy: string) {
  await mkdir(copy, { recursive: true });
  for (const part of ['src', 'package.json'])
    await cp(path.join(root, app, part), path.join(copy, part), { recursive: true });
  const file = path.join(copy, 'src/top/title.tsx');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('Get monthly market reports delivered', 'Get monthly market letters delivered'),
  );
}
