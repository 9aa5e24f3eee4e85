import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, hydrated, test } from '../site/site.ts';
import { commandsFor } from './commands.ts';
import { blocksOf, followDocument } from './strangers.ts';

// Installs, builds with other tooling and promotes.
test.setTimeout(600_000);

const document = 'bring-your-own-remote.md';
const words = { title: 'Tides of Cabo San Lucas', text: 'Today the water is high at noon' };

for (const bundler of ['webpack', 'rsbuild', 'vite'] as const)
  test(`SH13 a ${bundler} remote that follows the document appears on the site`, async ({
    page,
    site,
    errors,
  }) => {
    const { run, liveDeployment } = commandsFor(site);
    const before = await liveDeployment();
    const token = (await run('tokens add tides --for mf-tides')).split('\n').at(-1) ?? '';
    const stranger = await followDocument(document, bundler);
    const blocks = await blocksOf(document);
    await writeFile(path.join(stranger.dist, 'routes.json'), blocks['routes.json'] ?? '');
    const env = { DEPLOY_URL: `http://localhost:${site.settings.ports.deploy}`, DEPLOY_TOKEN: token };
    const uploaded = await stranger.run('bash', ['-ec', blocks.upload ?? ''], env);
    const [, version = ''] = /mf-tides@([\w.-]+)/.exec(uploaded) ?? [];
    const promote = (blocks.promote ?? '').replaceAll('mf-tides@8c1f', `mf-tides@${version}`);
    const shipped = await stranger.run('bash', ['-ec', promote], env);
    expect(shipped).toContain('is live');

    // Before its script, and for crawlers and visitors without one: no fault, but what it says of itself.
    const served = async () => (await page.request.get('/tides')).text();
    await expect.poll(served).toContain(`<title>${words.title}</title>`);
    const [main = ''] = /<main.*<\/main>/s.exec(await served()) ?? [];
    expect(main).not.toContain('will be back shortly');
    expect(/<noscript>.*<\/noscript>/s.exec(main)?.[0]).toContain(words.text);

    await page.goto('/tides');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'The tides of today' })).toBeVisible();
    await expect(page).toHaveTitle(words.title);
    expect(errors).toEqual([]);

    await run('remove mf-tides');
    await run('tokens revoke tides');
    expect((await liveDeployment()).selection).toEqual(before.selection);
    await stranger.close();
  });

test('SH13 a folder that no federation built is refused in a sentence, by curl too', async ({ site }) => {
  const { run } = commandsFor(site);
  const token = (await run('tokens add rough --for mf-tides')).split('\n').at(-1) ?? '';
  const stranger = await followDocument(document, 'rsbuild', (code) =>
    code.replace("assetPrefix: 'auto'", "assetPrefix: '/'"),
  );
  const blocks = await blocksOf(document);
  const env = { DEPLOY_URL: `http://localhost:${site.settings.ports.deploy}`, DEPLOY_TOKEN: token };
  const answer = await stranger.run('bash', ['-c', blocks.upload ?? ''], env);
  expect(answer).toContain(
    'set output.publicPath to auto (webpack, Rspack), output.assetPrefix to auto (Rsbuild)',
  );
  await run('tokens revoke rough');
  await stranger.close();
});
