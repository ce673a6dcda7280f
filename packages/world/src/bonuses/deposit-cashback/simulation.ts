import { type BonusSimulation, type Play, REFERENCE_SEAT } from '../simulation.ts';
import { cashbackCents, isTurnoverDone } from './bonus.ts';
import type { DepositCashbackTerms } from './terms.ts';

const PROFIT_TIMES = [1.5, 3, 6, 15] as const;
const BOLD_STAKES = [500, 1_000, 2_500, 10_000];
const TURNING_STAKES = [20, 100, 500];

export const depositCashbackSimulation: BonusSimulation<DepositCashbackTerms> = {
  lifetimes: 50_000,
  fullDepositCents: ({ minDepositCents, maxCents, percent }) =>
    Math.max(minDepositCents, Math.ceil((maxCents * 100) / percent)),
  referenceSeat: () => REFERENCE_SEAT,
  dimensions(terms, choices) {
    const bold = choices
      .seats(BOLD_STAKES)
      .flatMap((seat) => PROFIT_TIMES.map((profitTimes) => ({ bold: seat, profitTimes })));
    const turning = choices.seats(TURNING_STAKES).map((first) => ({ first }));
    const deposits = choices
      .deposits()
      .filter((cents) => cents >= terms.minDepositCents)
      .map((depositCents) => ({ depositCents }));
    return [bold, turning, choices.staking('small'), deposits, bold];
  },
  simulate(terms, play) {
    const { depositCents: deposit, profitTimes = Infinity, bold } = play.tactic;
    play.begin(deposit);
    const { staked, paid } = playDeposit(terms, play);
    // With a `bold` tactic, a member who reaches the turnover and the profit target cashes out without cashback.
    const isBold = bold && staked >= terms.turnoverTimes * deposit;
    if (isBold && play.cash >= profitTimes * deposit) return play.end(0, 0, deposit);
    const watched = {
      depositCents: deposit,
      slotStakedCents: staked,
      slotPaidCents: paid,
      balanceCents: play.cash,
    };
    if (!isTurnoverDone(terms, watched)) return play.end(0, 0, deposit);
    const granted = cashbackCents(terms, watched);
    const required = play.requiredOf(terms, granted);
    // The member cashes out the remaining cash and plays on with the bonus money alone.
    const kept = play.cash;
    play.cash = 0;
    play.grant(granted, required);
    play.wager(terms.runDays, granted);
    return play.end(granted, required, deposit - kept);
  },
};

/**
 * Simulates play with the deposit on which the cashback depends. The member first stakes the required turnover. If
 * `tactic.bold` is given, the member then continues with the slot and stake in `tactic.bold`. Otherwise, play ends.
 * @returns cash staked on slots and paid out by them, in cents
 */
function playDeposit(terms: DepositCashbackTerms, play: Play): { staked: number; paid: number } {
  const { depositCents: deposit, profitTimes = Infinity, roundsPerDay, bold } = play.tactic;
  const rounds = terms.watchDays * roundsPerDay;
  const turnover = terms.turnoverTimes * deposit;
  const turn = play.sit('first', { rounds, cashStaked: turnover });
  if (!bold || turn.cashStaked < turnover) return { staked: turn.cashStaked, paid: turn.cashPaid };
  const boldly = play.sit('bold', {
    rounds: rounds - turn.rounds,
    cashUnder: terms.balanceUnderCents,
    cashAtLeast: profitTimes * deposit,
  });
  return {
    staked: turn.cashStaked + boldly.cashStaked,
    paid: turn.cashPaid + boldly.cashPaid,
  };
}
