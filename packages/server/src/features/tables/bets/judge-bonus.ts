import type { ErrorCode } from '@wl/contract/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { expireItems } from '../../bag/index.ts';
import { admitStake, type PaidStake } from '../../play/index.ts';
import { acceptsBonusMoney, titles } from '../../titles/index.ts';
import type { TableRow } from '../repository.ts';
import { gameOfTable } from '../table-rules.ts';
import type { TableBetRow } from './bets-repository.ts';
import { allowsBonusMoney } from './bonus-rules.ts';

/** Stake that a member adds to a round: a new bet, or a double. */
interface AddedStake {
  memberId: string;
  ip: string;
  table: TableRow;
  /** Bets that the member has already placed in the round. */
  earlier: readonly TableBetRow[];
  /** New bet; undefined for a double. */
  bet?: unknown;
  cashCents: number;
  stakeCents: number;
}

/**
 * Checks a stake at a table against the gate, the member's limits and money, and the rules for bonus money. Cash is
 * used before bonus money (decision 127). The caller must have locked the wallet, so that no bet from another window
 * can be placed in the meantime.
 * @returns the parts of the stake to pay in cash and in bonus money
 * @throws DomainError tables.bonus_round if an earlier bet was paid with bonus money and this stake breaks the rules
 *   for bonus money · tables.bonus_bets if cash does not cover the stake and these bets break the rules ·
 *   play.bonus_refused if the table accepts no bonus money · wallet.insufficient_funds · the errors of `admitStake`
 */
export async function admitTableStake(
  deps: Deps,
  tx: Transaction,
  { memberId, ip, table, earlier, bet, cashCents, stakeCents }: AddedStake,
): Promise<PaidStake> {
  const title = titles.get(table.slug);
  const isAccepted = acceptsBonusMoney(deps, title);
  const isAllowed = allowsBonusMoney({
    game: gameOfTable(table),
    stats: title.stats,
    bets: [...earlier.map((row) => row.bet), ...(bet === undefined ? [] : [bet])],
    stakeCents: earlier.reduce((sum, { stake }) => sum + stake, stakeCents),
  });
  if (!isAllowed && earlier.some(({ bonus_stake }) => bonus_stake > 0))
    throw new DomainError('tables.bonus_round');
  try {
    const payment = { payer: 'wallet', cashCents, stakeCents } as const;
    const bonusAllowed = isAllowed && isAccepted;
    return await admitStake(deps, tx, { memberId, ip, ...payment, bonusAllowed });
  } catch (error) {
    if (isAccepted && isRefusal(error, 'play.bonus_refused'))
      throw new DomainError('tables.bonus_bets');
    throw error;
  }
}

const isRefusal = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof DomainError && codes.includes(error.code);

/**
 * Calls `place`. If the stake could not be paid, ends the member's expired bonuses before throwing the error, so that
 * the member sees why their bonus money was not used.
 */
export async function expireIfUnpaid<T>(
  deps: Deps,
  memberId: string,
  place: () => Promise<T>,
): Promise<T> {
  try {
    return await place();
  } catch (error) {
    const refusals = [
      'wallet.insufficient_funds',
      'play.bonus_refused',
      'tables.bonus_bets',
    ] as const;
    if (isRefusal(error, ...refusals)) await expireItems(deps, memberId);
    throw error;
  }
}
