// @ts-check
// release.mjs APPLICATION COMMIT: builds one application anew and releases the build into STORE; prints its version.
import { openStore } from '@dosmares/delivery';
import { build } from '../build.mjs';
import { placeFrom } from '../place.mjs';
import { releaseBuild } from '../publish.mjs';

const [name = '', commit = ''] = process.argv.slice(2);

try {
  await build(name);
  const { version } = await releaseBuild(name, openStore(placeFrom().store), { commit });
  console.log(version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
