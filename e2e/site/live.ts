import { openStore, type Selection } from '@dosmares/delivery';
import { openSite } from '@dosmares/delivery/open-site';
import type { Settings } from '@dosmares/delivery/settings';

/** Reads the site build that visitors get now. */
export async function liveBuild({ settings }: { settings: Settings }) {
  const store = openStore(settings.store);
  const found = await store.readLive();

  return store.readSiteBuild(found?.live?.build ?? '');
}

/** Makes releases live, in place of the site's deploy service. */
export async function makeLive(selection: Selection, { settings }: { settings: Settings }) {
  const opened = await openSite(settings);
  try {
    return await opened.makeLive(selection);
  } finally {
    await opened.close();
  }
}
