import type { ReplyOf } from '@wl/contract/call';
import type { dryRun as dryRunCall } from '@wl/contract/office/market';
import type { TrueCost } from '@wl/contract/market';
import { kindOf } from '@wl/world/bonuses/index';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { bagKindOf } from '../bag/index.ts';
import { playedFrom, playersSince } from '../own-play/index.ts';
import { titles } from '../titles/index.ts';
import { firstDepositsSince } from '../wallet/index.ts';
import { checkTerms } from './edit-item.ts';
import { labelOf } from './labels.ts';
import { averageReturn, returnOf } from './slot-returns.ts';

const DAY_MS = 86_400_000;

/**
 * Estimates, from stored deposits and losses, what the given terms would have cost in the last `days` days. Assumes
 * that every eligible member would have used the item without playing differently. For spins, every member who played
 * is eligible.
 *
 * @throws DomainError request.invalid if the terms are invalid
 */
export async function dryRun(
  deps: Deps,
  { terms, days }: { terms: BonusTerms; days: number },
): Promise<ReplyOf<typeof dryRunCall>['data']> {
  checkTerms(terms);
  const label = await labelOf(deps.db, terms, 0);
  const since = new Date(deps.clock.now().getTime() - days * DAY_MS);
  const { members, uses, granted } = await bagKindOf(terms.kind).pastUse(
    terms,
    pastSince(deps.db, since),
  );
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
 * Returns the estimated cost in cents of an item's uses, based on its true-cost label; null if it cannot be estimated.
 * The label states the cost of one use or, for kinds with `costsByGrant`, the cost of the grant for a reference
 * deposit.
 */
function costOf(
  terms: BonusTerms,
  label: TrueCost | undefined,
  { uses, granted }: { uses: number; granted: number },
): number | null {
  if (!label) return null;
  if (!bagKindOf(terms.kind).costsByGrant) return uses * label.value;
  const grant = kindOf(terms.kind).grantCents(terms, label.reference.deposit);
  return grant === 0 ? null : Math.round((granted * label.value) / grant);
}

/**
 * Returns functions that provide the data for a dry run: all members' deposits and play since the given time, and the
 * stakes and RTP of games.
 */
const pastSince = (db: Db, since: Date) => ({
  deposits: (minCents: number) => firstDepositsSince(db, since, minCents),
  playedFrom: (from: readonly { memberId: string; at: Date }[], days: number) =>
    playedFrom(db, from, days),
  players: () => playersSince(db, since),
  smallestStake: (game: string) => Math.min(...(titles.find(game)?.stakes ?? [0])),
  returnOf,
  averageReturn,
});
