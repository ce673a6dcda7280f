/** Derives the ledger entries of a round, as the statement shows them. */
import type { StatementLine } from '@wl/contract/wallet-statement';
import { accounts } from '../../ledger/index.ts';
import type { StatementWager } from '../../wagers/index.ts';

export type Entries = { debit: number; credit: number; amount: number }[];

const { cash, bonus, inPlay, playHouse, bonusCost, corrections } = accounts;

/**
 * Returns a round's ledger entries, derived from the round's row instead of the ledger. A stake that the member raised
 * during the round appears as one sum.
 */
export function entriesOfRound(round: StatementWager): Entries {
  const entries = round.is_voided_open
    ? entriesOfVoidedOpen(round)
    : round.is_free
      ? entriesOfFree(round)
      : entriesOfPaid(round);
  const voiding = round.is_voided ? entriesOfVoid(round) : [];
  return [...entries, ...voiding].filter(({ amount }) => amount > 0);
}

/**
 * Returns the entries that put a round's stake in play. Bonus money in the stake is listed as bonus money, even if it
 * has since become cash.
 */
function entriesOfOpening(round: StatementWager): Entries {
  const { stake, bonus_stake, bonus_converted, is_free } = round;
  if (is_free) return [{ debit: bonusCost, credit: inPlay, amount: stake }];
  const bonusStake = (bonus_stake ?? 0) + (bonus_converted ?? 0);
  return [
    { debit: cash, credit: inPlay, amount: stake - bonusStake },
    { debit: bonus, credit: inPlay, amount: bonusStake },
  ];
}

function entriesOfVoidedOpen(round: StatementWager): Entries {
  if (round.is_free)
    return [...entriesOfOpening(round), { debit: inPlay, credit: bonusCost, amount: round.stake }];
  const bonusStake = round.bonus_stake ?? 0;
  const lapsed = round.bonus_lapsed ?? 0;
  return [
    ...entriesOfOpening(round),
    { debit: inPlay, credit: cash, amount: round.stake - bonusStake },
    { debit: inPlay, credit: bonus, amount: bonusStake - lapsed },
    { debit: inPlay, credit: bonusCost, amount: lapsed },
  ];
}

/** Returns the entries of a round that a bag item paid for. They do not change the member's cash or bonus money. */
function entriesOfFree(round: StatementWager): Entries {
  const { stake, payout, is_stepped } = round;
  const staked = is_stepped
    ? [
        ...entriesOfOpening(round),
        { debit: inPlay, credit: playHouse, amount: payout === null ? 0 : stake },
      ]
    : [{ debit: bonusCost, credit: playHouse, amount: stake }];
  return [...staked, { debit: playHouse, credit: bonusCost, amount: payout ?? 0 }];
}

function entriesOfPaid(round: StatementWager): Entries {
  const { stake, payout, is_stepped } = round;
  const lapsed = round.bonus_lapsed ?? 0;
  const bonusStake = round.bonus_stake ?? 0;
  const bonusPayout = round.bonus_payout ?? 0;
  const staked = is_stepped
    ? [
        ...entriesOfOpening(round),
        { debit: inPlay, credit: playHouse, amount: payout === null ? 0 : stake },
      ]
    : [
        { debit: cash, credit: playHouse, amount: stake - bonusStake },
        { debit: bonus, credit: playHouse, amount: bonusStake },
      ];
  return [
    ...staked,
    { debit: playHouse, credit: cash, amount: (payout ?? 0) - bonusPayout },
    { debit: playHouse, credit: bonus, amount: bonusPayout - lapsed },
    { debit: playHouse, credit: bonusCost, amount: lapsed },
  ];
}

/**
 * Returns the entries that reverse a settled round. The bonus parts of the stake and the payout are booked to the
 * casino's bonus-cost account. `void_bonus` is the amount added to running bonuses, and is negative if the void took
 * bonus money back.
 */
function entriesOfVoid({ stake, is_free, ...round }: StatementWager): Entries {
  const payout = round.payout ?? 0;
  const shortfall = round.void_shortfall ?? 0;
  const returned = round.void_bonus ?? 0;
  const bonusStake = is_free ? stake : (round.bonus_stake ?? 0);
  const bonusPayout = is_free ? payout : (round.bonus_payout ?? 0);
  return [
    { debit: playHouse, credit: cash, amount: stake - bonusStake },
    { debit: playHouse, credit: bonusCost, amount: bonusStake },
    { debit: cash, credit: playHouse, amount: payout - bonusPayout - shortfall },
    { debit: corrections, credit: playHouse, amount: shortfall },
    { debit: bonusCost, credit: playHouse, amount: bonusPayout },
    { debit: bonusCost, credit: bonus, amount: returned },
    { debit: bonus, credit: bonusCost, amount: -returned },
  ];
}

/**
 * Returns the statement-line fields that describe the voiding of a round. For a free round, the amount taken back is 0,
 * because its payout was never cash.
 */
export function voidFacts(row: StatementWager): Pick<StatementLine, 'voided' | 'taken_back_cents'> {
  if (row.is_voided_open) return { voided: true };
  if (!row.is_voided) return {};
  const cashPayout = row.is_free ? 0 : (row.payout ?? 0) - (row.bonus_payout ?? 0);
  return { voided: true, taken_back_cents: cashPayout };
}
