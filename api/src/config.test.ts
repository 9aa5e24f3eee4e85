import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, Variables } from './config.ts';

const production = {
  NODE_ENV: 'production',
  ALLOW_DEMO_CONTENT: '1',
  DESK_ORIGIN: 'https://desk.test',
  SMTP_HOST: 'mail.test',
  SMTP_SECURITY: 'tls',
  DATABASE_URL: 'postgres://database.test/inquiries',
};

describe('the configuration', () => {
  it('needs no settings in development, and few in production', () => {
    expect(readConfig({})).toMatchObject({
      port: 3100,
      allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
      databaseUrl: undefined,
      dataDir: expect.stringMatching(/\.data$/),
      smtp: { host: '127.0.0.1', port: 3025 },
    });
    expect(readConfig(production).mode).toBe('production');
  });

  it('names all invalid settings at once', () => {
    const wrong = {
      API_PORT: 'http',
      SITE_ORIGIN: 'https://site.test/path',
      DATABASE_URL: 'mysql://x',
      MAIL_FROM: 'a@b.test, c@d.test',
      TRUST_PROXY: '10',
      SMTP_SECURITY: 'perhaps',
      ALLOW_DEMO_CONTENT: 'maybe',
    };

    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
  });

  it.each<[string, string, Record<string, string>]>([
    ['a CRM without a secret to sign with', 'CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_URL: 'https://crm.test' }],
    ['development on a reachable host', 'NODE_ENV', { HOST: '0.0.0.0' }],
    ['a test on a reachable host', 'NODE_ENV', { NODE_ENV: 'test', HOST: '0.0.0.0' }],
  ])('refuses %s', (_, name, settings) => {
    expect(() => readConfig(settings)).toThrow(new RegExp(`^The configuration is wrong\\.\\n {2}${name}: `));
  });

  it.each(Object.keys(production).slice(1))('refuses production without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: ' ' })).toThrow(`\n  ${name}: `);
  });

  it('is documented in the operators’ guide, name by name', () => {
    const guide = readFileSync(join(__dirname, '../../docs/operating.md'), 'utf8');

    expect(Object.keys(Variables.properties).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
