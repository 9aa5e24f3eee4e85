import type { SiteBuild } from '../../builds/site-build.ts';

/**
 * Returns the paths to open in a browser: of the pages that differ from those before, one of each kind. Pages with the
 * same modules are of the same kind.
 */
export function affectedPaths(after: SiteBuild, before: Pick<SiteBuild, 'pages'>): string[] {
  const kinds = new Map<string, string>();
  for (const [path, { modules, status, html }] of Object.entries(after.pages)) {
    const kind = [...modules].sort().join();
    const isChanged = before.pages[path]?.html !== html;
    if (status === 200 && isChanged && !kinds.has(kind)) kinds.set(kind, path);
  }

  // A module that appears only after a click is in no page: then at least the home page has to work with it.
  return kinds.size > 0 ? [...kinds.values()] : ['/'];
}
