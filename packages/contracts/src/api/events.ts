import Type, { type Static } from 'typebox';

/** The measured vitals: in milliseconds, the last one as a share of the window. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
/** One of the measured vitals. */
export type VitalName = (typeof vitalNames)[number];

const word = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9][A-Za-z0-9@._/:*-]*$' });

/** An event in a visitor's browser. It has no field that could hold a person, a full address or a message. */
export const ClientEvent = Type.Object(
  {
    /** A page view, an error, or a vital. */
    kind: Type.Union([
      Type.Literal('view'),
      Type.Literal('error'),
      Type.Literal('slot'),
      Type.Literal('violation'),
      Type.Literal('vital'),
    ]),
    /** The application whose code it was; for views and vitals, whose page. */
    application: word(40),
    version: word(60),
    /** The pattern of the path, never the path: `/property/:id`. */
    route: Type.String({ maxLength: 60, pattern: '^/[A-Za-z0-9/:*-]*$' }),
    /** An error's class, a slot's module and what it did, a policy's directive, a vital's name. */
    name: Type.Optional(word(60)),
    /** The value of a vital. */
    value: Type.Optional(Type.Number({ minimum: 0, maximum: 3_600_000 })),
    /** Whether it is the first error on its page. */
    isFirst: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
/** An event in a visitor's browser. */
export type ClientEvent = Static<typeof ClientEvent>;

/** A browser's report on one composition. */
export const EventReport = Type.Object(
  {
    composition: word(40),
    /** The ticket that came with the page (`report-ticket.ts`). Without one a report counts for nothing. */
    ticket: Type.Optional(Type.String({ maxLength: 1_000 })),
    events: Type.Array(ClientEvent, { minItems: 1, maxItems: 50 }),
  },
  { additionalProperties: false },
);
/** A browser's report on one composition. */
export type EventReport = Static<typeof EventReport>;

const Measured = Type.Object({ measured: Type.Integer(), poor: Type.Integer() });

/** Events of a composition's visitors. A connection is one visitor a day, by its first page load of that day. */
export const EventSummary = Type.Object({
  visitors: Type.Integer(),
  /** The visitors with an error among these. */
  failedVisitors: Type.Integer(),
  /** Visitors with a measured vital, and those among them for whom it was poor. */
  vitals: Type.Object({ LCP: Measured, INP: Measured, CLS: Measured }),
  /** Visitors by the `application@version` of their first error. */
  errors: Type.Record(Type.String(), Type.Integer()),
  /** Days (UTC) on which there were visitors: a connection is one visitor a day. */
  days: Type.Integer(),
});
/** Events of a composition's visitors. */
export type EventSummary = Static<typeof EventSummary>;

/** The API's answer to the judge of releases. */
export const EventSummaries = Type.Object({
  compositions: Type.Record(Type.String(), EventSummary),
});
/** The API's answer to the judge of releases. */
export type EventSummaries = Static<typeof EventSummaries>;
