import ipaddr from 'ipaddr.js';

/** Leading bytes of an IPv6 address that identify a customer: a /56, usually a household's smallest prefix. */
const prefixBytes = 7;

/** Returns the IPv4 address, or the /56 of an IPv6 one: what one customer holds. Invalid ones are `unknown`. */
export function connectionOf(ip: string): string {
  const bare = withoutPort(ip);
  if (!ipaddr.isValid(bare)) return 'unknown';

  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();

  const prefix = address.toByteArray().fill(0, prefixBytes);

  return `${ipaddr.fromByteArray(prefix)}/${prefixBytes * 8}`;
}

/** Some proxies add the port to what they write into `X-Forwarded-For`, and brackets to an IPv6 address. */
function withoutPort(ip: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]{1,60})\]|([\d.]{1,20}))(?::\d{1,5})?$/.exec(ip) ?? [];

  return bracketed ?? plain ?? ip;
}
