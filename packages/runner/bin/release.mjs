// @ts-check
// release.mjs APPLICATION COMMIT: builds one application anew and releases the build into STORE; prints its version.

import { build } from '@dosmares/build/build';
import { openStore } from '@dosmares/delivery';
import { releaseBuild } from '@dosmares/delivery/publish';
import { placeFrom } from '@dosmares/delivery/settings';

const [name = '', commit = ''] = process.argv.slice(2);

try {
  await build(name);
  const { version } = await releaseBuild(name, openStore(placeFrom().store), { commit });
  console.log(version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
