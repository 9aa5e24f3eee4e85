/** Whose a module of the shell's main script is, by the name that its source map gives it. */
export function partOf(source: string) {
  if (
    /@module-federation\/|\.federation\/|browser\/lend-federation|runtime\/(sharing|consumes|remotes|embed)/.test(
      source,
    )
  )
    return 'federation runtime';

  return source.includes('node_modules/') ? 'shared libraries' : 'shell';
}
