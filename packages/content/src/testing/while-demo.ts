import { office } from '../office.ts';

/** Whether content is still the invented brokerage of the specification (decision 0046). */
export const isDemo = office.email.endsWith('.example');

/** Tests of the demo alone: they end, as skipped, when the office has a real address. */
export const whileDemo = isDemo ? describe : describe.skip;

/** The rows of the specified ids that content still has: who has left or was sold is asked nothing. */
export const still = <Row>(specified: Readonly<Record<number, Row>>, has: (id: number) => unknown) =>
  Object.entries(specified)
    .filter(([id]) => has(Number(id)))
    .map(([id, row]) => [Number(id), row] as const);
