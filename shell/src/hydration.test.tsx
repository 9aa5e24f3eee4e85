import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { RouteTable } from '@dosmares/contracts/site/routes';
import { config, TestPlatform } from '@dosmares/platform/testing';
import { CacheProvider } from '@emotion/react';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { hydrateAll } from './first-view/hydrated-near.tsx';
import { SlotFallback } from './frame/slot-fallback.tsx';
import { pages } from './rendering/renderer.tsx';
import { pagesOf } from './routes.ts';
import { createStyles, stylesId } from './site.tsx';

const root = path.resolve(__dirname, '../..');
const remotes = globSync('mf-*/src/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });
const modules: Record<string, object> = {};
for (const [name, page] of Object.entries(pages)) modules[`shell/${name}`] = page;
for (const file of remotes)
  modules[file.replace('/src', '').replace('.tsx', '')] = require(path.join(root, file));

/** Every page, rendered in a process that has no window, another clock and another time zone. */
const renderer = [path.join(__dirname, 'rendering/testing/render-pages.mjs'), JSON.stringify(config)];
const env = { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning', TZ: 'Asia/Tokyo' };
const options = { encoding: 'utf8', maxBuffer: 1 << 28, env } as const;
const { rendered, tables }: { rendered: Record<string, string>; tables: RouteTable[] } = JSON.parse(
  execFileSync(process.execPath, renderer, options),
);

/** Hydrates a page by React's development build; returns what it says of differences. */
async function differences(at: string, html = rendered[at] as string) {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.documentElement.innerHTML = html;
  history.replaceState(null, '', at);
  const styles = createStyles(document.getElementById(stylesId)?.textContent ?? '');
  const found: string[] = [];
  const slots = { get: (address: string) => modules[address] as never, Fallback: SlotFallback };
  const page = (
    <StrictMode>
      <CacheProvider value={styles}>
        <TestPlatform path={at} slots={slots}>
          <App pageAt={pagesOf(tables)} />
        </TestPlatform>
      </CacheProvider>
    </StrictMode>
  );
  const onRecoverableError = (error: unknown) => void found.push(String(error));
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root') as HTMLElement, page, { onRecoverableError }),
  );
  await act(async () => hydrateAll());
  await act(async () => root.unmount());

  // Attributes that differ are only logged.
  return [
    ...found,
    ...said.mock.calls.map((words) => words.join(' ')).filter((text) => /hydrat/i.test(text)),
  ];
}

it.each(Object.keys(rendered))('%s hydrates into the HTML that is served', async (at) => {
  expect(await differences(at)).toEqual([]);
});

it.each([
  ['text', '>Our Story<', '>Their Story<', /\+\s+Our Story\n\s*-\s+Their Story/],
  ['an attribute', 'href="/properties"', 'href="/houses"', /-\s+href="\/houses"/],
])('says in words which %s differs', async (_, own, served, words) => {
  expect((await differences('/about', rendered['/about']?.replace(own, served))).join('\n')).toMatch(words);
});
