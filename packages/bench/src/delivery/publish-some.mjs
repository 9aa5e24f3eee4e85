// @ts-check
// publish-first.mjs COUNT: makes the last builds of the shell and the first so many remotes live, and nothing else.

import { remotes } from '@dosmares/build/applications';
import { openStore } from '@dosmares/delivery';
import { makeLive, releaseBuild } from '@dosmares/delivery/publish';
import { placeFrom } from '@dosmares/delivery/settings';

const where = placeFrom();
const store = openStore(where.store);
const selection = /** @type {Record<string, string>} */ ({});
for (const name of ['shell', ...remotes.slice(0, Number(process.argv[2]))])
  selection[name] = (await releaseBuild(name, store)).version;

const { composition } = await makeLive(selection, where, store);
console.log(Object.keys(composition.pages).length);
