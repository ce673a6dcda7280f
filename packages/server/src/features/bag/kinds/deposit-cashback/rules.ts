import { cashbackCents, isTurnoverDone } from '@wl/world/bonuses/deposit-cashback/bonus';
import type { DepositCashbackTerms } from '@wl/world/bonuses/deposit-cashback/terms';
import { daysAfter } from '../../rules.ts';
import type { BagKind } from '../bag-kind.ts';
import { type Past, type PastUse, sumOf } from '../past.ts';

export const depositCashback: BagKind<DepositCashbackTerms> = {
  deposited: ({ minDepositCents, watchDays }, depositCents) =>
    depositCents < minDepositCents ? undefined : { watchDays },
  watch: {
    // The watch period starts with the deposit, `watchDays` before the deadline. Both ends are inclusive.
    isInWatch: ({ watchDays }, deadline, at) =>
      at >= daysAfter(deadline, -watchDays) && at <= deadline,
    turnoverCents: ({ turnoverTimes }, depositCents) => turnoverTimes * depositCents,
    payment: cashbackCents,
    due(terms, watched, isOver) {
      const isDone = isTurnoverDone(terms, watched);
      if (isDone && (isOver || watched.balanceCents < terms.balanceUnderCents))
        return cashbackCents(terms, watched);
      return isOver ? 0 : undefined;
    },
  },
  endsWithCashOut: ({ isGranted }) => !isGranted,
  pastUse,
};

/**
 * Estimates the cashback for past deposits. Past stakes are known only as daily sums over all games, so the estimate
 * treats all of them as stakes on slots.
 */
async function pastUse(terms: DepositCashbackTerms, past: Past): Promise<PastUse> {
  const deposits = await past.deposits(terms.minDepositCents);
  const played = await past.playedFrom(deposits, terms.watchDays);
  return sumOf(
    deposits.map(({ memberId, cents }) => {
      const { staked, paid } = played.get(memberId) ?? { staked: 0, paid: 0 };
      const watched = {
        depositCents: cents,
        slotStakedCents: staked,
        slotPaidCents: paid,
        // Past balances are not stored, so estimate the remaining balance as the deposit minus the losses.
        balanceCents: Math.max(0, cents - Math.max(0, staked - paid)),
      };
      return isTurnoverDone(terms, watched) ? cashbackCents(terms, watched) : 0;
    }),
  );
}
