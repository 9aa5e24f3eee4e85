// @ts-check
// node --import @dosmares/tools/strip-types …: runs our packages where they are installed, because Node strips no types
// inside `node_modules`.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, next) {
    if (!/\/node_modules\/@dosmares\/.*\.ts$/.test(url)) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));

    return { format: 'module', shortCircuit: true, source };
  },
});
