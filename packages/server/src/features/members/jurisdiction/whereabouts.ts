import { BlockList, isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { isBlocked, type Whereabouts } from '@wl/world/casino/jurisdictions';

/** Row of the bundled IP-to-country data (CC0), which stores the country in `country_code`. */
type Row = CountryResponse & { country_code?: string };

let reader: Reader<Row> | undefined;

const privateNets = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNets.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNets.addSubnet(net, bits, 'ipv6');

/** Converts an IPv4-mapped IPv6 address to IPv4. Returns any other address unchanged. */
const unmapped = (ip: string) => ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * Cache of recent lookups. Every bet needs the country of the member's IP address, and the address rarely changes
 * between requests.
 */
const known = new Map<string, Whereabouts>();
const KNOWN_MAX = 20_000;

/**
 * Looks up the country of an IP address; the result can also be `private` or `unknown` (decisions §3, §9). Searches
 * only in memory, so `loadWhereabouts` must have been called first.
 */
export function whereaboutsOf(address: string): Whereabouts {
  let found = known.get(address);
  if (!found) {
    found = lookUp(address);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(address, found);
  }
  return found;
}

function lookUp(address: string): Whereabouts {
  const ip = unmapped(address);
  const family = isIP(ip);
  if (family === 0) return { kind: 'unknown' };
  if (privateNets.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return { kind: 'private' };
  if (!reader) throw new Error('the address data was not loaded');
  try {
    const row = reader.get(ip);
    const country = row?.country_code ?? row?.country?.iso_code;
    return country ? { kind: 'country', country } : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}

/** Returns true if an IP address is in a country that the casino does not serve. */
export function isBlockedAddress(address: string): boolean {
  const whereabouts = whereaboutsOf(address);
  return whereabouts.kind === 'country' && isBlocked(whereabouts.country);
}

/** Loads the IP-to-country data at server start, so that lookups never wait. */
export async function loadWhereabouts(): Promise<void> {
  reader ??= await open<Row>(
    fileURLToPath(
      import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    ),
  );
}
