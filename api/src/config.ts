import { resolve } from 'node:path';
import { office } from '@dosmares/content/office';
import * as as from './operations/setting.ts';

/** Everything that differs between installations. `docs/operating.md` explains each name. */
export type Config = ReturnType<typeof readConfig>;

type Source = Readonly<Record<string, string | undefined>>;

const leastKeyLength = 32;
const developmentKey = 'local-only-local-only-local-only';
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);
const projectRoot = resolve(import.meta.dirname, '../..');

/** Reads the configuration; throws an error that names every wrong variable. */
export function readConfig(source: Source = process.env) {
  const wrong: string[] = [];
  const read = reader(source, wrong);

  const sitePort = read('SITE_PORT', as.port, 3000);
  const siteOrigin = read('SITE_ORIGIN', as.origin, `http://localhost:${sitePort}`);
  const port = read('API_PORT', as.port, 3100);
  // Origin at which staff's browsers reach this process.
  const apiOrigin = read('API_ORIGIN', as.origin, `http://localhost:${port}`);
  const env = {
    mode: read('NODE_ENV', as.oneOf('development', 'production', 'test'), 'development'),
    allowDemoContent: read('ALLOW_DEMO_CONTENT', as.flag, false),
    logLevel: read('LOG_LEVEL', as.oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info'),
    siteOrigin,
    // An edge of the site, as this process reaches it.
    edgeOrigin: read('EDGE_ORIGIN', as.origin, siteOrigin),
    allowedOrigins: bothLoopbacks(siteOrigin),
    host: read('HOST', as.anyText, 'localhost'),
    port,
    apiOrigin,
    staffKey: readStaffKey(source, wrong),
    desk: readDesk(source, wrong, apiOrigin),
    // Without a key for links staff cannot report that they have taken or answered an inquiry.
    hasReminders: read('REMINDERS', as.oneOf('on', 'off'), 'on') === 'on',
    reminders: {
      agentAfterHours: read('REMIND_AGENT_AFTER_HOURS', as.wholeNumber(1, 18), 2),
      officeAfterHours: read('REMIND_OFFICE_AFTER_HOURS', as.wholeNumber(1, 18), 6),
    },
    trustProxy: read('TRUST_PROXY', as.wholeNumber(0, 9), 0),
    metricsToken: read('METRICS_TOKEN', as.anyText, undefined),
    dataDir: resolve(projectRoot, read('DATA_DIR', as.anyText, '.data')),
    databaseUrl: read('DATABASE_URL', as.address('postgres:', 'postgresql:'), undefined),
    submissions: {
      heldAfter: read('SUBMISSIONS_HELD_AFTER', as.wholeNumber(1, 1_000_000), 30),
      refusedAfter: read('SUBMISSIONS_REFUSED_AFTER', as.wholeNumber(1, 1_000_000), 300),
    },
    retentionMonths: read('INQUIRY_RETENTION_MONTHS', as.wholeNumber(1, 240), 24),
    mail: readMail(source, wrong),
    crm: readCrm(source, wrong),
    assistant: {
      apiKey: read('OPENAI_API_KEY', as.anyText, undefined),
      baseUrl: read('OPENAI_BASE_URL', as.address('http:', 'https:'), undefined),
      model: read('OPENAI_MODEL', as.anyText, 'gpt-4o-mini'),
      dailyTokens: read('CHAT_DAILY_TOKENS', as.wholeNumber(0, 1_000_000_000), 500_000),
      questionsRefusedAfter: read('CHAT_REFUSED_AFTER', as.wholeNumber(1, 1_000_000), 120),
    },
  };

  if (env.mode === 'production') wrong.push(...unsaidInProduction(source));
  if (env.mode === 'production' && office.email.endsWith('.example') && !env.allowDemoContent) {
    wrong.push(
      'ALLOW_DEMO_CONTENT: this is the demo content pack; replace packages/content, or set 1 to run it anyway',
    );
  }
  if (env.mode === 'production' && env.staffKey && !source.API_ORIGIN?.trim())
    wrong.push('API_ORIGIN: must be set with STAFF_KEY: links in mails to staff lead there');
  if (env.mode === 'production' && env.staffKey && env.desk?.port && !source.DESK_ORIGIN?.trim())
    wrong.push('DESK_ORIGIN: must be set with DESK_PORT: the link in the digest leads there');
  if (wrong.length > 0)
    throw new Error(
      `The configuration is wrong.\n${[...new Set(wrong)].map((line) => `  ${line}`).join('\n')}`,
    );

  return env;
}

/** The local mailbox accepts mail unencrypted: production must not silently fall back to it. */
const neededInProduction = {
  SMTP_HOST: 'production needs the name of its mail server',
  SMTP_SECURITY: 'production needs starttls or tls; none, unencrypted, only if it is asked for by name',
};

const unsaidInProduction = (source: Source) =>
  Object.entries(neededInProduction)
    .filter(([name]) => !source[name]?.trim())
    .map(([name, why]) => `${name}: ${why}`);

/** Reads the settings of the desk: with a port, it has a listener of its own; undefined when it is switched off. */
function readDesk(source: Source, wrong: string[], apiOrigin: string) {
  const read = reader(source, wrong);
  const port = read('DESK_PORT', as.port, undefined);
  const origin = read('DESK_ORIGIN', as.origin, port ? `http://localhost:${port}` : apiOrigin);

  return read('DESK', as.oneOf('on', 'off'), 'on') === 'on' ? { port, origin } : undefined;
}

/** Reads the key of the staff's links. Everybody can read development's own: it is only for this machine itself. */
function readStaffKey(source: Source, wrong: string[]): string | undefined {
  const read = reader(source, wrong);
  const isOpen = !loopback.has(read('HOST', as.anyText, 'localhost'));
  const isNeeded = source.NODE_ENV === 'production' || isOpen;
  const key = read('STAFF_KEY', as.secret(leastKeyLength), isNeeded ? undefined : developmentKey);
  if (isOpen && key === developmentKey)
    wrong.push('STAFF_KEY: must be a secret of your own where others reach HOST');

  return key;
}

function readMail(source: Source, wrong: string[]) {
  const read = reader(source, wrong);

  return {
    smtp: {
      host: read('SMTP_HOST', as.anyText, '127.0.0.1'),
      port: read('SMTP_PORT', as.port, 3025),
      security: read('SMTP_SECURITY', as.oneOf('none', 'starttls', 'tls'), 'none'),
      user: read('SMTP_USER', as.anyText, undefined),
      password: read('SMTP_PASSWORD', as.anyText, undefined),
    },
    from: read('MAIL_FROM', as.mailAddress, `no-reply@${office.email.split('@')[1]}`),
    alertsTo: read('ALERTS_TO', as.mailAddress, office.email),
    alertWebhook: read('ALERT_WEBHOOK_URL', as.address('https:', 'http:'), undefined),
    digestAt: read('DIGEST_AT', as.timeOfDay, '07:00'),
    /** Seconds after which another process takes over a mail whose process died; the queue requires at least 10. */
    expireSeconds: read('MAIL_EXPIRE_SECONDS', as.wholeNumber(10, 3600), 120),
    retryPolicy: {
      retries: read('MAIL_RETRIES', as.wholeNumber(0, 1000), 90),
      firstPauseSeconds: read('MAIL_FIRST_PAUSE_SECONDS', as.wholeNumber(1, 3600), 15),
      longestPauseSeconds: read('MAIL_LONGEST_PAUSE_SECONDS', as.wholeNumber(1, 86_400), 3600),
    },
  };
}

function readCrm(source: Source, wrong: string[]) {
  const read = reader(source, wrong);
  const url = read('CRM_WEBHOOK_URL', as.address('http:', 'https:'), undefined);
  const secret = read('CRM_WEBHOOK_SECRET', as.anyText, '');
  if (url && secret.length < 16) wrong.push('CRM_WEBHOOK_SECRET: must have at least 16 characters');

  return url ? { url, secret } : undefined;
}

function reader(source: Source, wrong: string[]) {
  return <T, F>(name: string, parse: as.Parse<T>, otherwise: F): T | F => {
    const text = source[name]?.trim();
    if (!text) return otherwise;

    try {
      return parse(text);
    } catch (error) {
      wrong.push(`${name}: ${error instanceof Error ? error.message : error}`);
      return otherwise;
    }
  };
}

/** Returns both loopback origins: a visitor may have typed either name of this machine. */
function bothLoopbacks(origin: string) {
  const other = origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost');

  return [...new Set([origin, other])];
}
