import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Composition, compressPage, openStore, promoted, scriptTagsIn } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/publish';
import type { Settings } from '@dosmares/delivery/settings';
import { readPage, routes } from '../bytes/first-load.ts';
import { buildClientAlone } from './client-only.ts';
import { buildOneBundle } from './one-bundle.ts';

export interface Page {
  html: string;
  rendered: string[];
}

/**
 * The same site in three ways, as three compositions of one store: what the servers do, headers, compression and HTML are
 * the same, unless the way itself differs. Gives the function that makes one of them live.
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
    'one bundle': await copy('one-bundle', oneBundle.web, ({ html, rendered }) =>
      withScripts(html, tagsOf(oneBundle.filesOf(rendered))),
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
      // The edge looks at the pointer twice a second.
      await new Promise((resolve) => setTimeout(resolve, 700));
    },
  };
}

/** Names of the variants, in the order they are measured. */
export const variantNames = ['composed', 'one bundle', 'client alone'] as const;

/** Copies a composition, with another shell's scripts and other HTML on the pages that are measured. */
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
  // Pictures and fonts stand in the shell's release: without them a variant would be judged by a page that lacks them.
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
    await compressPage(page.file);
  }

  return id;
}

/** Gives the function that writes the tags of scripts as the composed site has them, each with its hash. */
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

/** Puts other scripts where a page names its own. */
const withScripts = (html: string, tags: string) =>
  scriptTagsIn(html).reduce(
    (text, tag) =>
      tag.startsWith('<script') ? text.replace(`${tag}</script>`, tags) : text.replace(tag, ''),
    html,
  );

/** A page whose content is left to the client, which begins at once. */
const emptied = (html: string) =>
  html
    .replace(/"rendered":\[[^\]]*\]/, '"rendered":[]')
    .replace(
      /<template id="scripts">(.*?)<\/template><script>.*?<\/script>(.*<div id="root">).*<\/body>/s,
      '$2</div>$1</body>',
    );
