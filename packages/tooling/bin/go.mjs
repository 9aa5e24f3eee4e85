// @ts-check
// go.mjs SCRIPT [WORD ...]: installs what is missing, then runs one of our scripts on the project's own Node.
import { runOnProjectNode } from '../install.mjs';

const [script = '', ...words] = process.argv.slice(2);

runOnProjectNode(script, words);
