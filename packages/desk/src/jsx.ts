import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(import.meta.dirname, '../dist');

// Lets Node, which strips types but runs no JSX, load the desk's pages (decision 0106); programs import it for that.
registerHooks({
  load: (url, context, next) =>
    url.startsWith(new URL('.', import.meta.url).href) && url.endsWith('.tsx')
      ? { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
});

/** Returns a file as JavaScript, compiled when its bytes have changed; production's image has all of them. */
export function compiled(file: string): string {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const name = relative(import.meta.dirname, file).replaceAll(/[\\/]/g, '.');
  const target = join(folder, `${name}.${hash}.js`);
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return compile(source, target);
  }
}

function compile(source: string, target: string): string {
  // Only here, because the compiler is large and not part of production's image.
  const { transformSync }: typeof import('@swc/core') = createRequire(import.meta.url)('@swc/core');
  const { code } = transformSync(source, {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  mkdirSync(folder, { recursive: true });
  // Renamed, because several processes may compile at the same time.
  writeFileSync(`${target}.${process.pid}`, code);
  renameSync(`${target}.${process.pid}`, target);

  return code;
}
