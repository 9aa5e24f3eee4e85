import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Composition, compressFile, openStore, promoted, scriptTagsIn } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/publish';
import type { Settings } from '@dosmares/delivery/settings';
import { readPage, routes } from '../bytes/first-load.ts';
import { buildClientAlone } from './client-only.ts';
import { buildOneBundle } from './one-bundle.ts';

export interface Page {
  html: string;
  modules: readonly string[];
}

/**
 * Makes three variants of the site, as three compositions of one store: servers, headers, compression and HTML are
 * the same, except where the variant itself differs. Returns a function that makes one of them live.
 */
export async function makeVariants(settings: Settings) {
  const { composition } = await publish(settings);
  const oneBundle = await buildOneBundle();
  const alone = await buildClientAlone();
  const tagsOf = await tagMaker(oneBundle.web);
  const aloneTags = await tagMaker(alone.web);
  const copy = (name: string, web: string, change: (page: Page) => string) =>
    copyOf(composition, { name, web, change, settings });

  const ids = {
    composed: composition.id,
    'one bundle': await copy('one-bundle', oneBundle.web, ({ html, modules }) =>
      withScripts(html, tagsOf(oneBundle.filesOf(modules))),
    ),
    'client alone': await copy('client-alone', alone.web, ({ html }) =>
      emptied(withScripts(html, aloneTags(alone.chunks.main ?? []))),
    ),
  };
  const store = openStore(settings.store);

  return {
    composition,
    async show(variant: keyof typeof ids) {
      await store.movePointer({ verb: 'compose', subject: variant }, (now) =>
        promoted(now, { id: ids[variant], selection: composition.selection }),
      );
      // The edge polls the pointer twice a second.
      await new Promise((resolve) => setTimeout(resolve, 700));
    },
  };
}

/** Names of the variants, in the order of measurement. */
export const variantNames = ['composed', 'one bundle', 'client alone'] as const;

/** Copies a composition, with the scripts of another shell and other HTML on the measured pages. */
async function copyOf(
  composition: Composition,
  {
    name,
    web,
    change,
    settings,
  }: { name: string; web: string; change: (page: Page) => string; settings: Settings },
) {
  const store = openStore(settings.store);
  const id = `${composition.id}-${name}`;
  const shell = path.join(settings.store, 'releases/shell', name);
  // Pictures and fonts are in the shell's release; without them the variant's pages would be incomplete.
  await cp(await store.releaseFolder('shell', composition.selection.shell), shell, { recursive: true });
  await cp(web, path.join(shell, 'web'), { recursive: true });
  const { files, ...release } = await store.readRelease('shell', composition.selection.shell);
  const scripts = (await readdir(web)).map((script) => ({ path: `web/${script}` }));
  await writeFile(
    path.join(shell, 'release.json'),
    JSON.stringify({ ...release, version: name, files: [...files, ...scripts] }),
  );
  const copy = path.join(settings.store, 'compositions', id);
  await cp(await store.compositionFolder(composition.id), copy, { recursive: true });
  const file = path.join(copy, 'composition.json');
  const facts = JSON.parse(await readFile(file, 'utf8'));
  const copied = { ...facts, id, selection: { ...facts.selection, shell: name } };
  await writeFile(file, JSON.stringify(copied));
  for (const route of routes) {
    const page = await readPage(settings, copied, route);
    await writeFile(page.file, change(page));
    await compressFile(page.file);
  }

  return id;
}

/** Returns a function that writes script tags as in the composed site, each with its hash. */
async function tagMaker(web: string) {
  const files = (await readdir(web)).filter((file) => file.endsWith('.js'));
  const hashes = new Map(
    await Promise.all(
      files.map(async (file) => {
        const hash = createHash('sha384').update(await readFile(path.join(web, file)));

        return [file, `sha384-${hash.digest('base64')}`] as const;
      }),
    ),
  );

  return (wanted: readonly string[]) =>
    wanted
      .map((file) => {
        const integrity = hashes.get(file);

        return file.startsWith('main.')
          ? `<script src="/assets/${file}" integrity="${integrity}" crossorigin="anonymous"></script>`
          : `<link rel="preload" as="script" href="/assets/${file}" integrity="${integrity}">`;
      })
      .join('');
}

/** Replaces a page's script tags. */
const withScripts = (html: string, tags: string) =>
  scriptTagsIn(html).reduce(
    (text, tag) =>
      tag.startsWith('<script') ? text.replace(`${tag}</script>`, tags) : text.replace(tag, ''),
    html,
  );

/** Empties a page, so that the client renders all of it, and starts at once. */
const emptied = (html: string) =>
  html
    .replace(/"rendered":\[[^\]]*\]/, '"rendered":[]')
    .replace(
      /<template id="scripts">(.*?)<\/template><script>.*?<\/script>(.*<div id="root">).*<\/body>/s,
      '$2</div>$1</body>',
    );
