import { Compile } from 'typebox/compile';
import { cleanAddress } from './entries.ts';
import { inquiryBodies } from './inquiries.ts';
import { isInternetAddress, isOneAddress } from './mail-address.ts';

const { email } = inquiryBodies.contact.properties;
const schema = Compile(email);
const long = 'x'.repeat(63);

// biome-ignore format: a table reads in columns
const honest = [
  'jane@visitor.example', "o'brien+tag@sub.example.co", 'JANE.DOE@VISITOR.EXAMPLE', 'j@v.io', '1@2.co', 'a.b..c.@docomo.test',
  'first&last@house.test', 'x=y@house.test', 'a/b@house.test', 'a-b_c~d*e#f?g^h@house.test', 'postmaster@house.test',
  'office@dosmares.example', 'jane@xn--nio-8ma.example', 'jane@niño.example', 'jane@bücher.xn--p1ai', 'a@1.2.3.museum',
  'jane@localhost.example', 'jane@local.co', 'jane@internal.arpanet.org', 'jane@home-lan.mx', 'jane@visitor.test.', 'jane@visitor.test\u3002', 'jane@mail.test', `jane@${long}.example`,
];

/** Could be somebody's, but a mail server may take it for an option, a file, a command, a route or a variable. */
// biome-ignore format: a table reads in columns
const odd = [
  '|id@x.test', '-oQ/tmp@x.test', '-froot@x.test', '/etc/passwd@x.test', 'a!b@x.test', 'x.test!root@y.test', 'a%b@x.test',
  'root%localhost@x.test', `\${run{id}}@x.test`, '`id`@x.test', '$HOME@x.test', 'a|b@x.test', '{id}@x.test',
];

// biome-ignore format: a table reads in columns
const impossible = [
  'root@localhost', 'a@b', 'a@LOCALHOST', 'a@localhost.localdomain', 'a@x.local', 'a@x.LOCAL', 'a@something.internal', 'a@nas.lan',
  'a@dc.corp', 'a@router.home', 'a@router.home.arpa', 'a@1.0.0.127.in-addr.arpa', 'a@x.localhost', 'a@127.0.0.1', 'a@[127.0.0.1]',
  'a@[IPv6:::1]', 'a@0x7f.1', 'a@0x7f000001', 'a@2130706433', 'a@0177.0.0.1', 'a@127.1', 'a@x.mail', 'a@x.onion', 'a@x.xn---', 'a@x.test..', 'a@.x.test', 'a@x..test',
  'a@-x.test', 'a@x-.test', 'a@x.test%2e', 'a@%6cocalhost', 'a@x_y.test', 'a@x.t', 'a@x.123', `a@${long}x.test`, `a@${'x.'.repeat(10)}test`,
  `${long}xx@x.test`, '@x.test', 'a@', 'a', 'a@b@x.test', 'a b@x.test', '"a b"@x.test', 'a@x.test, b@y.test', 'Jane <a@x.test>',
  ':include:/etc/passwd@x.test', '@relay.test:a@x.test', 'a\\b@x.test', 'a(b)@x.test', 'jané@x.test',
  // Converted by `cleanAddress` as browsers convert a host, which turns digits of every kind into an IP address.
  'a@１２７.０.０.１', 'a@①②⑦.1', 'a@ｌｏｃａｌｈｏｓｔ', 'a@ｘ.ｌｏｃａｌ', 'a@０x7f.1', 'a@ñ.1',
];

it.each([
  ['Q06 takes every honest address, and mail is sent to it', honest, true, true],
  ['Q06 X01 takes an odd address, but no mail is sent to it', odd, true, false],
])('%s', (_, addresses, isTaken, isMailed) => {
  for (const address of addresses.map(cleanAddress))
    expect([
      address,
      isInternetAddress(address),
      schema.Check(` ${address} `),
      isOneAddress(address),
    ]).toEqual([address, isTaken, isTaken, isMailed]);
});

it('Q06 X01 refuses an address that cannot be anybody’s on the Internet', () => {
  for (const address of impossible.map(cleanAddress))
    expect([address, isInternetAddress(address), schema.Check(address)]).toEqual([address, false, false]);
});

it('X01 decides on a text of any kind in linear time', () => {
  const start = performance.now();
  for (const piece of ['a', 'a.', 'a-', '@', 'a@', 'xn--', '-', '%'])
    for (const prefix of ['', 'a@', 'a@a.'])
      for (const decide of [isInternetAddress, isOneAddress]) decide(prefix + piece.repeat(30_000));

  expect(performance.now() - start).toBeLessThan(500);
});
