import type { ApplicationName, Params, RouteEntry } from '@dosmares/contracts/remote';

/** One application's route table. */
export interface RouteTable {
  application: ApplicationName;
  routes: readonly RouteEntry[];
}

/** One route as the router knows it: a path, and the page module that shows it. */
export interface SiteRoute {
  path: string;
  /** `application/expose`. */
  address: string;
  /** Parameters that the path no longer holds because its values are enumerated (G09, G12). */
  fixed: Params;
}

/** All routes of a site. A closed path becomes one route per value, so that `/{agent}` shadows nothing (G11, G12). */
export function siteRoutes(tables: readonly RouteTable[]): SiteRoute[] {
  return tables.flatMap(({ application, routes }) =>
    routes.flatMap((entry) =>
      expand(entry).map((route) => ({ ...route, address: `${application}/${entry.expose}` })),
    ),
  );
}

/** The concrete paths of an entry that are rendered ahead: its values in place of its parameter. */
export function knownPaths(entry: RouteEntry): string[] {
  return entry.values ? entry.values.map((value) => entry.path.replace(parameter, value)) : [entry.path];
}

const parameter = /:(\w+)/;

function expand(entry: RouteEntry) {
  const name = parameter.exec(entry.path)?.[1];
  if (!(entry.closed && name)) return [{ path: entry.path, fixed: {} }];

  return (entry.values ?? []).map((value) => ({
    path: entry.path.replace(parameter, value),
    fixed: { [name]: value },
  }));
}
