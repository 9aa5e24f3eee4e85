// @ts-check
// publish-first.mjs COUNT: makes the last builds of the shell and the first so many remotes live, and nothing else.
import { openStore } from '@dosmares/delivery';
import { placeFrom } from '../place.mjs';
import { makeLive, releaseBuild } from '../publish.mjs';
import { remotes } from '../remotes.mjs';

const where = placeFrom();
const store = openStore(where.store);
const selection = /** @type {Record<string, string>} */ ({});
for (const name of ['shell', ...remotes.slice(0, Number(process.argv[2]))])
  selection[name] = (await releaseBuild(name, store)).version;

const { composition } = await makeLive(selection, where, store);
console.log(Object.keys(composition.pages).length);
