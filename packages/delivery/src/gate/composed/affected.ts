import type { Composition } from '../../store/composition.ts';

/**
 * Paths to look at in a browser when an application changes: every page that holds something of it, one of each kind. Two
 * pages are of one kind when the same modules stand in them.
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
