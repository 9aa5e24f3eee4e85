import { limits } from '@dosmares/contracts/limits';
import { readersWith } from '@dosmares/contracts/metrics-access';
import { contactPage } from '../testing/bodies/bodies.ts';
import { buildTestApp } from '../testing/test-app.ts';

const refused = { ok: false, success: false, code: expect.any(String), error: expect.any(String) };

describe('the API', () => {
  it.each(['/api/nope', '/api', '/api/contact/nope', '/nope'])(
    'X08 answers %s with a 404 in JSON',
    async (url) => {
      const app = await buildTestApp();

      const answer = await app.inject({ method: 'POST', url, payload: {} });

      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ ...refused, code: 'not-found' });
    },
  );

  it.each([
    ['no JSON', 400, { payload: '{"name":', headers: { 'content-type': 'application/json' } }],
    ['another type', 415, { payload: 'name=Jane', headers: { 'content-type': 'text/xml' } }],
    ['nothing at all', 400, {}],
    ['a list', 400, { payload: [contactPage] }],
    ['too much', 413, { payload: { ...contactPage, message: 'x'.repeat(70_000) } }],
    [
      'a prototype key',
      400,
      { payload: '{"__proto__":{"admin":true}}', headers: { 'content-type': 'application/json' } },
    ],
  ])('Q06 C14 refuses %s with %i, success false and words for the visitor', async (_, status, request) => {
    const app = await buildTestApp();

    const answer = await app.inject({ method: 'POST', url: '/api/send-contact-email', ...request });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual(refused);
  });

  // biome-ignore format: a table reads in columns
  it.each([
    [{ message: 'x'.repeat(limits.message + 1) },           ['message'],           'Please check your message and send it again'],
    [{ phone: '6'.repeat(limits.phone + 1) },               ['phone'],             'Please check your phone number and send it again'],
    [{ message: undefined },                                ['message'],           'Please check your message and send it again'],
    [{ name: '\u200b', message: ' \n' },                    ['name', 'message'],   'Please check your name and your message and send them again'],
    [{ inquiryType: 'stealing' },                           ['inquiryType'],       'Please check the type of inquiry and send it again'],
    [{ agentEmail: 'x'.repeat(300) },                       ['agentEmail'],        'Please check what you entered and send it again'],
  ])('Q06 names the fields that are wrong in %j', async (change, fields, error) => {
    const app = await buildTestApp();

    const payload = { ...contactPage, ...change };
    const answer = await app.inject({ method: 'POST', url: '/api/send-contact-email', payload });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ ...refused, code: 'bad-input', error, fields });
  });

  it('C14 answers 503 with success false when the store fails, and says nothing of why', async () => {
    const app = await buildTestApp({
      inquiries: { accept: () => Promise.reject(new Error('secret detail')) },
    });

    const answer = await app.inject({ method: 'POST', url: '/api/send-contact-email', payload: contactPage });

    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ success: false, code: 'not-stored' });
    expect(answer.body).not.toContain('secret');
  });

  it('answers 500 without a detail when something unforeseen happens', async () => {
    const app = await buildTestApp({
      inquiries: { suspect: () => Promise.reject(new TypeError('secret detail')) },
    });

    const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: contactPage });

    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ success: false, code: 'unforeseen' });
  });

  it.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://elsewhere.test', undefined],
    ['null', undefined],
  ])('lets the browser on %s read answers: %s', async (origin, allowed) => {
    const app = await buildTestApp();

    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/contact',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

    expect(answer.headers['access-control-allow-origin']).toBe(allowed);
  });

  it('sends security headers and describes itself', async () => {
    const app = await buildTestApp();

    const { headers } = await app.inject('/health/live');
    const document = (await app.inject('/docs/json')).json();

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/send-contact-email',
        '/api/contact/agent-inquiry',
        '/api/contact',
        '/api/chat',
      ]),
    );
  });

  it('names in its readiness what is wrong, and stays ready for what is only watched', async () => {
    const app = await buildTestApp({
      health: {
        needed: { store: async () => 'cannot be reached' },
        watched: { mail: async () => '3 waiting' },
      },
    });
    const well = await buildTestApp({
      health: { needed: { store: async () => undefined }, watched: { mail: async () => '3 waiting' } },
    });

    expect((await app.inject('/health/ready')).json()).toEqual({
      status: 'not ready',
      store: 'cannot be reached',
      mail: '3 waiting',
    });
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    expect((await well.inject('/health/ready')).statusCode).toBe(200);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
  });

  it.each(['/metrics', '/docs/json', '/docs/'])(
    'shows %s to whoever has the token, and in production to nobody without',
    async (url) => {
      const open = await buildTestApp();
      const locked = await buildTestApp({ mayReadMetrics: readersWith('sesame', true) });
      const closed = await buildTestApp({ mayReadMetrics: readersWith(undefined, false) });
      const headers = { authorization: 'Bearer sesame' };

      expect((await open.inject(url)).statusCode).toBe(200);
      expect((await locked.inject(url)).statusCode).toBe(404);
      expect((await locked.inject({ url, headers })).statusCode).toBe(200);
      expect((await closed.inject(url)).statusCode).toBe(404);
    },
  );
});
