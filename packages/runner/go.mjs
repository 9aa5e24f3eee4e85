// @ts-check
// go.mjs [--FLAG ...] SCRIPT [WORD ...]: installs what is missing, then runs one of our scripts on the project's own
// Node, with those of Node's flags.
import { runOnProjectNode } from './install.mjs';

const words = process.argv.slice(2);
const at = words.findIndex((word) => !word.startsWith('--'));

runOnProjectNode(words[at] ?? '', words.slice(at + 1), words.slice(0, at));
