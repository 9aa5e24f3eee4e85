/** A page's name and its path. */
export type Crumb = readonly [name: string, path: string];

/** The way from the home page to a page, as search engines read it. */
export const breadcrumbs = (...steps: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
