// npm run publish-packages: publishes our packages for remotes in repositories of their own. npm's settings say where
// (`@dosmares:registry`) and as whom.

import { root } from '../presets/checkout.ts';
import { publishPackages } from './publish-packages.ts';

console.log(`Published in version ${await publishPackages(root)}.`);
