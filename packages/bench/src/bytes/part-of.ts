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
