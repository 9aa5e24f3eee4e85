/** @jest-environment node */
import Fastify from 'fastify';
import { passCalls } from './calls.ts';

it('passes calls on as if they came from the site, and keeps reports back', async () => {
  const taken: unknown[] = [];
  const api = Fastify();
  api.post('/api/*', async ({ url, headers, body }, reply) => {
    taken.push([url, headers.origin, headers['x-page'], body]);
    return reply.code(400).send({ code: 'bad-input' });
  });
  const front = Fastify();
  passCalls(front, { origin: 'http://localhost:3000', api: await api.listen() });

  const answer = await front.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { origin: 'http://localhost:4000', 'x-page': '/team' },
    payload: { question: 'Where?' },
  });
  const report = await front.inject({ method: 'POST', url: '/api/vitals', payload: 'a report' });

  expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'bad-input' }]);
  expect(report.statusCode).toBe(204);
  expect(taken).toEqual([['/api/chat', 'http://localhost:3000', '/team', { question: 'Where?' }]]);
  await Promise.all([front.close(), api.close()]);
});
