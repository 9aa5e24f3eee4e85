export type Crumb = readonly [name: string, path: string];

/** Returns the breadcrumbs of a page, from the home page on, as JSON-LD for its `Head`. */
export const breadcrumbs = (...crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...crumbs].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
