import { contract } from './contract.ts';
import { exposes } from './exposes.ts';
import { droppedRoutes, routes } from './routes.ts';
import type { Rule } from './rule.ts';
import { singletons } from './singletons.ts';
import { types } from './types.ts';

/** Rules between the releases of one site build. */
// biome-ignore format: a table reads in columns
export const rules = [
  { name: 'contract version',  judge: contract },
  { name: 'exposed modules',   judge: exposes },
  { name: 'types',             judge: types },
  { name: 'shared singletons', judge: singletons },
  { name: 'routes',            judge: routes },
  { name: 'dropped routes',    judge: droppedRoutes },
] as const satisfies readonly { name: string; judge: Rule }[];
