import { connectionOf } from './connection.ts';

describe('connectionOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2fe::1', '2001:db8:1:200::/56'],
    ['2001:0DB8:0001:0200:ffff:ffff:ffff:ffff', '2001:db8:1:200::/56'],
    ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
    ['fe80::1%eth0', 'fe80::/56'],
    ['::1', '::/56'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is counted as %s', (ip, connection) => {
    expect(connectionOf(ip)).toBe(connection);
  });
});
