import { contract } from './contract.ts';
import { exposes } from './exposes.ts';
import { droppedRoutes, routes } from './routes.ts';
import type { Rule } from './rule.ts';
import { singletons } from './singletons.ts';
import { types } from './types.ts';
import { whole } from './unaltered.ts';

/** Rules between the releases of one composition. In this order: an altered release cannot be judged any further. */
// biome-ignore format: a table reads in columns
export const rules = [
  { name: 'bytes and signatures', judge: whole,         isLast: true },
  { name: 'contract version',     judge: contract,      isLast: false },
  { name: 'exposed modules',      judge: exposes,       isLast: false },
  { name: 'types',                judge: types,         isLast: false },
  { name: 'shared singletons',    judge: singletons,    isLast: false },
  { name: 'routes',               judge: routes,        isLast: false },
  { name: 'dropped routes',       judge: droppedRoutes, isLast: false },
] as const satisfies readonly { name: string; judge: Rule; isLast: boolean }[];
