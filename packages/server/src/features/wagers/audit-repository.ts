/** Audit checks that compare rounds with the ledger and with the next nonces stored in the wallets. */
import { products } from '@wl/contract/events/wagers';
import { gameOfVersion } from '@wl/games/catalogue/mathematics';
import type { PoolClient } from 'pg';
import { bonusMoneyInPlay, winningsOfItems } from '../bag/index.ts';
import type { Tables } from '../../platform/database/database.ts';
import { expectation, type AuditCheck, type MemberCheck } from '../ledger/index.ts';

/** Number that represents the product `casino` in the database. Only casino wagers have a math version and a nonce. */
const CASINO = products.indexOf('casino') + 1;

/**
 * Batch size and interval of the checks in this file. The checks read every round of a member, so they run rarely and
 * for few members at a time.
 */
const PACE = { members: 100, everyMs: 60 * 60_000 };

async function sums(client: PoolClient, sql: string, memberIds: string[]) {
  const { rows } = await client.query<{ member_id: string; total: number }>(sql, [memberIds]);
  return new Map(rows.map(({ member_id, total }) => [member_id, total]));
}

const stakesInPlay = expectation(
  { name: 'in_play', members: 2000, everyMs: 60_000 },
  'stakes of open rounds, in play',
  (client, ids) =>
    sums(
      client,
      `select member_id, sum(stake)::int8 as total from wagers_pending
       where member_id = any($1::uuid[]) group by 1`,
      ids,
    ),
  ({ in_play }) => in_play,
);

/**
 * Returns the errors in the bonus money in play:
 * - running bonuses whose in-play amount differs from the sum that open wagers took from them
 * - open wagers whose amounts per bonus, including amounts from ended bonuses, do not add up to the bonus stake
 */
async function bonusInPlay(client: PoolClient, memberIds: string[]) {
  const running = await bonusMoneyInPlay(client, memberIds);
  const { rows: staked } = await client.query<{ item_id: string; total: number }>(
    `select p.item_id, sum(p.amount)::int8 as total from wagers_pending, unnest(bonus_items, bonus_amounts) as p(item_id, amount)
     where member_id = any($1::uuid[]) group by 1`,
    [memberIds],
  );
  const totals = new Map(staked.map(({ item_id, total }) => [item_id, total]));
  const ofItems = [...running]
    .map(([item_id, found]) => ({ item_id, expected: totals.get(item_id) ?? 0, found }))
    .filter(({ expected, found }) => expected !== found);
  const { rows: ofWagers } = await client.query<{
    item_id: string;
    expected: number;
    found: number;
  }>(
    `select id as item_id, bonus_stake as expected, total as found from (
       select id, bonus_stake, (select sum(amount)::int8 from unnest(bonus_amounts) amount) as total from wagers_pending
       where member_id = any($1::uuid[]) and bonus_stake is not null) w
     where bonus_stake <> total`,
    [memberIds],
  );
  return [...ofItems, ...ofWagers].map(({ item_id, expected, found }) => ({
    subject: `bonus or wager ${item_id}`,
    text: `bonus money in play: ${expected} expected, ${found} found`,
  }));
}

/**
 * Audit check of the money in play. The wallet's `in_play` balance must equal the total stake of all open wagers. The
 * bonus money in play must match the total bonus stake of all open wagers.
 */
const inPlay: MemberCheck = {
  ...stakesInPlay,
  judge: async (client, members) => [
    ...(await stakesInPlay.judge(client, members)),
    ...(await bonusInPlay(
      client,
      members.map(({ member_id }) => member_id),
    )),
  ],
};

/**
 * Audit check that the ledger contains exactly the stakes and payouts of the rounds that were not voided, including
 * rounds whose stake was paid by a bag item.
 */
const rounds = expectation(
  { name: 'rounds', ...PACE },
  'payouts less stakes of the rounds, in the ledger',
  (client, ids) =>
    sums(
      client,
      `select member_id, sum(payout - stake)::int8 as total from wagers_settled
       where member_id = any($1::uuid[]) and voided_at is null group by 1`,
      ids,
    ),
  ({ e_played }) => e_played,
);

/**
 * Audit check of nonces. The nonces of a seed pair must have no gaps across settled and open rounds. The wallet must
 * store the next nonce of its current pair. Wagers of products other than `casino` have no nonce.
 */
const nonces: MemberCheck = {
  name: 'nonces',
  ...PACE,
  judge: async (client, members) => {
    const { rows } = await client.query<{
      member_id: string;
      pair: number;
      rounds: number;
      next: number;
    }>(
      `select member_id, seed_pair_no as pair, count(*) as rounds, max(nonce)::int8 + 1 as next
       from (
         select member_id, seed_pair_no, nonce from wagers_settled where member_id = any($1::uuid[])
         union all
         select member_id, seed_pair_no, nonce from wagers_pending where member_id = any($1::uuid[])) all_rounds
       where nonce is not null
       group by 1, 2`,
      [members.map(({ member_id }) => member_id)],
    );
    const gaps = rows
      .filter(({ rounds, next }) => rounds !== next)
      .map(({ member_id, pair, rounds, next }) => ({
        subject: `member ${member_id}`,
        text: `pair ${pair}: ${rounds} rounds up to nonce ${next - 1}`,
      }));
    const open = new Map(rows.map(({ member_id, pair, next }) => [`${member_id} ${pair}`, next]));
    const wrong = members.flatMap(({ member_id, seed_pair_no, next_nonce }) => {
      const next = open.get(`${member_id} ${seed_pair_no}`) ?? 0;
      return next === next_nonce
        ? []
        : [
            {
              subject: `member ${member_id}`,
              text: `next nonce: ${next} expected, ${next_nonce} found`,
            },
          ];
    });
    return [...gaps, ...wrong];
  },
};

/**
 * Audit check that reports rounds that could not be closed. A round is voided no earlier than a day after the first
 * failed attempt, so that staff have time to repair it. Rounds whose math version no longer exists are reported even
 * before the first attempt.
 */
const stuckRounds: MemberCheck = {
  name: 'stuck_rounds',
  members: 2000,
  everyMs: 60_000,
  judge: async (client, members) => {
    const { rows } = await client.query<Tables['wagers_pending']>(
      `select member_id, id, product, game, math_version, closing_tries from wagers_pending
       where member_id = any($1::uuid[])`,
      [members.map(({ member_id }) => member_id)],
    );
    const stuck = rows.filter(
      ({ product, game, math_version, closing_tries }) =>
        closing_tries > 0 || (product === CASINO && !gameOfVersion(game, math_version)),
    );
    return stuck.map(({ member_id, id, game }) => ({
      subject: `member ${member_id}`,
      text: `round ${id} of ${game} cannot be closed`,
    }));
  },
};

/**
 * Audit check that the winnings of each bag item equal the total payout of the wagers that the item paid for. Wagers
 * voided after their settlement are included, because an item keeps its winnings (decision 87). Wagers voided while
 * open, which have no event number, are excluded. So are payouts that the casino kept because the item had ended
 * (`bonus_lapsed`).
 */
const itemWinnings: MemberCheck = {
  name: 'item_winnings',
  ...PACE,
  judge: async (client, members) => {
    const ids = members.map(({ member_id }) => member_id);
    const { rows } = await client.query<{ member_id: string; id: string; paid: number }>(
      `select member_id, item_id as id, sum(payout - coalesce(bonus_lapsed, 0))::int8 as paid from wagers_settled
       where member_id = any($1::uuid[]) and item_id is not null
         and (voided_at is null or event_seq is not null) group by 1, 2`,
      [ids],
    );
    const paid = new Map(rows.map((row) => [row.id, row.paid]));
    const items = await winningsOfItems(client, ids);
    const won = new Map(items.map((item) => [item.id, item.won]));
    const owners = new Map([...rows, ...items].map(({ id, member_id }) => [id, member_id]));
    return [...owners].flatMap(([id, member]) => {
      const [want, have] = [paid.get(id) ?? 0, won.get(id) ?? 0];
      const text = `winnings of the item ${id}: ${want} expected, ${have} found`;
      return want === have ? [] : [{ subject: `member ${member}`, text }];
    });
  },
};

export const wagerChecks: readonly AuditCheck[] = [
  inPlay,
  rounds,
  nonces,
  stuckRounds,
  itemWinnings,
];
