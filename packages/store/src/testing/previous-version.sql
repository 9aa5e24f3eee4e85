SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA pgboss;
CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;
      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;
CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;
      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;
CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;
CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;
CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;
      EXECUTE pgboss.job_table_format(command, 'job_common');
      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;
CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;
      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);
CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
CREATE TABLE pgboss.queue_stats_20261127 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.queue_stats_20261128 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);
CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.audit (
    id integer NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    action text NOT NULL,
    about text NOT NULL
);
ALTER TABLE public.audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.chat_gap (
    question text NOT NULL,
    reason text NOT NULL,
    asked integer DEFAULT 1 NOT NULL,
    latest timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.claim (
    key text NOT NULL,
    holder text NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.client_visitor (
    composition text NOT NULL,
    connection text NOT NULL,
    visit text NOT NULL,
    begun timestamp with time zone NOT NULL,
    measured smallint NOT NULL,
    poor smallint NOT NULL,
    culprit text
);
CREATE TABLE public.delivery (
    inquiry_id uuid NOT NULL,
    party text NOT NULL,
    edition integer DEFAULT 0 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempted_at timestamp with time zone,
    delivered_at timestamp with time zone,
    last_error text,
    dead_at timestamp with time zone,
    fault text,
    settled_at timestamp with time zone,
    settled_reason text
);
CREATE TABLE public.inquiry (
    id uuid NOT NULL,
    reference text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    endpoint text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    message text NOT NULL,
    agent_id integer,
    flagged text,
    held text,
    facts jsonb NOT NULL,
    announced_at timestamp with time zone,
    corrections jsonb DEFAULT '[]'::jsonb NOT NULL,
    sent jsonb DEFAULT '{}'::jsonb NOT NULL,
    state text DEFAULT 'new'::text NOT NULL,
    words tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(TRIM(BOTH FROM regexp_replace(lower(regexp_replace(NORMALIZE(((((name || ' '::text) || email) || ' '::text) || reference), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '[\s!-/:-@\[-`{-~]+'::text, ' '::text, 'g'::text)), ' '::text))) STORED
);
ALTER TABLE ONLY public.inquiry ALTER COLUMN name SET STATISTICS 0;
ALTER TABLE ONLY public.inquiry ALTER COLUMN email SET STATISTICS 0;
ALTER TABLE ONLY public.inquiry ALTER COLUMN phone SET STATISTICS 0;
ALTER TABLE ONLY public.inquiry ALTER COLUMN message SET STATISTICS 0;
ALTER TABLE ONLY public.inquiry ALTER COLUMN facts SET STATISTICS 0;
ALTER TABLE ONLY public.inquiry ALTER COLUMN corrections SET STATISTICS 0;
ALTER TABLE ONLY public.inquiry ALTER COLUMN sent SET STATISTICS 0;
ALTER TABLE ONLY public.inquiry ALTER COLUMN words SET STATISTICS 0;
CREATE TABLE public.inquiry_event (
    inquiry_id uuid NOT NULL,
    number integer NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    actor integer,
    detail jsonb NOT NULL
);
ALTER TABLE ONLY public.inquiry_event ALTER COLUMN detail SET STATISTICS 0;
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.reply (
    id uuid NOT NULL,
    inquiry_id uuid NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    passed_at timestamp with time zone,
    person integer NOT NULL,
    edition integer NOT NULL,
    by_visitor boolean NOT NULL,
    fingerprint text NOT NULL,
    raw bytea
);
ALTER TABLE ONLY public.reply ALTER COLUMN raw SET STATISTICS 0;
ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261127 FOR VALUES FROM ('2026-11-27 00:00:00+00') TO ('2026-11-28 00:00:00+00');
ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261128 FOR VALUES FROM ('2026-11-28 00:00:00+00') TO ('2026-11-29 00:00:00+00');
INSERT INTO pgboss.job_common VALUES
	('1dd86329-1b2a-4a56-b6f3-f2265d555754', 'held-notice', 0, '{}', 'created', 90, 0, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:15:10.194653+00', '2026-11-27 16:05:10.194653+00', NULL, NULL, '2027-02-25 16:15:10.194653+00', NULL, NULL, 'stately', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8661f7ce-c4a9-4c52-bf52-40b26a8516bf', 'mail', 0, '{"party": "agent", "inquiry": "811bb0e6-a264-477d-b3ac-b146d336e687"}', 'retry', 90, 1, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:45.98574+00', '2026-11-27 16:05:36.686549+00', '2026-11-27 16:05:43.00228+00', NULL, '2027-02-25 16:05:36.686549+00', '{"reason": "recipient refused 451", "outcome": "failed"}', 'mail-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('dbbb724d-eb86-4fb9-973d-5bdd0166d099', 'mail', 0, '{"party": "office", "inquiry": "811bb0e6-a264-477d-b3ac-b146d336e687"}', 'retry', 90, 1, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:46.380644+00', '2026-11-27 16:05:36.686549+00', '2026-11-27 16:05:43.068827+00', NULL, '2027-02-25 16:05:36.686549+00', '{"reason": "recipient refused 451", "outcome": "failed"}', 'mail-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('15c99c42-2609-4253-bffb-144e7a91843b', 'mail', 0, '{"party": "visitor", "inquiry": "26714657-38b6-444c-b0bd-6d401ae885e1"}', 'failed', 90, 0, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:11.798482+00', '2026-11-27 16:05:09.535041+00', '2026-11-27 16:05:09.850941+00', '2026-11-27 16:05:10.225188+00', '2027-02-25 16:05:09.535041+00', '{"reason": "recipient refused 550", "outcome": "failed"}', 'mail-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cc888b12-e199-417e-9019-df88b5ee6567', 'mail-dead', 0, '{"party": "visitor", "inquiry": "26714657-38b6-444c-b0bd-6d401ae885e1"}', 'created', 2, 0, 0, false, NULL, 900, 7776000, NULL, NULL, NULL, NULL, '2026-11-27 16:05:10.225188+00', '2026-11-27 16:05:10.225188+00', NULL, NULL, '2027-02-25 16:05:10.225188+00', NULL, NULL, NULL, NULL, NULL, false, false, 0, 'mail', '15c99c42-2609-4253-bffb-144e7a91843b', '2026-11-27 16:05:09.535041+00', 0, '{"reason": "recipient refused 550", "outcome": "failed"}', '15c99c42-2609-4253-bffb-144e7a91843b'),
	('519a06e2-d066-47f3-aa12-7a64feb9adea', 'mail', 0, '{"party": "visitor", "inquiry": "0d95a02d-88bb-44f3-907d-5eac9842d97e"}', 'retry', 90, 2, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:45.532838+00', '2026-11-27 16:05:34.337086+00', '2026-11-27 16:05:42.188809+00', NULL, '2027-02-25 16:05:34.337086+00', '{"reason": "recipient refused 451", "outcome": "failed"}', 'mail-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a4f96f55-0ec0-4ecb-a473-cb63b184340a', 'mail', 0, '{"party": "agent", "inquiry": "0d95a02d-88bb-44f3-907d-5eac9842d97e"}', 'active', 90, 3, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:45.299894+00', '2026-11-27 16:05:34.337086+00', '2026-11-27 16:05:48.463801+00', NULL, '2027-02-25 16:05:34.337086+00', '{"reason": "recipient refused 451", "outcome": "failed"}', 'mail-dead', 'standard', '2026-11-27 16:05:48.463801+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e65ff3bc-a2c6-4b80-947f-d056a47c90c9', 'crm', 0, '{"party": "crm", "inquiry": "811bb0e6-a264-477d-b3ac-b146d336e687"}', 'retry', 90, 1, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:46.121821+00', '2026-11-27 16:05:36.686549+00', '2026-11-27 16:05:43.134644+00', NULL, '2027-02-25 16:05:36.686549+00', '{"reason": "status 503", "outcome": "failed"}', 'crm-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('40985c3a-b494-44f8-b114-6c23133cdf45', 'mail', 0, '{"party": "visitor", "inquiry": "18b9a62d-9267-4306-a9fa-55786ecd7006"}', 'active', 90, 4, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:44.920284+00', '2026-11-27 16:05:28.841715+00', '2026-11-27 16:05:48.181246+00', NULL, '2027-02-25 16:05:28.841715+00', '{"reason": "recipient refused 451", "outcome": "failed"}', 'mail-dead', 'standard', '2026-11-27 16:05:48.181246+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9a6cdc19-75cc-4038-9725-77beed18db1b', 'mail', 0, '{"party": "agent", "inquiry": "18b9a62d-9267-4306-a9fa-55786ecd7006"}', 'retry', 90, 3, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:51.303588+00', '2026-11-27 16:05:28.841715+00', '2026-11-27 16:05:48.101576+00', NULL, '2027-02-25 16:05:28.841715+00', '{"reason": "recipient refused 451", "outcome": "failed"}', 'mail-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('470b5e73-9606-4eb2-ae13-2a53d67cab69', 'crm', 0, '{"party": "crm", "inquiry": "eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714"}', 'retry', 90, 3, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:45.307768+00', '2026-11-27 16:05:29.109356+00', '2026-11-27 16:05:42.065115+00', NULL, '2027-02-25 16:05:29.109356+00', '{"reason": "status 503", "outcome": "failed"}', 'crm-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('210625e3-2b19-477a-9656-e0e36909a6b8', 'mail', 0, '{"party": "office", "inquiry": "0d95a02d-88bb-44f3-907d-5eac9842d97e"}', 'retry', 90, 2, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:45.478349+00', '2026-11-27 16:05:34.337086+00', '2026-11-27 16:05:42.182942+00', NULL, '2027-02-25 16:05:34.337086+00', '{"reason": "recipient refused 451", "outcome": "failed"}', 'mail-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5c1dc156-7f84-43db-9354-62c484994d49', 'crm', 0, '{"party": "crm", "inquiry": "0d95a02d-88bb-44f3-907d-5eac9842d97e"}', 'retry', 90, 2, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:45.811128+00', '2026-11-27 16:05:34.337086+00', '2026-11-27 16:05:42.345884+00', NULL, '2027-02-25 16:05:34.337086+00', '{"reason": "status 503", "outcome": "failed"}', 'crm-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8759b8b4-d5a9-4b91-a65b-739e9f1b8c4f', 'crm', 0, '{"party": "crm", "inquiry": "18b9a62d-9267-4306-a9fa-55786ecd7006"}', 'active', 90, 3, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:44.906992+00', '2026-11-27 16:05:28.841715+00', '2026-11-27 16:05:48.182777+00', NULL, '2027-02-25 16:05:28.841715+00', '{"reason": "status 503", "outcome": "failed"}', 'crm-dead', 'standard', '2026-11-27 16:05:48.182777+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('69b4391e-8c14-4d5a-b842-17e35cccbe49', 'mail', 0, '{"party": "agent", "inquiry": "eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714"}', 'active', 90, 3, 1, true, 3, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:05:45.154537+00', '2026-11-27 16:05:29.109356+00', '2026-11-27 16:05:48.461708+00', NULL, '2027-02-25 16:05:29.109356+00', '{"reason": "recipient refused 451", "outcome": "failed"}', 'mail-dead', 'standard', '2026-11-27 16:05:48.461708+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2619ebc3-8211-490d-aee9-5f9e42240ad1', 'mail', 0, '{"party": "reply", "inquiry": "7d5039ce-eb03-4ce1-93dd-6e3e5aea8134"}', 'created', 90, 0, 1, true, NULL, 4320, 604800, NULL, NULL, NULL, NULL, '2026-11-27 16:07:54.130561+00', '2026-11-27 16:07:54.130561+00', NULL, NULL, '2026-12-11 16:07:54.130561+00', NULL, 'mail-dead', 'standard', NULL, 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.queue VALUES
	('mail-dead', 'standard', 2, 0, false, NULL, 900, 7776000, 7776000, NULL, false, 'job_common', 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{1,1,1,1,1,1,1,0,0}', NULL, false, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:57.833701+00', '2026-11-27 16:05:44.259193+00'),
	('crm-dead', 'standard', 2, 0, false, NULL, 900, 7776000, 7776000, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', NULL, false, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:57.86172+00', '2026-11-27 16:05:44.279075+00'),
	('mail', 'standard', 90, 1, true, 3, 4320, 7776000, 604800, 'mail-dead', false, 'job_common', 8, 13, 5, 0, 0, 1, 45, 0, 0, 0, NULL, NULL, '{5,13,0,0,0,0,0,0,0}', 10, true, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:57.930662+00', '2026-11-27 16:05:44.297899+00'),
	('__pgboss__send-it', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', NULL, false, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:57.773645+00', '2026-11-27 16:04:57.773645+00'),
	('alert', 'standard', 90, 1, true, 3, 4320, 7776000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', 10, true, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:57.998649+00', '2026-11-27 16:05:44.48951+00'),
	('alert-webhook', 'standard', 20, 15, true, 900, 4320, 7776000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', 10, true, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:58.028625+00', '2026-11-27 16:05:44.545897+00'),
	('digest', 'standard', 90, 1, true, 3, 4320, 7776000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', 10, false, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:58.038387+00', '2026-11-27 16:05:44.574568+00'),
	('reminder', 'standard', 90, 1, true, 3, 4320, 7776000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0}', 10, true, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:58.067075+00', '2026-11-27 16:05:44.592622+00'),
	('crm', 'standard', 90, 1, true, 3, 4320, 7776000, 604800, 'crm-dead', false, 'job_common', 4, 6, 2, 0, 0, 0, 16, 0, 0, 0, NULL, NULL, '{2,5,1,0,0,0,0,0,0}', 10, true, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:57.97895+00', '2026-11-27 16:05:44.308615+00'),
	('held-notice', 'stately', 90, 1, true, 3, 4320, 7776000, 604800, NULL, false, 'job_common', 1, 1, 0, 0, 0, 0, 3, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,1,0}', 10, true, NULL, '2026-11-27 16:05:45.169916+00', '2026-11-27 16:05:45.17998+00', '2026-11-27 16:05:03.626116+00', '2026-11-27 16:04:58.125506+00', '2026-11-27 16:05:44.618312+00');
INSERT INTO pgboss.version VALUES
	(43, '2026-11-27 16:05:27.888893+00', '2026-11-27 16:04:57.848353+00', '2026-11-27 16:04:57.81869+00', '2026-11-27 16:05:04.337109+00', NULL);
INSERT INTO public.audit OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-27 16:05:24.70346+00', 'forget', 'DM-HQ8Q-MBWB'),
	(2, '2026-11-27 16:05:36.686549+00', 'release', 'DM-1QXW-4ZK6'),
	(3, '2026-11-27 16:05:44.918961+00', 'forget', 'DM-QA3V-4DWN');
INSERT INTO public.claim VALUES
	('Wu59yH52Mc7BirvSz3cfLQzB2ftPQkvT7YZDnXcIkfA', '0aef7b47-2d0f-4069-b8a3-669a88759fdf', '2026-11-27 16:15:00.772743+00'),
	('confirmation:AgDTeKZ22fl3yD0SIalJrwnwRPyqvMDRCReQZnbYZI4', '0aef7b47-2d0f-4069-b8a3-669a88759fdf', '2026-11-28 16:05:00.772743+00'),
	('GPZKFKwism9Z-tBQp9-aH2bgMONLI8v4ryffsIWrQMY', 'ed6765de-a8cc-469b-9de1-e6ac9b118eb4', '2026-11-27 16:15:02.19978+00'),
	('confirmation:K0YGHgeGHk1uU9-bDpC8oz-mReTfGA_FYW9vpF5qGU4', 'ed6765de-a8cc-469b-9de1-e6ac9b118eb4', '2026-11-28 16:05:02.19978+00'),
	('mPkfKxmOK7yoQg3WANztQ3ChvMFMiphJIDQcdBasGKA', '7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', '2026-11-27 16:15:03.742162+00'),
	('confirmation:Ubj9__jHzLaEQc_vcLcBoUbZAwcMYTZUx3pm6mvbzTE', '7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', '2026-11-28 16:05:03.742162+00'),
	('61wU6w0Mwg2NtLVp3NEOoDjNqzFtPAOm6ac7c5TLE7o', '18b9a62d-9267-4306-a9fa-55786ecd7006', '2026-11-27 16:15:28.841715+00'),
	('confirmation:tonbF-ZEYI0gCKow4d3iE7e6NoBSq9uErHdqUq5VTdU', '18b9a62d-9267-4306-a9fa-55786ecd7006', '2026-11-28 16:05:28.841715+00'),
	('vmgehWGQRXnyjudJ7fBC2eshNcWEwn5Za0KoAxyS__8', 'eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714', '2026-11-27 16:15:07.502553+00'),
	('confirmation:GGhUeK9W_04qe7u2PF0mPivU1o42H3F-Ke8_zvqcuic', 'eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714', '2026-11-28 16:05:07.502553+00'),
	('4b3fjbfdx-xWkeN3MK8D5jUmKM8VTNi_uMstZbMP2s8', '3bd461b1-1b95-4a6f-b981-97cb7f49f4ed', '2026-11-27 16:15:08.731514+00'),
	('fV-aQ8hBMFRMx814HY2y4oZk9TFZOFj8WkPyc-e4Iic', '811bb0e6-a264-477d-b3ac-b146d336e687', '2026-11-27 16:15:09.211518+00'),
	('ifMckZPDPXOdWpoVVyKjgarlgtgh6bVmkJyzqQ1CKh4', '26714657-38b6-444c-b0bd-6d401ae885e1', '2026-11-27 16:15:09.535041+00'),
	('confirmation:5w5vf42h0G8cEYD1koslBw9xeJ6I7ogLEhZIM121RI0', '26714657-38b6-444c-b0bd-6d401ae885e1', '2026-11-28 16:05:09.535041+00'),
	('HEp3S-lBFpsVTkNwPXOzoRG29ETFpOdrO6XF_YEu_T8', '0d95a02d-88bb-44f3-907d-5eac9842d97e', '2026-11-27 16:15:34.337086+00'),
	('confirmation:FnfJALih7eh4oKDGkffkoWSodxG-blsLOcADBURMPcY', '0d95a02d-88bb-44f3-907d-5eac9842d97e', '2026-11-28 16:05:34.337086+00');
INSERT INTO public.delivery VALUES
	('18b9a62d-9267-4306-a9fa-55786ecd7006', 'agent', 0, 4, '2026-11-27 16:05:28.841715+00', '2026-11-27 16:05:48.214+00', NULL, 'recipient refused 451', NULL, 'service', NULL, NULL),
	('0aef7b47-2d0f-4069-b8a3-669a88759fdf', 'crm', 0, 1, '2026-11-27 16:05:00.772743+00', '2026-11-27 16:05:03.329+00', '2026-11-27 16:05:03.329+00', NULL, NULL, NULL, NULL, NULL),
	('ed6765de-a8cc-469b-9de1-e6ac9b118eb4', 'crm', 0, 1, '2026-11-27 16:05:02.19978+00', '2026-11-27 16:05:05.01+00', '2026-11-27 16:05:05.01+00', NULL, NULL, NULL, NULL, NULL),
	('18b9a62d-9267-4306-a9fa-55786ecd7006', 'office', 0, 1, '2026-11-27 16:05:28.841715+00', '2026-11-27 16:05:29.071+00', '2026-11-27 16:05:29.071+00', NULL, NULL, NULL, NULL, NULL),
	('0aef7b47-2d0f-4069-b8a3-669a88759fdf', 'agent', 0, 1, '2026-11-27 16:05:00.772743+00', '2026-11-27 16:05:05.171+00', '2026-11-27 16:05:05.171+00', NULL, NULL, NULL, NULL, NULL),
	('0aef7b47-2d0f-4069-b8a3-669a88759fdf', 'visitor', 0, 1, '2026-11-27 16:05:00.772743+00', '2026-11-27 16:05:05.233+00', '2026-11-27 16:05:05.233+00', NULL, NULL, NULL, NULL, NULL),
	('0aef7b47-2d0f-4069-b8a3-669a88759fdf', 'office', 0, 1, '2026-11-27 16:05:00.772743+00', '2026-11-27 16:05:05.241+00', '2026-11-27 16:05:05.241+00', NULL, NULL, NULL, NULL, NULL),
	('ed6765de-a8cc-469b-9de1-e6ac9b118eb4', 'agent', 0, 1, '2026-11-27 16:05:02.19978+00', '2026-11-27 16:05:05.476+00', '2026-11-27 16:05:05.476+00', NULL, NULL, NULL, NULL, NULL),
	('7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', 'crm', 0, 1, '2026-11-27 16:05:03.742162+00', '2026-11-27 16:05:05.484+00', '2026-11-27 16:05:05.484+00', NULL, NULL, NULL, NULL, NULL),
	('18b9a62d-9267-4306-a9fa-55786ecd7006', 'crm', 0, 3, '2026-11-27 16:05:28.841715+00', '2026-11-27 16:05:41.857+00', NULL, 'status 503', NULL, 'service', NULL, NULL),
	('ed6765de-a8cc-469b-9de1-e6ac9b118eb4', 'office', 0, 1, '2026-11-27 16:05:02.19978+00', '2026-11-27 16:05:05.6+00', '2026-11-27 16:05:05.6+00', NULL, NULL, NULL, NULL, NULL),
	('ed6765de-a8cc-469b-9de1-e6ac9b118eb4', 'visitor', 0, 1, '2026-11-27 16:05:02.19978+00', '2026-11-27 16:05:06.437+00', '2026-11-27 16:05:06.437+00', NULL, NULL, NULL, NULL, NULL),
	('7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', 'agent', 0, 1, '2026-11-27 16:05:03.742162+00', '2026-11-27 16:05:06.423+00', '2026-11-27 16:05:06.423+00', NULL, NULL, NULL, NULL, NULL),
	('7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', 'office', 0, 1, '2026-11-27 16:05:03.742162+00', '2026-11-27 16:05:06.772+00', '2026-11-27 16:05:06.772+00', NULL, NULL, NULL, NULL, NULL),
	('7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', 'visitor', 0, 1, '2026-11-27 16:05:03.742162+00', '2026-11-27 16:05:06.812+00', '2026-11-27 16:05:06.812+00', NULL, NULL, NULL, NULL, NULL),
	('eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714', 'office', 2, 3, '2026-11-27 16:05:29.177+00', '2026-11-27 16:05:29.38+00', '2026-11-27 16:05:29.38+00', NULL, NULL, NULL, NULL, NULL),
	('811bb0e6-a264-477d-b3ac-b146d336e687', 'agent', 0, 2, '2026-11-27 16:05:36.686549+00', '2026-11-27 16:05:43.26+00', NULL, 'recipient refused 451', NULL, 'service', NULL, NULL),
	('811bb0e6-a264-477d-b3ac-b146d336e687', 'office', 0, 2, '2026-11-27 16:05:36.686549+00', '2026-11-27 16:05:43.375+00', NULL, 'recipient refused 451', NULL, 'service', NULL, NULL),
	('18b9a62d-9267-4306-a9fa-55786ecd7006', 'visitor', 0, 4, '2026-11-27 16:05:28.841715+00', '2026-11-27 16:05:41.912+00', NULL, 'recipient refused 451', NULL, 'service', NULL, NULL),
	('811bb0e6-a264-477d-b3ac-b146d336e687', 'crm', 0, 2, '2026-11-27 16:05:36.686549+00', '2026-11-27 16:05:43.372+00', NULL, 'status 503', NULL, 'service', NULL, NULL),
	('eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714', 'agent', 2, 5, '2026-11-27 16:05:29.177+00', '2026-11-27 16:05:42.052+00', NULL, 'recipient refused 451', NULL, 'service', NULL, NULL),
	('eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714', 'visitor', 0, 1, '2026-11-27 16:05:07.502553+00', '2026-11-27 16:05:09.752+00', '2026-11-27 16:05:09.752+00', NULL, NULL, NULL, NULL, NULL),
	('26714657-38b6-444c-b0bd-6d401ae885e1', 'crm', 0, 1, '2026-11-27 16:05:09.535041+00', '2026-11-27 16:05:09.903+00', '2026-11-27 16:05:09.903+00', NULL, NULL, NULL, NULL, NULL),
	('26714657-38b6-444c-b0bd-6d401ae885e1', 'agent', 0, 1, '2026-11-27 16:05:09.535041+00', '2026-11-27 16:05:10.187+00', '2026-11-27 16:05:10.187+00', NULL, NULL, NULL, NULL, NULL),
	('26714657-38b6-444c-b0bd-6d401ae885e1', 'office', 0, 1, '2026-11-27 16:05:09.535041+00', '2026-11-27 16:05:10.197+00', '2026-11-27 16:05:10.197+00', NULL, NULL, NULL, NULL, NULL),
	('26714657-38b6-444c-b0bd-6d401ae885e1', 'visitor', 0, 1, '2026-11-27 16:05:09.535041+00', '2026-11-27 16:05:10.168+00', NULL, 'recipient refused 550', '2026-11-27 16:05:10.203+00', 'recipient', NULL, NULL),
	('0d95a02d-88bb-44f3-907d-5eac9842d97e', 'agent', 1, 3, '2026-11-27 16:05:34.337086+00', '2026-11-27 16:05:42.211+00', NULL, 'recipient refused 451', NULL, 'service', NULL, NULL),
	('eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714', 'crm', 2, 6, '2026-11-27 16:05:29.177+00', '2026-11-27 16:05:42.249+00', NULL, 'status 503', NULL, 'service', NULL, NULL),
	('0d95a02d-88bb-44f3-907d-5eac9842d97e', 'office', 1, 3, '2026-11-27 16:05:34.337086+00', '2026-11-27 16:05:42.344+00', NULL, 'recipient refused 451', NULL, 'service', NULL, NULL),
	('0d95a02d-88bb-44f3-907d-5eac9842d97e', 'visitor', 0, 3, '2026-11-27 16:05:34.337086+00', '2026-11-27 16:05:42.395+00', NULL, 'recipient refused 451', NULL, 'service', NULL, NULL),
	('0d95a02d-88bb-44f3-907d-5eac9842d97e', 'crm', 1, 3, '2026-11-27 16:05:34.337086+00', '2026-11-27 16:05:42.745+00', NULL, 'status 503', NULL, 'service', NULL, NULL),
	('7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', 'reply', 0, 0, '2026-11-27 16:07:54.129524+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.inquiry VALUES
	('18b9a62d-9267-4306-a9fa-55786ecd7006', 'DM-KDT6-VD94', '2026-11-27 16:05:28.841715+00', 'agentInquiry', 'Hal Half', 'hal@visitor.test', '+1 760 555 0199', 'I am Hal Half and ask for a house.', 2, NULL, NULL, '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa"}', NULL, '[]', '{"agentInquiry": {"name": "Hal Half", "phone": "+1 760 555 0199", "claimed": "", "property": "A villa"}}', 'new', DEFAULT),
	('eb2e0a56-4ba3-4d4a-b06c-0a2ade9ab714', 'DM-VH1W-9M51', '2026-11-27 16:05:07.502553+00', 'agentInquiry', 'Cora Corrected', 'cora@visitor.test', '+1 760 555 0122', 'I am Cora Corrected and ask for a house.', 2, NULL, NULL, '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa"}', NULL, '[{"at": "2026-11-27T16:05:16.434Z", "changes": [{"is": "+1 760 555 0111", "was": "+1 760 555 0199", "field": "phone"}]}, {"at": "2026-11-27T16:05:29.131Z", "changes": [{"is": "+1 760 555 0122", "was": "+1 760 555 0111", "field": "phone"}]}]', '{"agentInquiry": {"name": "Cora Corrected", "phone": "+1 760 555 0122", "claimed": "", "property": "A villa"}}', 'new', DEFAULT),
	('26714657-38b6-444c-b0bd-6d401ae885e1', 'DM-72PM-1B6C', '2026-11-27 16:05:09.535041+00', 'agentInquiry', 'Gone Visitor', 'gone@visitor.test', '+1 760 555 0199', 'I am Gone Visitor and ask for a house.', 2, NULL, NULL, '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa"}', NULL, '[]', '{"agentInquiry": {"name": "Gone Visitor", "phone": "+1 760 555 0199", "claimed": "", "property": "A villa"}}', 'new', DEFAULT),
	('3bd461b1-1b95-4a6f-b981-97cb7f49f4ed', 'DM-TPHT-GDE7', '2026-11-27 16:05:08.731514+00', 'agentInquiry', 'Hans Held', 'hans@visitor.test', '+1 760 555 0199', 'I am Hans Held and ask for a house.', 2, NULL, 'honeypot', '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa"}', '2026-11-27 16:05:09.854231+00', '[]', '{"agentInquiry": {"name": "Hans Held", "phone": "+1 760 555 0199", "claimed": "", "property": "A villa"}}', 'new', DEFAULT),
	('0aef7b47-2d0f-4069-b8a3-669a88759fdf', 'DM-K5Z4-B9F9', '2026-11-27 16:05:00.772743+00', 'agentInquiry', 'Olive Open', 'olive@visitor.test', '+1 760 555 0199', 'I am Olive Open and ask for a house.', 2, NULL, NULL, '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa", "inquiryType": "buying"}', NULL, '[]', '{"contact": {"name": "Olive Open", "phone": "+1 760 555 0199", "claimed": "", "property": "A villa", "inquiryType": "buying"}, "agentInquiry": {"name": "Olive Open", "phone": "+1 760 555 0199", "claimed": "", "property": "A villa"}}', 'new', DEFAULT),
	('ed6765de-a8cc-469b-9de1-e6ac9b118eb4', 'DM-B5KT-XG6E', '2026-11-27 16:05:02.19978+00', 'agentInquiry', 'Tina Taken', 'tina@visitor.test', '+1 760 555 0199', 'I am Tina Taken and ask for a house.', 2, NULL, NULL, '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa"}', NULL, '[]', '{"agentInquiry": {"name": "Tina Taken", "phone": "+1 760 555 0199", "claimed": "", "property": "A villa"}}', 'taken', DEFAULT),
	('7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', 'DM-4VFF-W8JP', '2026-11-27 16:05:03.742162+00', 'agentInquiry', 'Anna Answered', 'anna@visitor.test', '+1 760 555 0199', 'I am Anna Answered and ask for a house.', 2, NULL, NULL, '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa"}', NULL, '[]', '{"agentInquiry": {"name": "Anna Answered", "phone": "+1 760 555 0199", "claimed": "", "property": "A villa"}}', 'answered', DEFAULT),
	('0d95a02d-88bb-44f3-907d-5eac9842d97e', 'DM-TSA6-R55E', '2026-11-27 16:05:34.337086+00', 'agentInquiry', 'Wim Waiting', 'wim@visitor.test', '+1 760 555 0133', 'I am Wim Waiting and ask for a house.', 2, NULL, NULL, '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa"}', NULL, '[{"at": "2026-11-27T16:05:36.197Z", "changes": [{"is": "+1 760 555 0133", "was": "+1 760 555 0199", "field": "phone"}]}]', '{"agentInquiry": {"name": "Wim Waiting", "phone": "+1 760 555 0133", "claimed": "", "property": "A villa"}}', 'new', DEFAULT),
	('811bb0e6-a264-477d-b3ac-b146d336e687', 'DM-1QXW-4ZK6', '2026-11-27 16:05:09.211518+00', 'agentInquiry', 'Rita Released', 'rita@visitor.test', '+1 760 555 0199', 'I am Rita Released and ask for a house.', 2, NULL, NULL, '{"sentAt": "2026-03-03T19:00:00.000Z", "source": "agent-landing-page", "property": "A villa"}', NULL, '[]', '{"agentInquiry": {"name": "Rita Released", "phone": "+1 760 555 0199", "claimed": "", "property": "A villa"}}', 'new', DEFAULT);
INSERT INTO public.inquiry_event VALUES
	('ed6765de-a8cc-469b-9de1-e6ac9b118eb4', 1, '2026-11-27 16:05:20.831426+00', 'taken', 0, '{"note": "I call tomorrow"}'),
	('7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', 1, '2026-11-27 16:05:20.8558+00', 'taken', 0, '{}'),
	('7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', 2, '2026-11-27 16:05:20.869998+00', 'answered', 0, '{"note": "By phone"}'),
	('811bb0e6-a264-477d-b3ac-b146d336e687', 1, '2026-11-27 16:05:36.686549+00', 'released', 0, '{}');
INSERT INTO public.kysely_migration VALUES
	('001_inquiries', '2026-11-27T16:04:56.768Z'),
	('002_client_events', '2026-11-27T16:04:56.787Z'),
	('003_delivery_settlement', '2026-11-27T16:04:56.859Z'),
	('004_inquiry_corrections', '2026-11-27T16:04:56.934Z'),
	('005_event_visitors', '2026-11-27T16:04:57.033Z'),
	('006_chat_gaps', '2026-11-27T16:04:57.085Z'),
	('007_inquiry_events', '2026-11-27T16:04:57.107Z'),
	('008_answers', '2026-11-27T16:04:57.139Z'),
	('009_desk', '2026-11-27T16:04:57.187Z'),
	('010_reminders', '2026-11-27T16:04:57.189Z'),
	('011_replies', '2026-11-27T16:04:57.218Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.reply VALUES
	('2962873c-fea2-4771-b575-085747847be4', '7d5039ce-eb03-4ce1-93dd-6e3e5aea8134', '2026-11-27 16:06:00+00', NULL, 2, 0, false, 'f', '\x46726f6d3a2061647269616e40646f736d617265732e6578616d706c650d0a0d0a48656c6c6f20416e6e61');
SELECT pg_catalog.setval('public.audit_id_seq', 3, true);
ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261127
    ADD CONSTRAINT queue_stats_20261127_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.queue_stats_20261128
    ADD CONSTRAINT queue_stats_20261128_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat_gap
    ADD CONSTRAINT chat_gap_pkey PRIMARY KEY (question, reason);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.client_visitor
    ADD CONSTRAINT client_visitor_pkey PRIMARY KEY (composition, connection);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_pkey PRIMARY KEY (inquiry_id, party);
ALTER TABLE ONLY public.inquiry_event
    ADD CONSTRAINT inquiry_event_pkey PRIMARY KEY (inquiry_id, number);
ALTER TABLE ONLY public.inquiry
    ADD CONSTRAINT inquiry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.inquiry
    ADD CONSTRAINT inquiry_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.reply
    ADD CONSTRAINT reply_inquiry_id_fingerprint_key UNIQUE (inquiry_id, fingerprint);
ALTER TABLE ONLY public.reply
    ADD CONSTRAINT reply_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));
CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);
CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));
CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));
CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));
CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261127_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261127 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261128_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261128 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);
CREATE INDEX chat_gap_latest ON public.chat_gap USING btree (latest);
CREATE INDEX client_visitor_begun ON public.client_visitor USING btree (begun);
CREATE INDEX delivery_open ON public.delivery USING btree (created_at) WHERE (delivered_at IS NULL);
CREATE INDEX inquiry_announced ON public.inquiry USING btree (announced_at) WHERE (announced_at IS NOT NULL);
CREATE INDEX inquiry_email ON public.inquiry USING btree (email);
CREATE INDEX inquiry_event_answered ON public.inquiry_event USING btree (at) WHERE (kind = 'answered'::text);
CREATE INDEX inquiry_event_begun_anew ON public.inquiry_event USING btree (at) WHERE (kind = ANY (ARRAY['passed'::text, 'released'::text]));
CREATE INDEX inquiry_held ON public.inquiry USING btree (received_at) WHERE (held IS NOT NULL);
CREATE INDEX inquiry_open ON public.inquiry USING btree (received_at) WHERE ((held IS NULL) AND (state = ANY (ARRAY['new'::text, 'taken'::text, 'passed'::text])));
CREATE INDEX inquiry_person ON public.inquiry USING btree (lower(email));
ALTER INDEX public.inquiry_person ALTER COLUMN 1 SET STATISTICS 0;
CREATE INDEX inquiry_received ON public.inquiry USING btree (received_at);
CREATE INDEX inquiry_words ON public.inquiry USING gin (words);
ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261127_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261127_pkey;
ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261128_name_captured_on_deferred_count_queued_idx;
ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261128_pkey;
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES public.inquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.inquiry_event
    ADD CONSTRAINT inquiry_event_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES public.inquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reply
    ADD CONSTRAINT reply_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES public.inquiry(id) ON DELETE CASCADE;
