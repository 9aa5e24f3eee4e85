import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** All changes of the tables, in the order of their names. A migration that has run is never edited. */
export const migrations: Record<string, Migration> = {
  '001_inquiries': {
    async up(db: Kysely<unknown>) {
      await sql`create table inquiry (
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
        held text,
        facts jsonb not null
      )`.execute(db);
      await sql`create index inquiry_received on inquiry (received_at)`.execute(db);
      await sql`create index inquiry_email on inquiry (email)`.execute(db);
      await sql`create table delivery (
        inquiry_id uuid not null references inquiry on delete cascade,
        party text not null,
        edition integer not null default 0,
        attempts integer not null default 0,
        created_at timestamptz not null default now(),
        attempted_at timestamptz,
        delivered_at timestamptz,
        last_error text,
        dead_at timestamptz,
        primary key (inquiry_id, party)
      )`.execute(db);
      await sql`create index delivery_open on delivery (created_at) where delivered_at is null`.execute(db);
      await sql`create table claim (
        key text primary key,
        holder text not null,
        until timestamptz not null
      )`.execute(db);
      await sql`create table audit (
        id integer generated always as identity primary key,
        at timestamptz not null default now(),
        action text not null,
        about text not null
      )`.execute(db);
    },
  },
  '002_client_events': {
    async up(db: Kysely<unknown>) {
      await createEvents(db);
    },
  },
  '003_delivery_settlement': {
    async up(db: Kysely<unknown>) {
      await sql`alter table delivery
        add column fault text,
        add column settled_at timestamptz,
        add column settled_reason text`.execute(db);
      await sql`alter table inquiry add column announced_at timestamptz`.execute(db);
      // Inquiries held before this migration were in the daily digest.
      await sql`update inquiry set announced_at = now() where held is not null`.execute(db);
      await sql`create index inquiry_held on inquiry (received_at) where held is not null`.execute(db);
      await sql`create index inquiry_announced on inquiry (announced_at) where announced_at is not null`.execute(
        db,
      );
    },
  },
  '004_inquiry_corrections': {
    async up(db: Kysely<unknown>) {
      await sql`alter table inquiry
        add column corrections jsonb not null default '[]',
        add column sent jsonb not null default '{}'`.execute(db);
      // The planner's statistics would keep samples of these columns after the rows are erased. Setting the type
      // again drops the existing samples; with statistics off no new ones are taken.
      for (const personal of ['name', 'email', 'phone', 'message'])
        await sql`alter table inquiry
          alter column ${sql.ref(personal)} type text,
          alter column ${sql.ref(personal)} set statistics 0`.execute(db);
      for (const personal of ['facts', 'corrections', 'sent'])
        await sql`alter table inquiry
          alter column ${sql.ref(personal)} type jsonb,
          alter column ${sql.ref(personal)} set statistics 0`.execute(db);
    },
  },
  '005_event_visitors': {
    async up(db: Kysely<unknown>) {
      await createEventVisitors(db);
    },
  },
  '006_chat_gaps': {
    async up(db: Kysely<unknown>) {
      await sql`create table chat_gap (
        question text not null,
        reason text not null,
        asked integer not null default 1,
        latest timestamptz not null default now(),
        primary key (question, reason)
      )`.execute(db);
      await sql`create index chat_gap_latest on chat_gap (latest)`.execute(db);
    },
  },
  '007_inquiry_events': {
    async up(db: Kysely<unknown>) {
      await sql`create table inquiry_event (
        inquiry_id uuid not null references inquiry on delete cascade,
        number integer not null,
        at timestamptz not null default now(),
        kind text not null,
        actor integer,
        detail jsonb not null,
        primary key (inquiry_id, number)
      )`.execute(db);
      // Notes are personal: the planner keeps no samples of them.
      await sql`alter table inquiry_event alter column detail set statistics 0`.execute(db);
    },
  },
  '008_answers': {
    async up(db: Kysely<unknown>) {
      await sql`create index inquiry_event_answered on inquiry_event (at) where kind = 'answered'`.execute(
        db,
      );
    },
  },
  '009_desk': {
    async up(db: Kysely<unknown>) {
      await sql`alter table inquiry add column state text not null default 'new'`.execute(db);
      await sql`update inquiry set state = last.kind from (
        select distinct on (inquiry_id) inquiry_id, kind from inquiry_event
        where kind <> 'reminded' order by inquiry_id, number desc
      ) last where last.inquiry_id = id`.execute(db);
      await sql`create index inquiry_open on inquiry (received_at)
        where held is null and state in ('new', 'taken', 'passed')`.execute(db);
      await sql`create index inquiry_person on inquiry (lower(email))`.execute(db);
      // The identifying words of an inquiry, in lower case and without accents.
      await sql`alter table inquiry add column words tsvector generated always as (array_to_tsvector(string_to_array(
        trim(regexp_replace(lower(regexp_replace(
          normalize(name || ' ' || email || ' ' || reference, NFD), '[\\u0300-\\u036f]', '', 'g'
        )), '[\\s!-/:-@\\[-\`{-~]+', ' ', 'g')), ' ')
      )) stored`.execute(db);
      await sql`create index inquiry_words on inquiry using gin (words)`.execute(db);
      // Statistics would keep samples of personal data, and an index has statistics of its own.
      await sql`alter table inquiry alter column words set statistics 0`.execute(db);
      await sql`alter index inquiry_person alter column 1 set statistics 0`.execute(db);
    },
  },
  '010_reminders': {
    async up(db: Kysely<unknown>) {
      await sql`create index inquiry_event_begun_anew on inquiry_event (at)
        where kind in ('passed', 'released')`.execute(db);
    },
  },
  '011_replies': {
    async up(db: Kysely<unknown>) {
      await sql`create table reply (
        id uuid primary key, inquiry_id uuid not null references inquiry on delete cascade,
        received_at timestamptz not null default now(), passed_at timestamptz,
        person integer not null, edition integer not null, by_visitor boolean not null,
        fingerprint text not null, raw bytea,
        unique (inquiry_id, fingerprint)
      )`.execute(db);
      await sql`alter table reply alter column raw set statistics 0`.execute(db);
    },
  },
  '012_no_mail_comes_in': {
    async up(db: Kysely<unknown>) {
      // An answer that had not gone out yet: its inquiry is open again, and says so.
      await sql`with waiting as (
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
      update inquiry set state = 'passed' where id in (select inquiry_id from noted)`.execute(db);
      await sql`delete from delivery where party = 'reply'`.execute(db);
      // The table itself stays, empty, for the version before this one.
      await sql`truncate reply`.execute(db);
    },
  },
  '013_counted': {
    async up(db: Kysely<unknown>) {
      // For ten minutes only: what a crash of the database loses need not be written to its log.
      await sql`create unlogged table counted (key text primary key, points integer not null, expire bigint)`.execute(
        db,
      );
    },
  },
  '014_no_corrections': {
    async up(db: Kysely<unknown>) {
      // The newest values are in the other columns; these stay, empty, for the version before this one.
      await sql`update inquiry set corrections = '[]', sent = '{}' where corrections <> '[]' or sent <> '{}'`.execute(
        db,
      );
    },
  },
  '015_vitals': {
    async up(db: Kysely<unknown>) {
      await sql`create table vital (
        minute timestamptz not null,
        process uuid not null,
        counts jsonb not null,
        primary key (minute, process)
      )`.execute(db);
      // The table itself stays, empty, for the version before this one.
      await sql`truncate client_visitor`.execute(db);
    },
  },
  '016_desk': {
    async up(db: Kysely<unknown>) {
      // Office people, with numbers above the roster's; an agent has a row only while suspended.
      await sql`create table staff (
        id integer primary key, email text unique, name text, suspended_at timestamptz
      )`.execute(db);
      await sql`create sequence staff_number start 1000`.execute(db);
      await sql`create table sign_in (
        id uuid primary key, address text not null, connection text not null, code text, person integer,
        by_operator boolean not null default false, tries integer not null default 0,
        asked_at timestamptz not null default now()
      )`.execute(db);
      await sql`create index sign_in_address on sign_in (address)`.execute(db);
      await sql`create table session (
        token text primary key, person integer not null, device text not null,
        begun_at timestamptz not null default now(), seen_at timestamptz not null default now()
      )`.execute(db);
      await sql`create index session_person on session (person)`.execute(db);
      await sql`alter table inquiry
        add column assignee integer, add column call_back_on text, add column remind_at timestamptz, add column searched tsvector`.execute(
        db,
      );
      await sql`update inquiry set assignee = last.person from (
        select distinct on (inquiry_id) inquiry_id,
          case when kind = 'passed' then (detail->>'to')::integer else actor end as person
        from inquiry_event where kind in ('taken', 'passed') order by inquiry_id, number desc
      ) last where last.inquiry_id = id`.execute(db);
      // Nobody is reminded of what had waited for days before there were these reminders.
      await sql`update inquiry set remind_at = now()
        where state in ('new', 'taken', 'passed') and received_at > now() - interval '3 days'`.execute(db);
      await sql`alter table inquiry alter column remind_at set default now()`.execute(db);
      await sql`create index inquiry_remind on inquiry (remind_at) where remind_at is not null`.execute(db);
      await sql`create index inquiry_assignee on inquiry (assignee) where assignee is not null`.execute(db);
      await sql`create index inquiry_searched on inquiry using gin (searched)`.execute(db);
      await sql`create index inquiry_unsearched on inquiry (id) where searched is null`.execute(db);
      await sql`alter table inquiry alter column searched set statistics 0`.execute(db);
      // Whoever writes an inquiry, an older version too, has its words made anew.
      await sql`create function forget_searched() returns trigger language plpgsql
        as $$ begin new.searched := null; return new; end $$`.execute(db);
      await sql`create trigger inquiry_words_change before update of name, email, phone, message, facts on inquiry
        for each row execute function forget_searched()`.execute(db);
    },
  },
  '017_page': {
    async up(db: Kysely<unknown>) {
      await sql`alter table inquiry add column page text`.execute(db);
    },
  },
};

/** Creates the table of unverified counts; `createEventVisitors` replaces it. */
const createEvents = (db: Kysely<unknown>) =>
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

/** Creates the table of visitors, which nothing fills any more. */
async function createEventVisitors(db: Kysely<unknown>) {
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
