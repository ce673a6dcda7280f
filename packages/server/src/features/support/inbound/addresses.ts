import { brand } from '@wl/world/casino/brand';
import { addressOf } from '../../../platform/config/config-email.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Deps } from '../../../platform/deps.ts';
import { fromBase32, toBase32 } from '../../../platform/email/base32.ts';
import { keyedHash, sameHash } from '../../../platform/keyed-hash.ts';

type WithConfig = Pick<Deps, 'config'>;

/** Length in bytes of the secret code in a reply address. A guess succeeds with a probability of 1 in 2^80. */
const CODE_BYTES = 10;

const codeOf = (appSecret: Buffer, number: number) =>
  keyedHash({ config: { appSecret } as Config }, 'support.reply_address', String(number)).subarray(
    0,
    CODE_BYTES,
  );

/**
 * Returns a ticket's reply address; undefined if this installation receives no e-mails. A sender who knows this address
 * has received an e-mail about the ticket.
 */
export function replyAddress({ config }: WithConfig, number: number): string | undefined {
  if (!config.inboundSmtp) return undefined;
  const code = toBase32(codeOf(config.appSecret, number));
  return `ticket+${number}-${code}@${config.inboundSmtp.domain}`;
}

/** Returns the number of the ticket with this reply address; undefined if the address or its code is wrong. */
export function ticketNumberOf({ config }: WithConfig, address: string): number | undefined {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  if (host !== config.inboundSmtp?.domain.toLowerCase()) return undefined;
  const [, digits, code = ''] = /^ticket\+([1-9]\d{0,8})-([a-z2-7]{16})$/.exec(local) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const given = fromBase32(code);
  const secrets = [config.appSecret, ...config.appSecretsBefore];
  const isGood = secrets.some((secret) => sameHash(given, codeOf(secret, number)));
  return isGood ? number : undefined;
}

/**
 * Returns true if incoming e-mails to this address open tickets. These addresses are the public support address and
 * `support@` at the inbound domain.
 */
export function isSupportAddress({ config }: WithConfig, address: string): boolean {
  const domain = config.inboundSmtp?.domain;
  const own = [brand.supportEmail, ...(domain === undefined ? [] : [`support@${domain}`])];
  return own.some((one) => one.toLowerCase() === address.toLowerCase());
}

/**
 * Returns true for an address that only this installation sends from. An incoming e-mail from such an address indicates
 * a mail loop.
 */
export function isOwnAddress(deps: WithConfig, address: string): boolean {
  const given = address.toLowerCase();
  const domain = deps.config.inboundSmtp?.domain.toLowerCase();
  return (
    isSupportAddress(deps, given) ||
    given === addressOf(deps.config.mailFrom).toLowerCase() ||
    (domain !== undefined &&
      /^(ticket|bounce)\+|^complaints@/.test(given) &&
      given.endsWith(`@${domain}`))
  );
}
