// @ts-check
// go.mjs [--FLAG ...] SCRIPT [WORD ...]: installs missing packages, then runs one of our scripts on the project's own
// Node, with these flags for Node.
import { runOnProjectNode } from './install.mjs';

const words = process.argv.slice(2);
const at = words.findIndex((word) => !word.startsWith('--'));

runOnProjectNode(words[at] ?? '', words.slice(at + 1), words.slice(0, at));
