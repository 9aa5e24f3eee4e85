import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Migrations that have become part of the first; older versions look for their names. */
const merged = [
  ...['002_client_events', '003_delivery_settlement', '004_inquiry_corrections', '005_event_visitors'],
  ...['006_chat_gaps', '007_inquiry_events', '008_answers', '009_desk', '010_reminders', '011_replies'],
];

/** All migrations, never edited once run. Personal columns have no statistics, which would keep erased values. */
const changes: Readonly<Record<string, readonly string[]>> = {
  '001_inquiries': [
    `create table inquiry (
      id uuid primary key,
      reference text not null unique,
      received_at timestamptz not null default now(),
      endpoint text not null,
      name text not null,
      email text not null,
      phone text not null,
      message text not null,
      agent_id integer,
      flagged text,
      quarantined text,
      details jsonb not null,
      announced_at timestamptz,
      corrections jsonb not null default '[]',
      sent jsonb not null default '{}',
      state text not null default 'new',
      -- The identifying words of an inquiry, in lower case and without accents.
      words tsvector generated always as (array_to_tsvector(string_to_array(
        trim(regexp_replace(lower(regexp_replace(
          normalize(name || ' ' || email || ' ' || reference, NFD), '[\\u0300-\\u036f]', '', 'g'
        )), '[\\s!-/:-@\\[-\`{-~]+', ' ', 'g')), ' ')
      )) stored
    )`,
    ...['name', 'email', 'phone', 'message', 'details', 'corrections', 'sent', 'words'].map(
      (personal) => `alter table inquiry alter column ${personal} set statistics 0`,
    ),
    'create index inquiry_received on inquiry (received_at)',
    'create index inquiry_email on inquiry (email)',
    'create index inquiry_person on inquiry (lower(email))',
    // An index has statistics of its own.
    'alter index inquiry_person alter column 1 set statistics 0',
    'create index inquiry_words on inquiry using gin (words)',
    'create index inquiry_quarantined on inquiry (received_at) where quarantined is not null',
    'create index inquiry_announced on inquiry (announced_at) where announced_at is not null',
    "create index inquiry_open on inquiry (received_at) where quarantined is null and state in ('new', 'taken', 'passed')",
    `create table delivery (
      inquiry_id uuid not null references inquiry on delete cascade,
      recipient text not null,
      revision integer not null default 0,
      attempts integer not null default 0,
      created_at timestamptz not null default now(),
      attempted_at timestamptz,
      delivered_at timestamptz,
      last_error text,
      dead_at timestamptz,
      fault text,
      settled_at timestamptz,
      settled_reason text,
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
    `create table chat_gap (
      question text not null,
      reason text not null,
      asked integer not null default 1,
      latest timestamptz not null default now(),
      primary key (question, reason)
    )`,
    'create index chat_gap_latest on chat_gap (latest)',
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
    `create table reply (
      id uuid primary key, inquiry_id uuid not null references inquiry on delete cascade,
      received_at timestamptz not null default now(), passed_at timestamptz,
      person integer not null, revision integer not null, by_visitor boolean not null,
      fingerprint text not null, raw bytea,
      unique (inquiry_id, fingerprint)
    )`,
  ],
  ...Object.fromEntries(merged.map((name) => [name, []])),
  '012_no_mail_comes_in': [
    // Inquiries with an unsent answer are reopened with a note that says so.
    `with waiting as (
        select distinct on (inquiry_id) inquiry_id, person,
          case when by_visitor then 'The visitor answered by mail on ' else 'Your answer by mail did not reach the visitor: sent on ' end
            || to_char(received_at at time zone 'America/Mazatlan', 'YYYY-MM-DD') as note
        from reply where passed_at is null order by inquiry_id, received_at
      ), noted as (
        insert into inquiry_event (inquiry_id, number, kind, detail)
        select inquiry_id, 1 + coalesce((select max(number) from inquiry_event of where of.inquiry_id = waiting.inquiry_id), 0),
          'passed', jsonb_build_object('to', person, 'note', note) from waiting
        returning inquiry_id
      )
      update inquiry set state = 'passed' where id in (select inquiry_id from noted)`,
    `delete from delivery where recipient = 'reply'`,
    // The empty table stays for the previous version.
    `truncate reply`,
  ],
  '013_counted': [
    // Counts matter for ten minutes only: losing them in a crash is cheaper than logging them.
    `create unlogged table counted (key text primary key, points integer not null, expire bigint)`,
  ],
  '014_no_corrections': [
    // The newest values are in the other columns; these stay, empty, for the previous version.
    `update inquiry set corrections = '[]', sent = '{}' where corrections <> '[]' or sent <> '{}'`,
  ],
  '015_vitals': [
    `create table vital (
        minute timestamptz not null,
        process uuid not null,
        counts jsonb not null,
        primary key (minute, process)
      )`,
    'drop table if exists client_visitor',
  ],
  '016_desk': [
    // Members of the office, with numbers above the roster's, and suspended agents.
    `create table staff (
        id integer primary key, email text unique, name text, suspended_at timestamptz
      )`,
    `create sequence staff_number start 1000`,
    `create table sign_in (
        id uuid primary key, address text not null, connection text not null, code text, person integer,
        by_operator boolean not null default false, tries integer not null default 0,
        asked_at timestamptz not null default now()
      )`,
    `create index sign_in_address on sign_in (address)`,
    `create table session (
        token text primary key, person integer not null, device text not null,
        begun_at timestamptz not null default now(), seen_at timestamptz not null default now()
      )`,
    `create index session_person on session (person)`,
    `alter table inquiry
        add column assignee integer, add column call_back_on text, add column remind_at timestamptz, add column searched tsvector`,
    `update inquiry set assignee = last.person from (
        select distinct on (inquiry_id) inquiry_id,
          case when kind = 'passed' then (detail->>'to')::integer else actor end as person
        from inquiry_event where kind in ('taken', 'passed') order by inquiry_id, number desc
      ) last where last.inquiry_id = id`,
    // No reminders of inquiries that were days old when reminders were introduced.
    `update inquiry set remind_at = now()
        where state in ('new', 'taken', 'passed') and received_at > now() - interval '3 days'`,
    `alter table inquiry alter column remind_at set default now()`,
    `create index inquiry_remind on inquiry (remind_at) where remind_at is not null`,
    `create index inquiry_assignee on inquiry (assignee) where assignee is not null`,
    `create index inquiry_searched on inquiry using gin (searched)`,
    `create index inquiry_unsearched on inquiry (id) where searched is null`,
    `alter table inquiry alter column searched set statistics 0`,
    // A trigger, because older versions change inquiries, too.
    `create function forget_searched() returns trigger language plpgsql
        as $$ begin new.searched := null; return new; end $$`,
    `create trigger inquiry_words_change before update of name, email, phone, message, details on inquiry
        for each row execute function forget_searched()`,
  ],
  '017_page': [`alter table inquiry add column page text`],
  '018_sign_in': [
    `create index sign_in_connection on sign_in (connection)`,
    `create index sign_in_asked_at on sign_in (asked_at)`,
  ],
};

export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(changes).map(([name, statements]) => [
    name,
    {
      async up(db) {
        for (const statement of statements) await sql.raw(statement).execute(db);
      },
    },
  ]),
);
