import { BlockList, isIP } from 'node:net';

/**
 * Address ranges that are not routed on the internet: loopback, link-local, private and shared address space (RFC 1918,
 * 4193, 6598).
 */
const OWN_NETWORKS = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN_NETWORKS.addSubnet(network, bits, 'ipv4');
OWN_NETWORKS.addAddress('::', 'ipv6');
OWN_NETWORKS.addAddress('::1', 'ipv6');
OWN_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
OWN_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

/** Names that public DNS never resolves (RFC 6761, 6762, 8375; ICANN reserves `.internal`). */
const OWN_NAMES = /(^|\.)(localhost|local|internal|test|home\.arpa)$/;

/**
 * Returns true if outsiders could reach this host, that is, if it is a public DNS name or a publicly routed address.
 */
export function isPublicHost(host: string): boolean {
  const bare = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .replace(/\.$/, '');
  const version = isIP(bare);
  if (version !== 0) return !OWN_NETWORKS.check(bare, version === 4 ? 'ipv4' : 'ipv6');
  return bare.includes('.') && !OWN_NAMES.test(bare);
}

/**
 * Returns true if a server that listens on this host may be reachable from the internet. With a wildcard address, the
 * server listens on every address of the machine. `::` includes IPv4 addresses.
 * @param own addresses of the machine's network interfaces
 */
export function listensPublicly(host: string, own: readonly string[]): boolean {
  if (host === '0.0.0.0')
    return own.some((address) => isIP(address) === 4 && isPublicHost(address));
  if (isIP(host) === 6 && /^[0:]+$/.test(host)) return own.some(isPublicHost);
  return isPublicHost(host);
}
