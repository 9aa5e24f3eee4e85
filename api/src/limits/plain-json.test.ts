import { bothCalls } from '../../testing/bodies/bodies.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const brackets = 30_000;

it.each([
  ['arrays in arrays', '['.repeat(brackets) + ']'.repeat(brackets)],
  ['arrays that do not end', '['.repeat(brackets)],
  ['objects in a field', `{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['very many values', `[${'[],'.repeat(15_000)}[]]`],
])('X03 refuses %s without parsing them', async (_, payload) => {
  const app = await buildTestApp();
  const headers = { 'content-type': 'application/json' };

  const { statusCode } = await app.inject({ method: 'POST', url: '/api/contact', headers, payload });

  expect(statusCode).toBe(400);
  await app.close();
});

it('reads whatever a visitor types', async () => {
  const messages: string[] = [];
  const app = await buildTestApp({
    inquiries: {
      accept: async ({ submission }) => {
        messages.push(submission.message);
        return { reference: 'DM-TEST-TEST', isNew: true };
      },
    },
  });
  const message = `[{[{ "quoted\\" ${'[{,'.repeat(3_000)} \\`;

  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...bothCalls.contact, message },
  });

  expect(statusCode).toBe(200);
  expect(messages[0]).toContain(message.trim());
  await app.close();
});
