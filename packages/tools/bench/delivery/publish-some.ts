// publish-some.ts COUNT: makes the last builds of the shell and the first COUNT remotes live, and nothing else.

import { openStore, type Selection } from '@dosmares/delivery';
import { makeLive, releaseBuild } from '@dosmares/delivery/publish';
import { settingsFrom } from '@dosmares/delivery/settings';
import { remoteNames } from '../../presets/checkout.ts';

const settings = settingsFrom();
const store = openStore(settings.store);
const selection: Record<string, string> = {};
for (const name of ['shell', ...remoteNames.slice(0, Number(process.argv[2]))])
  selection[name] = (await releaseBuild(name, store)).version;

const { composition } = await makeLive(selection as Selection, settings, store);
console.log(Object.keys(composition.pages).length);
