/** Test setup for corrections of bets with bonus money. It has one baccarat table with a dealer, and two pit bosses. */
import * as corrections from '@wl/contract/office/tables-corrections';
import type { Clock } from '../../../../platform/clock.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import { endByWagering, revokeItem } from '../../../bag/items/end-item.ts';
import { bagMember, balancesOf, deposit, startBonus } from '../../../bag/testing-bag.ts';
import type { Registered } from '../../../members/testing-members.ts';
import { makeClerk } from '../../../staff/testing-clerks.ts';
import { voidSettled } from '../../../wagers/index.ts';
import { newOwner, runUntil, setState } from '../../testing-tables.ts';
import { BACCARAT, dealerAt, dealRound, startDealing } from '../testing-dealing.ts';
import { CARRY_OUT_CORRECTION } from './carry-out-correction.ts';

export const BONUS = 10_00;
export const STAKE = 4_00;

/** A member's stake on a spot. */
type Placed = readonly [Registered, string, number];

/** Result of {@link startBonusCorrections}. */
export type BonusCorrections = Awaited<ReturnType<typeof startBonusCorrections>>;

/** Starts a dealt baccarat table whose rounds can be played and corrected. */
export async function startBonusCorrections() {
  const tables = await startDealing();
  const { deps } = tables.app;
  const dealer = dealerAt(await makeClerk(tables.app, ['dealer']), BACCARAT);
  const [asks, confirms] = [
    await makeClerk(tables.app, ['pit_boss']),
    await makeClerk(tables.app, ['pit_boss']),
  ];
  await setState(tables, 'open', BACCARAT);
  await dealer.startShift();
  const owner = newOwner(tables);
  await owner.tick();

  /** Places bets in the next round, and returns the number of the round. */
  async function placed(bets: readonly Placed[]): Promise<number> {
    const { number } = await runUntil(tables, owner, 'open', BACCARAT);
    for (const [{ client }, spot, stake] of bets) {
      const body = { id: uuidv7(), round: number, bet: { spots: { [spot]: stake } } };
      const { status } = await client.post(`/api/tables/${BACCARAT}/bets`, body);
      if (status !== 200) throw new Error(`the bet was answered with ${status}`);
    }
    return number;
  }

  /** Deals the current round and settles its bets. */
  async function dealt(items: readonly string[]) {
    await dealRound(tables, { owner, dealer, slug: BACCARAT }, items);
    await deps.events.drain();
  }

  return {
    ...{ tables, placed, dealt },

    async bonusMember({ cash = 0, bonus = BONUS } = {}) {
      const member = await bagMember(tables.app);
      if (cash > 0) await deposit(tables.app, member.id, cash);
      return { ...member, item: await startBonus(tables.app, member.id, bonus) };
    },

    /** Plays a round with these bets, and returns its number. */
    async played(items: readonly string[], bets: readonly Placed[]): Promise<number> {
      const round = await placed(bets);
      await dealt(items);
      return round;
    },

    async correct(round: number, items: readonly string[]) {
      const comment = 'The recording shows another card.';
      const asked = await asks.call(corrections.askCorrection, {
        params: { slug: BACCARAT, round: String(round) },
        body: { items: [...items], reason: 'wrong_entry', comment },
      });
      const { id } = asked.body.data;
      await confirms.call(corrections.confirmCorrection, { params: { id }, body: { comment } });
      await deps.jobs.runNow(CARRY_OUT_CORRECTION, { id });
      await deps.events.drain();
    },

    async figuresOf(member: Registered) {
      const { rows } = await deps.database.owner.query<{ wagered: number }>(
        'select balance_cents as balance, in_play_cents as in_play, wagered_cents as wagered from bag_running where member_id = $1',
        [member.id],
      );
      return { ...(await balancesOf(member)), running: rows };
    },

    async complete({ item }: { item: string }, clock: Clock = tables.clock) {
      await deps.database.owner.query('update bag_running set reached_at = $2 where item_id = $1', [
        item,
        tables.clock.now(),
      ]);
      await deps.transaction((tx) => endByWagering({ ...deps, clock }, tx, item));
    },

    revoke: ({ item }: { item: string }) =>
      deps.transaction((tx) => revokeItem(deps, tx, item, 'test')),

    async debtOf({ id }: Registered) {
      const { rows } = await deps.database.owner.query<{ owed: number }>(
        'select coalesce(sum(amount_cents), 0)::bigint as owed from wallet_debts where member_id = $1',
        [id],
      );
      return rows[0]!.owed;
    },

    /** Voids the wager of the member's first bet, as a clerk does. */
    async voidFirst({ id: memberId }: Registered) {
      const { rows } = await deps.database.owner.query<{ wager: string }>(
        'select coalesce(b.wager_id, b.id) as wager from tables_bets b where b.member_id = $1 order by b.id limit 1',
        [memberId],
      );
      const key = { memberId, id: rows[0]!.wager };
      const at = tables.clock.now();
      await deps.transaction((tx) => voidSettled(deps, tx, { ...key, reason: 'test', at }));
    },
  };
}
