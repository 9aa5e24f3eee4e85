import { resolve } from 'node:path';
import { office } from '@dosmares/content/office';
import { addressPattern } from '@dosmares/contracts/mail-address';
import { isLocalHost } from '@dosmares/server/local-host';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const text = (must = 'must be a text', more = {}) =>
  Type.String({ minLength: 1, description: must, ...more });
const integer = (minimum: number, maximum: number, fallback: number) => {
  const description = `must be a whole number from ${minimum} to ${maximum}`;

  return Type.Integer({ minimum, maximum, description, default: fallback });
};
const oneOf = <const T extends string>(names: readonly T[], fallback: T) =>
  Type.Unsafe<T>(
    Type.Enum([...names], { description: `must be one of ${names.join(', ')}`, default: fallback }),
  );
const webAddressPattern = 'https?://[^\\s]+';
const webAddress = () =>
  text('must be an address that starts with http:// or https://', { pattern: `^${webAddressPattern}$` });
const origin = (more = {}) =>
  text('must be an origin such as https://example.com', { pattern: '^https?://[^/?#\\s]+$', ...more });

/** Every environment variable of the API; `docs/operating.md` explains each. */
// biome-ignore format: a table reads in columns
export const Variables = Type.Object({
  NODE_ENV:            oneOf(['development', 'production', 'test'], 'development'),
  ALLOW_DEMO_CONTENT:  Type.Boolean({ default: false, description: 'must be 1 or 0' }),
  HOST:                text('must be a host name', { default: 'localhost' }),
  API_PORT:            integer(1, 65_535, 3100),
  SITE_ORIGIN:         origin({ default: 'http://localhost:3000' }),
  TRUST_PROXY:         integer(0, 9, 0),
  DATA_DIR:            text('must be a folder', { default: '.data' }),
  DATABASE_URL:        Type.Optional(text('must be an address that starts with postgres://', { pattern: '^postgres(ql)?://.' })),
  METRICS_TOKEN:       Type.Optional(text()),
  DESK:                text('must be on, off or a port of its own', { pattern: '^(on|off|[1-9][0-9]{0,4})$', default: 'on' }),
  DESK_ORIGIN:         Type.Optional(origin()),
  SMTP_HOST:           text('must be a host name', { default: '127.0.0.1' }),
  SMTP_PORT:           integer(1, 65_535, 3025),
  SMTP_SECURITY:       oneOf(['none', 'starttls', 'tls'], 'none'),
  SMTP_USER:           Type.Optional(text()),
  SMTP_PASSWORD:       Type.Optional(text()),
  SMTP_CONNECTIONS:    integer(1, 50, 5),
  MAIL_FROM:           text('must be one plain e-mail address', { pattern: `^${addressPattern}$`, default: `no-reply@${office.domain}` }),
  OPS_ALERTS_TO:       text('must be a plain e-mail address, a web address, or both with a space between', { pattern: `^(${addressPattern}|${webAddressPattern})( (${addressPattern}|${webAddressPattern}))?$`, default: office.email }),
  CRM_WEBHOOK_URL:     Type.Optional(webAddress()),
  CRM_WEBHOOK_SECRET:  Type.Optional(text('must have at least 16 characters', { minLength: 16 })),
  OPENAI_API_KEY:      Type.Optional(text()),
  OPENAI_BASE_URL:     Type.Optional(webAddress()),
  OPENAI_MODEL:        text('must be the name of a model', { default: 'gpt-4o-mini' }),
  CHAT_DAILY_TOKENS:   integer(0, 1_000_000_000, 2_000_000),
});

type Variables = Static<typeof Variables>;

export type Config = ReturnType<typeof readConfig>;

const projectRoot = resolve(import.meta.dirname, '../..');

/** Reads the configuration; throws an error that names every wrong variable. */
export function readConfig(source: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(
    Object.keys(Variables.properties).flatMap((name) =>
      source[name]?.trim() ? [[name, source[name].trim()]] : [],
    ),
  );
  const env = Value.Convert(Variables, Value.Default(Variables, { ...given })) as Variables;
  const invalid = Value.Errors(Variables, env).map(({ instancePath }) => instancePath.slice(1));
  const lines = [
    ...new Set(invalid.map((name) => `${name}: ${requirementOf(name)}`)),
    ...rules.filter(([, isBroken]) => isBroken(env, given)).map(([sentence]) => sentence),
  ];
  if (lines.length > 0) throw new Error(['The configuration is wrong.', ...lines].join('\n  '));

  return configOf(env);
}

const requirementOf = (name: string) =>
  (Variables.properties as Record<string, { description?: string }>)[name]?.description;

type Rule = readonly [sentence: string, isBroken: (env: Variables, given: Record<string, string>) => boolean];

const requiredInProduction = (name: string, why: string): Rule => [
  `${name}: ${why}`,
  ({ NODE_ENV }, given) => NODE_ENV === 'production' && !given[name],
];

// biome-ignore format: a table reads in columns
const rules: readonly Rule[] = [
  requiredInProduction('DATABASE_URL',  'production keeps inquiries in PostgreSQL; the embedded store is for one’s own machine'),
  requiredInProduction('SMTP_HOST',     'production needs the name of its mail server'),
  requiredInProduction('SMTP_SECURITY', 'production needs starttls or tls; none, unencrypted, only if it is asked for by name'),
  ['ALLOW_DEMO_CONTENT: this is the demo content pack; replace packages/content, or set 1 to run it anyway',
    ({ NODE_ENV, ALLOW_DEMO_CONTENT }) => NODE_ENV === 'production' && !ALLOW_DEMO_CONTENT && office.email.endsWith('.example')],
  ['NODE_ENV: must be production where others reach HOST; development and test are for this machine alone',
    ({ NODE_ENV, HOST }) => NODE_ENV !== 'production' && !isLocalHost(HOST)],
  ['DESK_ORIGIN: must be set with the desk: links in mails to staff lead there',
    ({ NODE_ENV, DESK, DESK_ORIGIN }) => NODE_ENV === 'production' && DESK !== 'off' && !DESK_ORIGIN],
  ['CRM_WEBHOOK_SECRET: must be set with CRM_WEBHOOK_URL, to sign with',
    ({ CRM_WEBHOOK_URL, CRM_WEBHOOK_SECRET }) => !!CRM_WEBHOOK_URL && !CRM_WEBHOOK_SECRET],
];

function configOf(env: Variables) {
  const { CRM_WEBHOOK_URL: crm, CRM_WEBHOOK_SECRET = '', SITE_ORIGIN: siteOrigin } = env;
  const alerts = env.OPS_ALERTS_TO.split(' ');
  // A desk without a port of its own is served by the API's.
  const deskPort = Number(env.DESK) || undefined;
  const deskOrigin = env.DESK_ORIGIN ?? `http://localhost:${deskPort ?? env.API_PORT}`;

  return {
    mode: env.NODE_ENV,
    siteOrigin,
    // Developers open the site under either name.
    allowedOrigins: [
      siteOrigin.replace('//127.0.0.1', '//localhost'),
      siteOrigin.replace('//localhost', '//127.0.0.1'),
    ],
    host: env.HOST,
    port: env.API_PORT,
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(projectRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    metricsToken: env.METRICS_TOKEN,
    desk: env.DESK === 'off' ? undefined : { port: deskPort, origin: deskOrigin },
    smtp: {
      host: env.SMTP_HOST,
      port: env.SMTP_PORT,
      security: env.SMTP_SECURITY,
      user: env.SMTP_USER,
      password: env.SMTP_PASSWORD,
      connections: env.SMTP_CONNECTIONS,
    },
    mailFrom: env.MAIL_FROM,
    alerts: {
      to: alerts.find((one) => one.includes('@') && !one.includes('://')) ?? office.email,
      webhook: alerts.find((one) => one.includes('://')),
    },
    crm: crm ? { url: crm, secret: CRM_WEBHOOK_SECRET } : undefined,
    assistant: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL?.replace(/\/$/, ''),
      model: env.OPENAI_MODEL,
      dailyTokens: env.CHAT_DAILY_TOKENS,
    },
  };
}
