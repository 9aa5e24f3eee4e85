// Tests only: prints the HTML of each page of the site, rendered from the sources as the deploy service renders releases.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

// Days before the visit, as in production.
mock.timers.enable({ apis: ['Date'], now: Date.now() - 3 * 86_400_000 });
const react = { runtime: 'automatic', importSource: '@emotion/react' };
const jsc = { parser: { syntax: 'typescript', tsx: true }, target: 'es2024', transform: { react } };
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), { jsc });

    return { format: 'module', source: code, shortCircuit: true };
  },
});

const root = path.resolve(import.meta.dirname, '../../../..');
const { pages, renderPage, routes } = await import('../renderer.tsx');
const { siteRoutes, isPattern } = await import('@dosmares/contracts/site/routes');
const modules = Object.fromEntries(Object.entries(pages).map(([name, module]) => [`shell/${name}`, module]));
for (const file of globSync('mf-*/src/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }))
  modules[file.replace('/src', '').replace('.tsx', '')] = await import(path.join(root, file));
const tables = await Promise.all(
  globSync('mf-*/src/routes.ts', { cwd: root }).map(async (file) => ({
    name: file.split(path.sep)[0],
    routes: (await import(path.join(root, file))).routes,
  })),
);
const config = JSON.parse(process.argv[2]);
const rendered = {};
for (const { path: at } of siteRoutes([{ name: 'shell', routes }, ...tables]))
  if (!isPattern(at)) rendered[at] = (await renderPage({ path: at, modules, config, tables })).html;
console.log(JSON.stringify({ rendered, tables }));
