import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { laterStylesTag } from '@dosmares/contracts/site/renderer';
import { moveLaterStyles } from './later-styles.ts';

const made = () => mkdtemp(path.join(tmpdir(), 'dos-mares-styles-'));
const page = (css: string) => `<h1>Above</h1>${laterStylesTag}${css}</style><p>Below</p>`;

it('moves the styles of what is below the first view into a compressed file, named by its contents', async () => {
  const folder = await made();
  const { html, sources } = await moveLaterStyles(page("p::before{content:'$&'}"), folder);
  const [, name = ''] =
    /^<h1>Above<\/h1><link rel="stylesheet" href="\/styles\/([\da-f]+\.css)"><p>Below<\/p>$/.exec(html) ?? [];

  expect(sources).toEqual(['self']);
  expect(await readFile(path.join(folder, 'styles', name), 'utf8')).toBe("p::before{content:'$&'}");
  expect((await readdir(path.join(folder, 'styles'))).toSorted()).toEqual([name, `${name}.br`, `${name}.gz`]);
  expect((await moveLaterStyles(page('p{}'), folder)).html).not.toContain(name);
});

it('loses nothing of a page in which somebody opens more such elements, or one that has no end', async () => {
  const folder = await made();
  const { html } = await moveLaterStyles(page('p{}') + page('i{}'), folder);

  expect(html).toContain(`<p>Below</p>${page('i{}')}`);
  expect((await moveLaterStyles(`<p>All</p>${laterStylesTag}p{}`, folder)).html).toBe(
    `<p>All</p>${laterStylesTag}p{}`,
  );
});

it('leaves a page without such styles as it is', async () => {
  const folder = await made();

  expect(await moveLaterStyles('<style>p{}</style><p>All</p>', folder)).toEqual({
    html: '<style>p{}</style><p>All</p>',
    sources: [],
  });
  expect(await readdir(folder)).toEqual([]);
});
