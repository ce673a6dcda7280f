import type { ReplyOf } from '@wl/contract/call';
import type { dryRun as dryRunCall } from '@wl/contract/office-market';
import type { TrueCost } from '@wl/contract/market';
import { cashbackCents, isTurnoverDone } from '@wl/world/bonuses/deposit-cashback/bonus';
import { depositGrantCents } from '@wl/world/bonuses/deposit-bonus/bonus';
import type { DepositCashbackTerms } from '@wl/world/bonuses/deposit-cashback/terms';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Deps } from '../../platform/deps.ts';
import { playedFrom, playersSince } from '../own-play/index.ts';
import { titles } from '../titles/index.ts';
import { firstDepositsSince } from '../wallet/index.ts';
import { checkTerms } from './edit-item.ts';
import { labelOf } from './labels.ts';
import { averageReturn, returnOf } from './slot-returns.ts';

const DAY_MS = 86_400_000;

/**
 * Past use of a promotion: number of eligible members, number of uses that led to a grant, and the total granted, in
 * cents.
 */
interface History {
  members: number;
  uses: number;
  granted: number;
}

/**
 * Estimates the cost of these terms, as if every member who could have used them in the last `days` days had done so.
 * Uses stored deposits and losses; spins count for every member who played. The estimate ignores that some members
 * would not have bought the item and that others would have played because of it.
 * @throws DomainError request.invalid
 */
export async function dryRun(
  deps: Deps,
  { terms, days }: { terms: BonusTerms; days: number },
): Promise<ReplyOf<typeof dryRunCall>['data']> {
  checkTerms(terms);
  const label = await labelOf(deps.db, terms, 0);
  const since = new Date(deps.clock.now().getTime() - days * DAY_MS);
  const { members, uses, granted } = await historyOf(deps, terms, since);
  const turnover = 'wageringTimes' in terms ? granted * terms.wageringTimes : 0;
  return {
    days,
    members,
    uses,
    granted,
    cost: costOf(terms, label, { uses, granted }),
    turnover,
    kept: Math.round(turnover * (1 - averageReturn())),
  };
}

/**
 * Returns the cost in cents; null if the terms have no label. The cost of a deposit bonus is proportional to the amount
 * granted. For every other kind of item, each use costs the same.
 */
function costOf(
  terms: BonusTerms,
  label: TrueCost | undefined,
  { uses, granted }: Pick<History, 'uses' | 'granted'>,
): number | null {
  if (!label) return null;
  if (terms.kind !== 'deposit_bonus') return uses * label.value;
  const grant = depositGrantCents(terms, label.reference.deposit);
  return grant === 0 ? null : Math.round((granted * label.value) / grant);
}

async function historyOf(deps: Deps, terms: BonusTerms, since: Date): Promise<History> {
  switch (terms.kind) {
    case 'deposit_bonus': {
      const deposits = await firstDepositsSince(deps.db, since, terms.minDepositCents);
      return sumOf(deposits.map(({ cents }) => depositGrantCents(terms, cents)));
    }
    case 'deposit_cashback':
      return sumOf(await cashbacks(deps, terms, since));
    case 'free_spins': {
      const game = titles.find(terms.game);
      const each = terms.spins * Math.min(...(game?.stakes ?? [0]));
      return spins(deps, since, Math.round(each * returnOf(terms.game)));
    }
    case 'spin_credits':
      return spins(deps, since, Math.round(terms.creditCents * averageReturn()));
    case 'tournament_ticket':
    case 'destination_ticket':
      return { members: 0, uses: 0, granted: 0 };
  }
}

/**
 * Returns the cashback for each past deposit, in cents. Uses the daily figures of the own-play feature. These figures
 * are not split by game, so all games count as slots.
 */
async function cashbacks(deps: Deps, terms: DepositCashbackTerms, since: Date): Promise<number[]> {
  const deposits = await firstDepositsSince(deps.db, since, terms.minDepositCents);
  const played = await playedFrom(deps.db, deposits, terms.watchDays);
  return deposits.map(({ memberId, cents }) => {
    const { staked, paid } = played.get(memberId) ?? { staked: 0, paid: 0 };
    const watched = {
      depositCents: cents,
      slotStakedCents: staked,
      slotPaidCents: paid,
      // The balance at that time is not stored. Assume that it was the deposit minus the losses.
      balanceCents: Math.max(0, cents - Math.max(0, staked - paid)),
    };
    return isTurnoverDone(terms, watched) ? cashbackCents(terms, watched) : 0;
  });
}

/**
 * Counts the members and the uses, and adds up the grants.
 * @param grants cents for each member who could have used the item; 0 if nothing would have been granted
 */
function sumOf(grants: readonly number[]): History {
  return {
    members: grants.length,
    uses: grants.filter((cents) => cents > 0).length,
    granted: grants.reduce((sum, cents) => sum + cents, 0),
  };
}

/**
 * Estimates the use of free spins or spin credits, assuming that every member who played uses the item once.
 * @param eachCents average winnings from one item
 */
async function spins(deps: Deps, since: Date, eachCents: number): Promise<History> {
  const members = await playersSince(deps.db, since);
  return { members, uses: members, granted: members * eachCents };
}
