/** @jest-environment node */
import { connectionOf } from './connection.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:200:ffff:ffff:ffff:ffff', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['::1', '::/56'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2ff::1]:4711', '2001:db8:1:200::/56'],
  ['[2001:db8:1:2ff::1]', '2001:db8:1:200::/56'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('%j is the connection %s', (ip, connection) => {
  expect(connectionOf(ip)).toBe(connection);
});
