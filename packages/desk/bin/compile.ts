// node packages/desk/bin/compile.ts: compiles the pages for production's image, which has no compiler.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { compiled } from '../src/jsx.ts';

const src = join(import.meta.dirname, '../src');
for (const file of globSync('**/*.tsx', { cwd: src })) compiled(join(src, file));
