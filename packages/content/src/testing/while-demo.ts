import { office } from '../office.ts';

/** Whether content is still the specification's fictional brokerage (decision 0046). */
export const isDemo = office.email.endsWith('.example');

/** `describe` for tests of the demo: skipped once the office has a real address. */
export const whileDemo = isDemo ? describe : describe.skip;

/** Returns the specified rows whose ids content still has: former agents and sold houses are not checked. */
export const still = <Row>(specified: Readonly<Record<number, Row>>, has: (id: number) => unknown) =>
  Object.entries(specified)
    .filter(([id]) => has(Number(id)))
    .map(([id, row]) => [Number(id), row] as const);
