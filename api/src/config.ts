import { resolve } from 'node:path';
import { office } from '@dosmares/content/office';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const text = (must = 'must be a text', more = {}) =>
  Type.String({ minLength: 1, description: must, ...more });
const whole = (minimum: number, maximum: number, more = {}) =>
  Type.Integer({
    ...{ minimum, maximum, ...more },
    description: `must be a whole number from ${minimum} to ${maximum}`,
  });
const port = (more = {}) => whole(1, 65_535, more);
const oneOf = <const T extends string>(names: readonly T[], more = {}) =>
  Type.Unsafe<T>(Type.Enum([...names], { description: `must be one of ${names.join(', ')}`, ...more }));
const aWebAddress = 'https?://[^\\s]+';
const webAddress = () =>
  text('must be an address that starts with http:// or https://', { pattern: `^${aWebAddress}$` });
const origin = (more = {}) =>
  text('must be an origin such as https://example.com', { pattern: '^https?://[^/?#\\s]+$', ...more });
// No names, lists or quotes: nothing that a mail program would parse.
const anAddress = '[^\\s@<>()\\[\\]\\\\,;:"]+@[^\\s@<>()\\[\\]\\\\,;:"]+';

/** Every variable that the API reads; `docs/operating.md` explains each. Tests pass all other differences in. */
// biome-ignore format: a table reads in columns
const Variables = Type.Object({
  NODE_ENV:            oneOf(['development', 'production', 'test'], { default: 'development' }),
  ALLOW_DEMO_CONTENT:  Type.Boolean({ default: false, description: 'must be 1 or 0' }),
  HOST:                text('must be a host name', { default: 'localhost' }),
  API_PORT:            port({ default: 3100 }),
  SITE_ORIGIN:         origin({ default: 'http://localhost:3000' }),
  TRUST_PROXY:         whole(0, 9, { default: 0 }),
  DATA_DIR:            text('must be a folder', { default: '.data' }),
  DATABASE_URL:        Type.Optional(text('must be an address that starts with postgres://', { pattern: '^postgres(ql)?://.' })),
  METRICS_TOKEN:       Type.Optional(text()),
  DESK:                text('must be on, off or a port of its own', { pattern: '^(on|off|[1-9][0-9]{0,4})$', default: 'on' }),
  DESK_ORIGIN:         Type.Optional(origin()),
  SMTP_HOST:           text('must be a host name', { default: '127.0.0.1' }),
  SMTP_PORT:           port({ default: 3025 }),
  SMTP_SECURITY:       oneOf(['none', 'starttls', 'tls'], { default: 'none' }),
  SMTP_USER:           Type.Optional(text()),
  SMTP_PASSWORD:       Type.Optional(text()),
  MAIL_FROM:           text('must be one plain e-mail address', { pattern: `^${anAddress}$`, default: `no-reply@${office.email.split('@')[1]}` }),
  OPS_ALERTS_TO:       text('must be a plain e-mail address, a web address, or both with a space between', { pattern: `^(${anAddress}|${aWebAddress})( (${anAddress}|${aWebAddress}))?$`, default: office.email }),
  CRM_WEBHOOK_URL:     Type.Optional(webAddress()),
  CRM_WEBHOOK_SECRET:  Type.Optional(text('must have at least 16 characters', { minLength: 16 })),
  OPENAI_API_KEY:      Type.Optional(text()),
  OPENAI_BASE_URL:     Type.Optional(webAddress()),
  OPENAI_MODEL:        text('must be the name of a model', { default: 'gpt-4o-mini' }),
  CHAT_DAILY_TOKENS:   whole(0, 1_000_000_000, { default: 500_000 }),
});

type Variables = Static<typeof Variables>;

export type Config = ReturnType<typeof readConfig>;

const projectRoot = resolve(import.meta.dirname, '../..');
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Reads the configuration; throws an error that names every wrong variable. */
export function readConfig(source: Readonly<Record<string, string | undefined>> = process.env) {
  const said = Object.fromEntries(
    Object.keys(Variables.properties).flatMap((name) =>
      source[name]?.trim() ? [[name, source[name].trim()]] : [],
    ),
  );
  const read = Value.Convert(Variables, Value.Default(Variables, { ...said })) as Variables;
  const wrong = new Set(Value.Errors(Variables, read).map(({ instancePath }) => instancePath.slice(1)));
  const lines = [
    ...[...wrong].map((name) => `${name}: ${requirementOf(name)}`),
    ...rules.filter(([, isBroken]) => isBroken(read, said)).map(([sentence]) => sentence),
  ];
  if (lines.length > 0) throw new Error(['The configuration is wrong.', ...lines].join('\n  '));

  return configOf(read);
}

const requirementOf = (name: string) =>
  (Variables.properties as Record<string, { description?: string }>)[name]?.description;

type Rule = readonly [sentence: string, isBroken: (read: Variables, said: Record<string, string>) => boolean];

const neededInProduction = (name: string, why: string): Rule => [
  `${name}: ${why}`,
  ({ NODE_ENV }, said) => NODE_ENV === 'production' && !said[name],
];

// biome-ignore format: a table reads in columns
const rules: readonly Rule[] = [
  neededInProduction('DATABASE_URL',  'production keeps inquiries in PostgreSQL; the embedded store is for one’s own machine'),
  neededInProduction('SMTP_HOST',     'production needs the name of its mail server'),
  neededInProduction('SMTP_SECURITY', 'production needs starttls or tls; none, unencrypted, only if it is asked for by name'),
  ['ALLOW_DEMO_CONTENT: this is the demo content pack; replace packages/content, or set 1 to run it anyway',
    ({ NODE_ENV, ALLOW_DEMO_CONTENT }) => NODE_ENV === 'production' && !ALLOW_DEMO_CONTENT && office.email.endsWith('.example')],
  ['NODE_ENV: must be production where others reach HOST; development is for this machine alone',
    ({ NODE_ENV, HOST }) => NODE_ENV === 'development' && !loopback.has(HOST)],
  ['DESK_ORIGIN: must be set with the desk: links in mails to staff lead there',
    ({ NODE_ENV, DESK, DESK_ORIGIN }) => NODE_ENV === 'production' && DESK !== 'off' && !DESK_ORIGIN],
  ['CRM_WEBHOOK_SECRET: must be set with CRM_WEBHOOK_URL, to sign with',
    ({ CRM_WEBHOOK_URL, CRM_WEBHOOK_SECRET }) => !!CRM_WEBHOOK_URL && !CRM_WEBHOOK_SECRET],
];

function configOf(read: Variables) {
  const { CRM_WEBHOOK_URL: crm, CRM_WEBHOOK_SECRET = '', SITE_ORIGIN: siteOrigin } = read;
  const alerts = read.OPS_ALERTS_TO.split(' ');
  // A desk without a port of its own is served by the API's.
  const deskPort = Number(read.DESK) || undefined;
  const deskOrigin = read.DESK_ORIGIN ?? `http://localhost:${deskPort ?? read.API_PORT}`;

  return {
    mode: read.NODE_ENV,
    siteOrigin,
    // A visitor may have typed either name of this machine.
    allowedOrigins: [
      siteOrigin.replace('//127.0.0.1', '//localhost'),
      siteOrigin.replace('//localhost', '//127.0.0.1'),
    ],
    host: read.HOST,
    port: read.API_PORT,
    trustProxy: read.TRUST_PROXY,
    dataDir: resolve(projectRoot, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    metricsToken: read.METRICS_TOKEN,
    desk: read.DESK === 'off' ? undefined : { port: deskPort, origin: deskOrigin },
    smtp: {
      host: read.SMTP_HOST,
      port: read.SMTP_PORT,
      security: read.SMTP_SECURITY,
      user: read.SMTP_USER,
      password: read.SMTP_PASSWORD,
    },
    mailFrom: read.MAIL_FROM,
    alerts: {
      to: alerts.find((one) => one.includes('@') && !one.includes('://')) ?? office.email,
      webhook: alerts.find((one) => one.includes('://')),
    },
    crm: crm ? { url: crm, secret: CRM_WEBHOOK_SECRET } : undefined,
    assistant: {
      apiKey: read.OPENAI_API_KEY,
      baseUrl: read.OPENAI_BASE_URL?.replace(/\/$/, ''),
      model: read.OPENAI_MODEL,
      dailyTokens: read.CHAT_DAILY_TOKENS,
    },
  };
}
