import type { Composition } from '../../store/composition.ts';

/**
 * Returns the paths to open in a browser when an application changes: one of each kind of page that contains a module
 * of it. Pages with the same modules are of the same kind.
 */
export function affectedPaths({ pages }: Composition, application: string): string[] {
  const kinds = new Map<string, string>();
  for (const [path, { modules, status }] of Object.entries(pages)) {
    const isAffected =
      application === 'shell' || modules.some((address) => address.startsWith(`${application}/`));
    const kind = [...modules].sort().join();
    if (status === 200 && isAffected && !kinds.has(kind)) kinds.set(kind, path);
  }

  // A module that appears only after a click is in no page: then at least the home page has to work with it.
  return kinds.size > 0 ? [...kinds.values()] : ['/'];
}
