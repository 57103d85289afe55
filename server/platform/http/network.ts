import { isLoopback } from '../host.ts';

/**
 * The network that an address belongs to, as one reader's: an IPv4 address whole, of IPv6 the /64 that a provider gives
 * a household, whose other addresses cost nothing (RFC 6177).
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Whether an address is of the machine that is asked. */
export const isOwnMachine = (address: string): boolean => isLoopback(address) || isLoopback(networkOf(address));
