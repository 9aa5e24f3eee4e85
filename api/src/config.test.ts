import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DESK_ORIGIN: 'https://desk.test',
  SMTP_HOST: 'mail.test',
  SMTP_SECURITY: 'tls',
  DATABASE_URL: 'postgres://database.test/inquiries',
};

describe('the configuration', () => {
  it('needs nothing in development', () => {
    expect(readConfig({})).toMatchObject({
      port: 3100,
      allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
      databaseUrl: undefined,
      smtp: { host: '127.0.0.1', port: 3025 },
    });
    expect(readConfig({}).dataDir).toMatch(/\.data$/);
  });

  it('names everything that is wrong, at once', () => {
    const wrong = {
      API_PORT: 'http',
      SITE_ORIGIN: 'https://site.test/path',
      DATABASE_URL: 'mysql://x',
      MAIL_FROM: 'a@b.test, c@d.test',
      TRUST_PROXY: '10',
      SMTP_SECURITY: 'perhaps',
      ALLOW_DEMO_CONTENT: 'maybe',
    };

    const read = () => readConfig(wrong);

    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
  });

  it('refuses a CRM without a secret to sign with', () => {
    expect(() => readConfig({ CRM_WEBHOOK_URL: 'https://crm.test' })).toThrow('CRM_WEBHOOK_SECRET');
  });

  it('refuses to run the demo content in production unless it is told to', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('ALLOW_DEMO_CONTENT');
    expect(readConfig({ ...production, ALLOW_DEMO_CONTENT: '1' }).mode).toBe('production');
  });

  it.each(['DATABASE_URL', 'SMTP_HOST', 'SMTP_SECURITY', 'DESK_ORIGIN'])(
    'refuses production without %s',
    (name) => {
      expect(() => readConfig({ ...production, ALLOW_DEMO_CONTENT: '1', [name]: ' ' })).toThrow(
        new RegExp(`^The configuration is wrong\\.\\n {2}${name}: `),
      );
    },
  );

  it('is told of in the operators’ guide, name by name', () => {
    const guide = readFileSync(join(__dirname, '../../docs/operating.md'), 'utf8');
    const source = readFileSync(join(__dirname, 'config.ts'), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name ?? '');

    expect(names.length).toBeGreaterThan(20);

    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
