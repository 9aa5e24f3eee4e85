import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address one customer of a provider holds: everything below belongs to the same visitor. */
const customer = 56;

/**
 * What requests are counted by: an IPv4 address, or the /56 network of an IPv6 address, of which one visitor may use
 * every address. What is no address stands for itself.
 */
export function connectionOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();

  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(ip)}/${customer}`)}/${customer}`;
}

const withoutZone = (ip: string) => ip.split('%', 1).join();
