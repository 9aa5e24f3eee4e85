/** A page's name and its path. */
export type Crumb = readonly [name: string, path: string];

/** The way from the home page to a page, as JSON-LD for its `Head`. */
export const breadcrumbs = (...crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...crumbs].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
