import type { SourceMap } from 'node:module';

/** Returns the part of the shell's main script that a module belongs to, by the module's name in the source map. */
export function partOf(source: string) {
  if (
    /@module-federation\/|\.federation\/|browser\/lend-federation|runtime\/(sharing|consumes|remotes|embed)/.test(
      source,
    )
  )
    return 'federation runtime';

  return source.includes('node_modules/') ? 'shared libraries' : 'shell';
}

/**
 * Returns the text of each part of the main script.
 * @param map the script's source map; it does not count the line that is put before the code to have it compiled ahead
 */
export function partsOf(code: string, map: SourceMap) {
  const parts: Record<string, string> = {};
  const lines = code.split('\n');
  const added = lines.length - map.payload.mappings.split(';').length;
  for (const [line, text] of lines.slice(added).entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      // The bundler's own code has no source.
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      const part = partOf(source ?? '');
      parts[part] = (parts[part] ?? '') + text[column];
    }
  }

  return parts;
}
