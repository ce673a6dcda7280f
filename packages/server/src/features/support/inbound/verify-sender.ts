import dns from 'node:dns/promises';
import net from 'node:net';
import type { Deps } from '../../../platform/deps.ts';
import { emailKeyOf } from '../../../platform/email/email-address.ts';
import { passesDmarc } from './authentication-results.ts';
import { inThread } from './in-thread.ts';

/** Reply to a DNS query: the records, or an error code such as `ENOTFOUND`. */
export type DnsReply = { records: string[][] | string[] } | { code: string };

/** E-mail whose sender is to be verified. */
export interface SenderData {
  raw: Uint8Array;
  /** IP address of the sending server; undefined if it is unknown or internal, in which case SPF cannot pass. */
  remoteIp: string | undefined;
  helo: string;
  sender: string;
}

export type SenderResult =
  | { verdict: 'pass'; address: string }
  /** A DNS server did not answer. */
  | { verdict: 'retry' }
  | { verdict: 'none' };

const MAX_MS = 20_000;
/** Limits of the sender checks. If an e-mail exceeds one of them, its sender is treated as unverified. */
const MAX_HEADER_BYTES = 256 * 1024;
const MAX_SIGNATURES = 10;

/** DNS lookup for the sender checks. Tests replace `resolve`. */
export const senderDns = {
  resolve: (name: string, type: string): Promise<string[][] | string[]> =>
    dns.resolve(name, type) as Promise<string[][] | string[]>,
};

async function ask({ name, type }: { name: string; type: string }): Promise<DnsReply> {
  try {
    return { records: await senderDns.resolve(name, type) };
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? 'ESERVFAIL' };
  }
}

/** Networks of mail servers that the operator runs, to which SPF does not apply. */
const ownNetworks = new net.BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv6');

function isOutside(ip: string): boolean {
  const family = net.isIP(ip);
  return family !== 0 && !ownNetworks.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}

/** Returns true if an e-mail can be checked: it is within the limits and has a signature or a sender IP address. */
function isCheckable(raw: Buffer, remoteIp: string | undefined): boolean {
  const end = raw.indexOf('\r\n\r\n');
  if (end < 0 || end > MAX_HEADER_BYTES) return false;
  const head = raw.subarray(0, end).toString('latin1');
  const signatures = head.match(/^dkim-signature\s*:/gim)?.length ?? 0;
  return signatures <= MAX_SIGNATURES && (signatures > 0 || remoteIp !== undefined);
}

/**
 * Checks whether an e-mail was really sent from the address in From: it must pass DMARC, so SPF or DKIM must pass for
 * the address's domain. If a trusted mail server is in front of this server, that server's verdict is used instead.
 * @param from address in From
 * @param results topmost Authentication-Results field
 * @returns `retry` if a DNS server did not answer
 */
export async function verifySender(
  { config }: Pick<Deps, 'config'>,
  email: { raw: Buffer; remoteIp: string; helo: string; sender: string },
  from: string,
  results: string | undefined,
): Promise<'verified' | 'unverified' | 'retry'> {
  const authservId = config.inboundSmtp?.authservId;
  if (authservId !== undefined) {
    const domain = from.slice(from.lastIndexOf('@') + 1);
    return results !== undefined && passesDmarc(results, authservId, domain)
      ? 'verified'
      : 'unverified';
  }
  const remoteIp = isOutside(email.remoteIp) ? email.remoteIp : undefined;
  if (!isCheckable(email.raw, remoteIp)) return 'unverified';
  const data: SenderData = {
    raw: Uint8Array.from(email.raw),
    remoteIp,
    helo: email.helo,
    sender: email.sender,
  };
  const script = new URL('./verify-worker.ts', import.meta.url);
  const result = await inThread<SenderResult>(script, data, { maxMs: MAX_MS, answer: ask });
  if (!('value' in result)) return 'unverified';
  const { value } = result;
  if (value.verdict === 'retry') return 'retry';
  const isSame = value.verdict === 'pass' && emailKeyOf(value.address) === emailKeyOf(from);
  return isSame ? 'verified' : 'unverified';
}
