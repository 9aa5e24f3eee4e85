import { type Kysely, sql } from 'kysely';

/** The table of the counts that nobody vouched for; `createEventVisitors` replaces it. */
export const createEvents = (db: Kysely<unknown>) =>
  sql`create table client_event (
    bucket timestamptz not null,
    composition text not null,
    application text not null,
    version text not null,
    route text not null,
    kind text not null,
    name text not null,
    happened integer not null,
    bad integer not null,
    primary key (bucket, composition, application, version, route, kind, name)
  )`.execute(db);

/** The table of visitors, by connection and composition. What was counted before can be believed by nobody and goes. */
export async function createEventVisitors(db: Kysely<unknown>) {
  await sql`drop table client_event`.execute(db);
  await sql`create table client_visitor (
    composition text not null,
    connection text not null,
    visit text not null,
    begun timestamptz not null,
    measured smallint not null,
    poor smallint not null,
    culprit text,
    primary key (composition, connection)
  )`.execute(db);
  await sql`create index client_visitor_begun on client_visitor (begun)`.execute(db);
}
