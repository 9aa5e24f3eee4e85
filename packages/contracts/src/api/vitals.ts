import Type, { type Static } from 'typebox';

/** What is counted: page views, those with a failure, failures, and web vitals by their rating. */
export const VitalsKind = Type.Enum([
  'view',
  'failed-view',
  'error',
  'slot',
  'violation',
  'LCP-good',
  'LCP-needs-improvement',
  'LCP-poor',
  'INP-good',
  'INP-needs-improvement',
  'INP-poor',
  'CLS-good',
  'CLS-needs-improvement',
  'CLS-poor',
]);
export type VitalsKind = Static<typeof VitalsKind>;

const name = Type.String({ maxLength: 40, pattern: '^[a-z][a-z0-9-]*$' });
const word = Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9][A-Za-z0-9._:+-]*$' });

/** An event in a visitor's browser. It has no field that could hold a person, a full address or a message. */
export const VitalsEvent = Type.Object(
  {
    kind: VitalsKind,
    /** The application whose code failed or whose page was measured; missing for views, which count for all. */
    application: Type.Optional(name),
    /** The pattern of the path, never the path: `/property/:id`. */
    route: Type.String({ maxLength: 60, pattern: '^/[A-Za-z0-9/:*-]*$' }),
    /** An error's class, a slot's module and what it did, or a policy's directive. */
    name: Type.Optional(word),
  },
  { additionalProperties: false },
);
export type VitalsEvent = Static<typeof VitalsEvent>;

/** A browser's report: the releases that its tab runs, and what happened there. */
export const VitalsReport = Type.Object(
  {
    releases: Type.Record(name, word, { maxProperties: 50, additionalProperties: false }),
    events: Type.Array(VitalsEvent, { minItems: 1, maxItems: 50 }),
  },
  { additionalProperties: false },
);
export type VitalsReport = Static<typeof VitalsReport>;

/** How often something happened in tabs with a release (`application@version`), over all API processes. */
export const VitalsRow = Type.Object({ release: Type.String(), kind: VitalsKind, count: Type.Integer() });
export type VitalsRow = Static<typeof VitalsRow>;
