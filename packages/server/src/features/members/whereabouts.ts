import { BlockList, isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { isBlocked, type Whereabouts } from '@wl/world/house/jurisdictions';
import { DomainError } from '../../platform/errors.ts';

/** IP-to-country data (CC0) that ships with the product; it says `{ country_code }` at the top level. */
type Row = CountryResponse & { country_code?: string };

let reader: Promise<Reader<Row>> | undefined;

function database(): Promise<Reader<Row>> {
  reader ??= open<Row>(
    fileURLToPath(
      import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    ),
  );
  return reader;
}

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

/** IPv4 addresses written as IPv6 are what they contain. */
const unmapped = (ip: string) => ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** Where an address seems to be (decisions §3, §9). Never throws: an address nobody knows is `unknown`. */
export async function whereaboutsOf(address: string): Promise<Whereabouts> {
  const ip = unmapped(address);
  const family = isIP(ip);
  if (family === 0) return { kind: 'unknown' };
  if (privateNets.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return { kind: 'private' };
  try {
    const row = (await database()).get(ip);
    const country = row?.country_code ?? row?.country?.iso_code;
    return country ? { kind: 'country', country } : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}

/** @throws DomainError request.country_blocked when this address is in a country we do not serve */
export async function refuseBlockedCountry(address: string): Promise<void> {
  const whereabouts = await whereaboutsOf(address);
  if (whereabouts.kind === 'country' && isBlocked(whereabouts.country))
    throw new DomainError('request.country_blocked');
}

/** Opens the data while the server starts, not during the first registration. */
export async function loadWhereabouts(): Promise<void> {
  await database();
}
