/**
 * Limits for failed sign-in attempts from unknown devices: per account, per IP address and for the whole casino. They
 * reject a flood of guesses before a hash is computed or an SQL statement runs, so that the CPU remains available for
 * bets.
 */
import { hash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { Rate, Rates } from '../rates/rates.ts';

/**
 * Limit per account. It is above the five failed attempts that lock an account (decisions §3). A member is therefore
 * informed of the lock before this limit rejects further attempts.
 */
const PER_ACCOUNT: Rate = { max: 10, perSeconds: 60 };
const PER_DEVICE: Rate = PER_ACCOUNT;

/**
 * Limits per IP address. Each is less than a third of the casino-wide limit, so that three addresses together cannot
 * lock out all other users.
 */
const PER_ADDRESS = {
  members: { max: 9, perSeconds: 10 },
  codes: { max: 3, perSeconds: 10 },
  clerks: { max: 3, perSeconds: 10 },
} as const satisfies Record<Entry, Rate>;

/**
 * Limits for failed attempts across the whole casino, by kind of sign-in. Together they allow 50 attempts in 10 s. A
 * hash takes 20 ms of computing time (password-cost.ts), so these attempts use a tenth of a core.
 */
const PER_CASINO = {
  members: { max: 30, perSeconds: 10, perCasino: true },
  /**
   * Limit for codes from password-reset e-mails. It is separate, so that a flood of password guesses does not block
   * password resets.
   */
  codes: { max: 10, perSeconds: 10, perCasino: true },
  clerks: { max: 10, perSeconds: 10, perCasino: true },
} as const satisfies Record<string, Rate>;

export type Entry = keyof typeof PER_CASINO;
type Limited = Pick<Deps, 'rates'>;

/**
 * Runs `work` if the limit allows another attempt. Otherwise, throws the error that `refusal` returns. If `work`
 * succeeds, the attempt is removed from the count.
 */
async function countFailed<T>(
  rates: Rates | undefined,
  { key, rate, refusal }: { key: string; rate: Rate; refusal: (seconds: number) => DomainError },
  work: () => Promise<T>,
): Promise<T> {
  const taken = await rates?.take(key, rate);
  if (taken && taken.waitSeconds > 0) throw refusal(taken.waitSeconds);
  const done = await work();
  await taken?.giveBack();
  return done;
}

/**
 * Returns a hash of the e-mail address, for use as a counter key. Such keys have a fixed length, and do not reveal
 * addresses in memory or in Redis.
 */
const nameOf = (account: string) => hash('sha256', account, 'base64url');

const tooMany = (seconds: number) => new DomainError('request.too_many', { params: { seconds } });
const overloaded = () => new DomainError('request.overloaded');

/**
 * Runs `work`, a sign-in attempt, if the limits allow another attempt. Behaves the same for existing and missing
 * accounts.
 * @param account normalised e-mail address of the account
 * @param ip IP address of the attempt
 * @throws DomainError request.too_many (account or IP limit) · request.overloaded (casino limit), or errors from `work`
 */
export function limitUnknownDevices<T>(
  { rates }: Limited,
  { entry, account, ip }: { entry: Entry; account: string; ip: string },
  work: () => Promise<T>,
): Promise<T> {
  const ofAccount = { key: `${entry} ${nameOf(account)}`, rate: PER_ACCOUNT, refusal: tooMany };
  const from = `${entry} from ${networkOf(ip)}`;
  const ofAddress = { key: from, rate: PER_ADDRESS[entry], refusal: tooMany };
  const ofCasino = { key: `${entry} casino`, rate: PER_CASINO[entry], refusal: overloaded };
  return countFailed(rates, ofAccount, () =>
    countFailed(rates, ofAddress, () => countFailed(rates, ofCasino, work)),
  );
}

/**
 * Returns the network of one internet subscriber: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177).
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (!address.includes(':')) return address;
  const [groups = [], rest = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Runs a sign-in attempt from a known device. The limits for unknown devices do not apply, so a flood of attempts from
 * unknown devices cannot lock out a known device. Known devices have their own limit, because any member can sign in
 * from many devices to make them known.
 * @throws DomainError request.too_many, or any error that `work` throws
 */
export function fromDevice<T>(
  { rates }: Limited,
  device: string,
  work: () => Promise<T>,
): Promise<T> {
  return countFailed(rates, { key: `device ${device}`, rate: PER_DEVICE, refusal: tooMany }, work);
}
