import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, hydrated, type Site, test } from '../site/site.ts';
import { commandsFor, releaseWith } from './commands.ts';
import { followDocument, serveHost } from './strangers.ts';

// Installs and builds with other tooling, and promotes.
test.setTimeout(600_000);

const cdnOf = ({ settings }: Site) => `http://localhost:${settings.ports.remotes}`;

/** Builds a host as the document says, and serves it. */
async function openHost(bundler: 'webpack' | 'rsbuild', site: Site) {
  const local = (code: string) => code.replaceAll('https://cdn.dosmares.example', cdnOf(site));
  const { dist, close } = await followDocument('our-remotes-elsewhere.md', bundler, local);
  const server = await serveHost(dist);

  return {
    origin: server.origin,
    async close() {
      server.close();
      await close();
    },
  };
}

for (const bundler of ['webpack', 'rsbuild'] as const)
  test(`SH12 a stock ${bundler} host shows the team and an agent’s page, and follows what is live`, async ({
    page,
    site,
    errors,
  }) => {
    const host = await openHost(bundler, site);
    await page.goto(host.origin);

    const link = page.getByRole('link', { name: 'Meet Marisol' });
    await expect(link).toHaveAttribute('href', `${site.origin}/team/1`);
    const portrait = page.getByRole('img', { name: 'portrait of Marisol Quintero' });
    const width = () => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Leonor Arriaga' })).toBeVisible();
    // Another remote's slot on the page, from its own live manifest.
    await expect(page.getByRole('link', { name: 'View details' }).first()).toBeVisible();
    // The site's styles arrive, and stay within: the host's own heading has none of them.
    const family = (name: string) =>
      page.getByRole('heading', { name }).evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(await family('Marisol Quintero')).toContain('Cormorant');
    expect(await family('Friends of ours')).not.toContain('Cormorant');
    // Its React is an older one, which no remote of ours replaces.
    expect(errors.filter((one) => !one.includes('Version 19.2.0 from host'))).toEqual([]);

    const { run, liveDeployment } = commandsFor(site);
    const { id } = await liveDeployment();
    const version = await releaseWith('mf-agents', 'document.title = "Promoted";', site.settings);
    await run(`promote mf-agents@${version} --without-browser`);
    await expect(async () => {
      await page.reload();
      await expect(page).toHaveTitle('Promoted', { timeout: 3_000 });
    }).toPass();
    await run(`rollback --all --to ${id}`);
    await host.close();
  });

/** Collects the scripts of the agents' remote that a page requests, by name. */
function scriptsOn(page: Page, site: Site) {
  const names = new Set<string>();
  page.on('request', (request) => {
    const { href, pathname } = new URL(request.url());
    if (href.startsWith(`${cdnOf(site)}/mf-agents/`) && pathname.endsWith('.js'))
      names.add(path.basename(pathname));
  });

  return names;
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: readonly { assets: { js: Record<'sync' | 'async', readonly string[]> } }[];
}

test('SH12 what a remote brings for other hosts is loaded by those, and never by our shell', async ({
  page,
  site,
  context,
}) => {
  const answer = await page.request.get(`${cdnOf(site)}/mf-agents/mf-manifest.json`);
  const { exposes, metaData }: Manifest = await answer.json();
  const own = new Set(exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]));
  const isForOthers = (name: string) => !own.has(name) && name !== metaData.remoteEntry.name;
  const here = scriptsOn(page, site);
  for (const at of ['/', '/team', '/leonor-arriaga']) {
    await page.goto(at);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(here.size).toBeGreaterThan(3);
  expect([...here].filter(isForOthers)).toEqual([]);

  const elsewhere = await context.newPage();
  const there = scriptsOn(elsewhere, site);
  const host = await openHost('webpack', site);
  await elsewhere.goto(host.origin);
  await expect(elsewhere.getByRole('heading', { name: 'Marisol Quintero' })).toBeVisible();
  expect([...there].filter(isForOthers).length).toBeGreaterThan(1);
  await host.close();
});

test('SH12 a host in TypeScript has the types of what is live', async ({ site }) => {
  const local = (code: string) =>
    code
      .replaceAll('https://cdn.dosmares.example', cdnOf(site))
      .replace('dts: false', 'dts: { generateTypes: false, consumeTypes: true }');
  const { folder, run, close } = await followDocument('our-remotes-elsewhere.md', 'webpack', local);
  const types = await readFile(path.join(folder, '@mf-types/mf-agents/team-grid.d.ts'), 'utf8');
  expect(types).toContain('export { default }');
  const tsconfig = {
    compilerOptions: {
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      paths: { '*': ['./@mf-types/*'] },
    },
    files: ['use.ts'],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const faultsWith = async (ids: string) => {
    const code = `import TeamGrid from 'mf-agents/team-grid';\nTeamGrid({ ids: ${ids} });`;
    await writeFile(path.join(folder, 'use.ts'), code);

    return run(process.execPath, ['node_modules/typescript/bin/tsc']).catch(({ stdout }) => stdout);
  };
  expect(await faultsWith('[1, 2]')).toBe('');
  expect(await faultsWith("['one']")).toContain("Type 'string' is not assignable to type 'number'");
  await close();
});
