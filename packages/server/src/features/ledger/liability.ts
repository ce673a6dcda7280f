import { staffNews } from '@wl/contract/news/staff';
import type { LiabilityFigures } from '@wl/contract/office/ledger';
import type { Deps } from '../../platform/deps.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { queueSources } from './queue-sources.ts';
import {
  hasLiabilityDay,
  liabilityDays,
  liabilityNow,
  putLiabilityDay,
  type LiabilityRow,
} from './liability-repository.ts';

const DAYS_SHOWN = 400;

const toFigures = (row: LiabilityRow): LiabilityFigures => ({
  cash: row.cash,
  bonus: row.bonus,
  in_play: row.in_play,
  outgoing: row.outgoing,
  owed: row.cash + row.bonus + row.in_play + row.outgoing,
  coins: row.coins,
  members: row.members,
  house: {
    play: row.play,
    bonus_cost: row.bonus_cost,
    fees: row.fees,
    corrections: row.corrections,
  },
  clearing: row.clearing,
});

/**
 * Returns the liability report (docs/spec/trust.md, L12): the current figures, computed from balances and from entries,
 * and the figures at the end of each recent day.
 */
export async function readLiability(deps: Deps) {
  const { balances, entries } = await liabilityNow(deps.db);
  const held = await queueSources(deps).providerTotals();
  const upTo = (day: string) => held.findLast((one) => one.day <= day)?.total ?? null;
  const days = await liabilityDays(deps.db, DAYS_SHOWN);
  const now = deps.clock.now();
  return {
    at: now.toISOString(),
    now: toFigures(balances),
    from_entries: toFigures(entries),
    provider: upTo(utcDay(now)),
    days: days.map((row) => ({
      day: row.day,
      taken_at: row.taken_at.toISOString(),
      figures: toFigures(row),
      provider: upTo(row.day),
    })),
  };
}

/**
 * Stores the figures for the day that has just ended. After downtime, these figures are stored late, and `taken_at` is
 * the time when they were computed.
 */
export async function keepLiability(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const day = utcDay(new Date(now.getTime() - 86_400_000));
  if (await hasLiabilityDay(deps.db, day)) return;
  if (await putLiabilityDay(deps.database.owner, day, now))
    deps.realtime.publish('private-staff.money', staffNews.money_changed, {
      what: 'liability',
      alarm: false,
    });
}
