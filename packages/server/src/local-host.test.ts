/** @jest-environment node */
import { isLocalHost, requireLocalHost } from './local-host.ts';

const ask = (host: string | undefined) => requireLocalHost({ headers: { host } });

it.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:1',
  'a.b-1.localhost:3000',
  '127.0.0.1:3100',
  '127.0.1.1',
  '[::1]:3100',
])('a development server answers as %s', async (host) => {
  await expect(ask(host)).resolves.toBeUndefined();
});

it.each(['localhost', '127.0.1.1', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

it.each(['localhost.evil.test', '127.0.0.1.evil.test', '127.evil.test', '0.0.0.0', ''])(
  '%s is not',
  (host) => {
    expect(isLocalHost(host)).toBe(false);
  },
);

it.each([
  'rebound.example:3125',
  'localhost.rebound.example',
  'notlocalhost',
  '127.0.0.1.rebound.example',
  'localhost@rebound.example',
  '.localhost',
  '0.0.0.0',
  '[::2]',
  'localhost:',
  undefined,
])('and not as %s', async (host) => {
  await expect(ask(host)).rejects.toMatchObject({
    statusCode: 421,
    message: expect.stringContaining('at localhost only'),
  });
});
