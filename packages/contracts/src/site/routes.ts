import type { Params, RouteEntry } from '../remote.ts';

/** An application's route table; releases and the registry's remotes have this shape. */
export interface RouteTable {
  name: string;
  routes: readonly RouteEntry[];
}

/** A route of the site: a known path, which is rendered in advance, or the pattern for all other values. */
export interface SiteRoute {
  path: string;
  /** The pattern as its application writes it: `/team/:id` in both cases. */
  pattern: string;
  /** The module that shows it: `application/expose`. */
  address: string;
  params: Params;
  /** As its application declares it; missing for the site's own not-found page. */
  entry?: RouteEntry;
}

/** A route matched by a path: with all parameters and, for a known path, the canonical form of its address. */
export type Match<Route> = Route & { params: Params; canonical?: string };

/** First segments of paths that the edge itself answers; so are all that begin with an underscore. */
export const edgeFolders = ['assets', 'media', 'fonts'] as const;
/** Files at the site's root; every deployment has its own. */
export const rootFileNames = ['robots.txt', 'sitemap.xml', 'site.webmanifest'] as const;

export const stylesFolder = 'styles';

const edgeNames = new Set<string>([
  ...edgeFolders,
  stylesFolder,
  ...rootFileNames,
  'favicon.ico',
  'api',
  'health',
  'metrics',
]);
const parameter = /:(\w+)/;

/** Reports whether a path belongs to the edge or the API, so that no application may use it. */
export function isReserved(path: string): boolean {
  const first = path.split('/')[1] ?? '';

  return first.startsWith('_') || edgeNames.has(first);
}

export const isPattern = (path: string): boolean => parameter.test(path);

export const fillIn = (pattern: string, value: string): string => pattern.replace(parameter, () => value);

/** Expands an entry: into each known path, and the pattern itself unless it is closed (G09, G12). */
export function expand(entry: RouteEntry): Omit<SiteRoute, 'address' | 'entry'>[] {
  const { path: pattern, values = [], closed } = entry;
  const name = parameter.exec(pattern)?.[1];
  if (!name) return [{ path: pattern, pattern, params: {} }];

  const known = values.map((value) => ({ path: fillIn(pattern, value), pattern, params: { [name]: value } }));

  return closed ? known : [...known, { path: pattern, pattern, params: {} }];
}

/** Returns all routes of a site, from the route tables of its applications. */
export function siteRoutes(tables: readonly RouteTable[]): SiteRoute[] {
  return tables.flatMap(({ name, routes }) =>
    routes.flatMap((entry) =>
      expand(entry).map((route) => ({ ...route, address: `${name}/${entry.expose}`, entry })),
    ),
  );
}

/** Matches paths whatever their case, encoding and trailing slashes; known paths come before patterns. */
export function createMatcher<Route extends { path: string; params?: Params }>(
  routes: readonly Route[],
): (pathname: string) => Match<Route> | undefined {
  const known = new Map<string, Route>();
  const patterns: { route: Route; segments: readonly string[] }[] = [];
  for (const route of routes) {
    const segments = segmentsOf(route.path) ?? [];
    if (isPattern(route.path)) patterns.push({ route, segments });
    else known.set(keyOf(segments), route);
  }

  return (pathname) => {
    const segments = segmentsOf(pathname);
    if (!segments) return undefined;

    const route = known.get(keyOf(segments));
    if (route) return { ...route, params: route.params ?? {}, canonical: encodeURI(route.path) };

    for (const { route, segments: pattern } of patterns) {
      const params = paramsIn(segments, pattern);
      if (params) return { ...route, params };
    }

    return undefined;
  };
}

/** Returns the decoded segments of a path; undefined if they cannot be decoded. */
function segmentsOf(pathname: string): string[] | undefined {
  const segments = pathname.split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Returns the same key for equivalent segments; an encoded slash does not separate segments. */
const keyOf = (segments: readonly string[]) => JSON.stringify(segments.map((one) => one.toLowerCase()));

function paramsIn(segments: readonly string[], pattern: readonly string[]): Params | undefined {
  if (segments.length !== pattern.length || segments.includes('')) return undefined;

  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const part = pattern[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part.toLowerCase() !== segment.toLowerCase()) return undefined;
  }

  return params;
}
