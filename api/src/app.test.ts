import { endpoints } from '@dosmares/contracts/endpoints';
import { limits } from '@dosmares/contracts/inquiry-fields';
import { readersWith } from '@dosmares/server/metrics';
import { contactPage } from '../testing/bodies/bodies.ts';
import { buildTestApp } from '../testing/test-app.ts';

const refused = { ok: false, success: false, code: expect.any(String), error: expect.any(String) };
const json = { 'content-type': 'application/json' };

async function post(request: object, services: Parameters<typeof buildTestApp>[0] = {}) {
  const app = await buildTestApp(services);

  return app.inject({ method: 'POST', url: endpoints.contactEmail, ...request });
}

describe('the API', () => {
  // biome-ignore format: a table reads in columns
  it.each<[string, number, object]>([
    ['an unknown path',   404, { url: '/api/nope' }],
    ['a path below one',  404, { url: '/api/contact/nope', payload: {} }],
    ['a broken path',     400, { url: '/%zz' }],
    ['no JSON',           400, { payload: '{"name":', headers: json }],
    ['another type',      415, { payload: 'name=Jane', headers: { 'content-type': 'text/xml' } }],
    ['nothing at all',    400, {}],
    ['a list',            400, { payload: [contactPage] }],
    ['too much',          413, { payload: { ...contactPage, message: 'x'.repeat(70_000) } }],
    ['another host',      421, { headers: { host: 'rebound.example:3100' } }],
    ['a prototype key',   400, { payload: '{"__proto__":{"admin":true}}', headers: json }],
  ])('X08 Q06 C14 refuses %s with %i, success false and words for the visitor', async (_, status, request) => {
    const answer = await post(request);

    expect([answer.statusCode, answer.json()]).toEqual([status, refused]);
  });

  // biome-ignore format: a table reads in columns
  it.each([
    [{ message: 'x'.repeat(limits.message + 1) },           ['message'],           'Please check your message and send it again'],
    [{ phone: '6'.repeat(limits.phone + 1) },               ['phone'],             'Please check your phone number and send it again'],
    [{ message: 5 },                                        ['message'],           'Please check your message and send it again'],
    [{ message: undefined },                                ['message'],           'Please check your message and send it again'],
    [{ name: '', email: '', message: '' },                  ['name', 'email', 'message'], 'Please check your name, your email address and your message and send them again'],
    [{ name: '\u200b', message: ' \n' },                    ['name', 'message'],   'Please check your name and your message and send them again'],
    [{ email: 'root@localhost' },                           ['email'],             'Please check your email address and send it again'],
    [{ email: 'a@１２７.０.０.１' },                            ['email'],             'Please check your email address and send it again'],
    [{ inquiryType: 'stealing' },                           ['inquiryType'],       'Please check the type of inquiry and send it again'],
    [{ wishes: [{ date: '2026-11-28' }] },                   ['wishes'],            'Please check the days for a viewing and send it again'],
    [{ wishes: 'Saturday' },                                ['wishes'],            'Please check the days for a viewing and send it again'],
    [{ evaluation: { size: '9'.repeat(61) } },              ['evaluation'],        'Please check what you say of your home and send it again'],
    [{ agentEmail: 'x'.repeat(300) },                       ['agentEmail'],        'Please check what you entered and send it again'],
  ])('Q06 names the fields that are wrong in %j', async (change, fields, error) => {
    const answer = await post({ payload: { ...contactPage, ...change } });

    expect([answer.statusCode, answer.json()]).toEqual([400, { ...refused, code: 'bad-input', error, fields }]);
  });

  const fails = () => Promise.reject(new TypeError('secret detail'));
  it.each([
    ['the store fails', { accept: fails }, 503, 'not-stored', '5'],
    ['something unforeseen happens', { screen: fails }, 500, 'unforeseen', undefined],
  ])('C14 gives no details when %s', async (_, inquiries, status, code, retryAfter) => {
    const answer = await post({ payload: contactPage }, { inquiries });

    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(answer.json()).toMatchObject({ success: false, code });
    expect(answer.body).not.toContain('secret');
  });

  it('lets only browsers on the site’s origins read answers', async () => {
    const allowed = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      return (await post({ method: 'OPTIONS', headers })).headers['access-control-allow-origin'];
    };

    for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000'])
      expect(await allowed(own)).toBe(own);
    for (const other of ['https://elsewhere.test', 'null']) expect(await allowed(other)).toBeUndefined();
  });

  it('sends security headers, serves its OpenAPI document, and names in its readiness what is wrong', async () => {
    const health = (store?: string) => ({ health: { store: async () => store, smtp: async () => 'away' } });
    const [app, well] = [await buildTestApp(health('cannot be reached')), await buildTestApp(health())];

    const { paths } = (await app.inject('/docs/json')).json();
    const ready = await app.inject('/health/ready');

    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([endpoints.contactEmail, endpoints.agentInquiry, endpoints.chat]),
    );
    expect(ready.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'not ready', store: 'cannot be reached', smtp: 'away' });
    expect((await well.inject('/health/ready')).statusCode).toBe(200);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
  });

  it.each(['/metrics', '/docs/json'])(
    'shows %s only with the token, or where there is none, outside production',
    async (url) => {
      const locked = await buildTestApp({ mayReadMetrics: readersWith('sesame', true) });
      const closed = await buildTestApp({ mayReadMetrics: readersWith(undefined, false) });
      const headers = { authorization: 'Bearer sesame' };

      expect((await locked.inject(url)).statusCode).toBe(404);
      expect((await locked.inject({ url, headers })).statusCode).toBe(200);
      expect((await closed.inject(url)).statusCode).toBe(404);
    },
  );
});
