import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Personal columns and their indexes have no statistics, which would keep erased values.
const tables = [
  `create table inquiry (
    id uuid primary key,
    reference text not null unique,
    received_at timestamptz not null default now(),
    endpoint text not null,
    page text not null,
    name text not null,
    email text not null,
    phone text not null,
    message text not null,
    agent_id integer,
    flagged text,
    quarantined text,
    details jsonb not null,
    announced_at timestamptz,
    state text not null default 'new',
    assignee integer,
    call_back_on text,
    remind_at timestamptz default now(),
    searched tsvector
  )`,
  ...['name', 'email', 'phone', 'message', 'details', 'searched'].map(
    (personal) => `alter table inquiry alter column ${personal} set statistics 0`,
  ),
  'create index inquiry_received on inquiry (received_at)',
  'create index inquiry_person on inquiry (lower(email))',
  'alter index inquiry_person alter column 1 set statistics 0',
  'create index inquiry_quarantined on inquiry (received_at) where quarantined is not null',
  "create index inquiry_open on inquiry (received_at) where quarantined is null and state in ('new', 'taken', 'passed')",
  'create index inquiry_assignee on inquiry (assignee) where assignee is not null',
  'create index inquiry_remind on inquiry (remind_at) where remind_at is not null',
  'create index inquiry_searched on inquiry using gin (searched)',

  `create table inquiry_event (
    inquiry_id uuid not null references inquiry on delete cascade,
    number integer not null,
    at timestamptz not null default now(),
    kind text not null,
    actor integer,
    detail jsonb not null,
    primary key (inquiry_id, number)
  )`,
  'alter table inquiry_event alter column detail set statistics 0',
  "create index inquiry_event_answered on inquiry_event (at) where kind = 'answered'",

  `create table delivery (
    inquiry_id uuid not null references inquiry on delete cascade,
    recipient text not null,
    revision integer not null default 0,
    created_at timestamptz not null default now(),
    delivered_at timestamptz,
    last_error text,
    fault text,
    dead_at timestamptz,
    settled_at timestamptz,
    primary key (inquiry_id, recipient)
  )`,
  'create index delivery_open on delivery (created_at) where delivered_at is null',

  'create table lease (key text primary key, holder text not null, until timestamptz not null)',

  `create table audit (
    id integer generated always as identity primary key,
    at timestamptz not null default now(),
    action text not null,
    about text not null
  )`,

  'create table chat_gap (question text primary key, asked integer not null, latest timestamptz not null default now())',
  'create index chat_gap_latest on chat_gap (latest)',

  // Counts matter for ten minutes only: losing them in a crash is cheaper than logging them.
  'create unlogged table counted (key text primary key, points integer not null, expire bigint)',

  'create table vital (minute timestamptz not null, counts jsonb not null)',
  'create index vital_minute on vital (minute)',

  // Members of the office, with numbers above the roster's, and suspended agents.
  'create table staff (id integer primary key, email text unique, name text, suspended_at timestamptz)',
  'create sequence staff_number start 1000',

  `create table sign_in (
    id uuid primary key,
    address text not null,
    connection text not null,
    code text,
    person integer,
    by_operator boolean not null default false,
    tries integer not null default 0,
    asked_at timestamptz not null default now()
  )`,
  'create index sign_in_address on sign_in (address)',
  'create index sign_in_connection on sign_in (connection)',
  'create index sign_in_asked_at on sign_in (asked_at)',

  `create table session (
    token text primary key,
    person integer not null,
    device text not null,
    begun_at timestamptz not null default now(),
    seen_at timestamptz not null default now()
  )`,
  'create index session_person on session (person)',
];

const running = (statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** All migrations by name, never edited once they have run anywhere. They only add: an older version runs on a newer database. */
export const migrations: Readonly<Record<string, Migration>> = { '001_tables': running(tables) };
