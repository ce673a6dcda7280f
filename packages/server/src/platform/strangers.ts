/**
 * Who asks to come in and shows nothing that this house gave out is a stranger. Their tries are bounded per account and for the
 * whole house, in memory: under a flood of guesses, from however many addresses, a try is refused before it costs a hash or a
 * statement, and the cores stay with those who play. A try that was right counts nothing, so an ordinary day meets no bound.
 */
import { hash } from 'node:crypto';
import type { Deps } from './deps.ts';
import { DomainError } from './errors.ts';
import type { Rate, Rates } from './rates.ts';

/** Beyond the five that lock an account (decisions §3), so that whoever is locked still reads so. */
const PER_ACCOUNT: Rate = { max: 10, perSeconds: 60 };
const PER_DEVICE: Rate = PER_ACCOUNT;

/** Wrong tries that the whole house judges, by door. A hash takes 20 ms: together they stay below a tenth of a core. */
const PER_HOUSE = {
  members: { max: 30, perSeconds: 10 },
  /** Of letters, for a new password. Their own, so that guessed passwords keep nobody from it. */
  codes: { max: 10, perSeconds: 10 },
  clerks: { max: 10, perSeconds: 10 },
} as const satisfies Record<string, Rate>;

export type Door = keyof typeof PER_HOUSE;
type Limited = Pick<Deps, 'rates' | 'config'>;

/** Counts a try only if it was wrong: `refusal` is thrown where it is one too many, else the try is taken back once it was right. */
async function countWrong<T>(
  rates: Rates | undefined,
  { key, rate, refusal }: { key: string; rate: Rate; refusal: (seconds: number) => DomainError },
  work: () => Promise<T>,
): Promise<T> {
  const seconds = rates?.take(key, rate) ?? 0;
  if (seconds > 0) throw refusal(seconds);
  const done = await work();
  rates?.giveBack(key);
  return done;
}

/** As long for every address, and none that can be read in memory. */
const nameOf = (account: string) => hash('sha256', account, 'base64url');

const tooMany = (seconds: number) => new DomainError('request.too_many', { params: { seconds } });
const overloaded = () => new DomainError('request.overloaded');

/**
 * Lets a stranger try, if there is room. Says the same of an account that exists and of one that does not.
 * @param account the address that the try is for, in its one spelling
 * @throws DomainError request.too_many (this account) · request.overloaded (the house), and what `work` throws
 */
export function amongStrangers<T>(
  { rates, config }: Limited,
  { door, account }: { door: Door; account: string },
  work: () => Promise<T>,
): Promise<T> {
  const { max, perSeconds } = PER_HOUSE[door];
  // Every process of the house counts for itself.
  const ofHouse = { max: Math.ceil(max / config.httpProcesses), perSeconds };
  return countWrong(
    rates,
    { key: `${door} ${nameOf(account)}`, rate: PER_ACCOUNT, refusal: tooMany },
    () => countWrong(rates, { key: `${door} house`, rate: ofHouse, refusal: overloaded }, work),
  );
}

/**
 * Lets a device try that somebody signed in from before. It is no part of the strangers' bounds, so that a flood keeps none of
 * them out, but has one of its own: whoever may sign in somewhere could gather such devices.
 * @throws DomainError request.too_many, and what `work` throws
 */
export function fromDevice<T>(
  { rates }: Limited,
  device: string,
  work: () => Promise<T>,
): Promise<T> {
  return countWrong(rates, { key: `device ${device}`, rate: PER_DEVICE, refusal: tooMany }, work);
}
