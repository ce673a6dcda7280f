import { withOwner } from './database.ts';
import type { Member } from './member.ts';

/**
 * Ledger codes for granting Coins: the transfer kind, the debited account and the credited account
 * (packages/server/src/features/ledger/accounts.ts).
 */
const COINS_GRANTED = 30;
const COINS_ISSUED = 251;
const COINS = 201;

/**
 * Gives a member Coins through the same ledger transfer as a level-up. A real member needs weeks of play to earn enough
 * Coins for the market.
 */
export async function giveCoins(member: Member, coins: number): Promise<void> {
  await withOwner(async (owner) => {
    const { rows } = await owner.query<{ status: string }>(
      `select (ledger_post(id, $2::smallint, gen_random_uuid(), array[$3]::smallint[], array[$4]::smallint[], array[$5]::bigint[], now())).status
       from members where email = $1`,
      [member.email, COINS_GRANTED, COINS_ISSUED, COINS, coins],
    );
    if (rows[0]?.status !== 'ok') throw new Error(`no Coins for ${member.email}`);
  });
}

/** Sets a member's skill points directly, because earning the points for the first upgrade takes days of play. */
export async function giveSkillPoints(member: Member, points: number): Promise<void> {
  await withOwner((owner) =>
    owner.query(
      'update journey_members set skill_points = $2 where member_id = (select id from members where email = $1)',
      [member.email, points],
    ),
  );
}

/**
 * Gives a member a city's stamp, as completing nine of the city's missions would. A real member needs weeks of play to
 * complete them.
 */
export async function giveStamp(member: Member, city: string): Promise<void> {
  await withOwner((owner) =>
    owner.query(
      `insert into missions_cities (member_id, city, missions, done, stamp_at)
       select id, $2, '{}', 0, now() from members where email = $1
       on conflict (member_id, city) do update set stamp_at = now()`,
      [member.email, city],
    ),
  );
}

/** Gives a member the bag with the given id, as a purchase does. */
export async function giveBag(member: Member, bag: string): Promise<void> {
  await withOwner((owner) =>
    owner.query(
      `insert into bag_holdings (member_id, bag_id, acquired_at) select id, $2, now() from members where email = $1
       on conflict (member_id) do update set bag_id = $2`,
      [member.email, bag],
    ),
  );
}

/** Reduces the stock of a limited item by one, as a purchase would. */
export async function takeOne(slug: string): Promise<void> {
  await withOwner((owner) =>
    owner.query('update market_stock set items_left = items_left - 1 where slug = $1', [slug]),
  );
}

/** Creates a market item for one test, so that editing the item or stopping its sale affects no other test. */
export async function ownItem(slug: string, spins: number, price: number): Promise<void> {
  const terms = {
    kind: 'free_spins',
    keepDays: 30,
    spins,
    game: 'lotus-tower',
    playDays: 7,
    wageringTimes: 20,
    runDays: 7,
  };
  await withOwner((owner) =>
    owner.query(
      `insert into market_editions (slug, version, terms, terms_hash, price_coins, on_sale, created_at, created_by, reason)
       select $1, 2, $2, repeat('0', 64), $3, true, now(), gen_random_uuid(), 'The walk begins'
       where not exists (select from market_editions where slug = $1)`,
      [slug, JSON.stringify(terms), price],
    ),
  );
}

/**
 * Sets a member's active item to one remaining free spin and total winnings of `wonCents`, as if all other spins had
 * been played.
 */
export async function playSpinsButOne(member: Member, wonCents: number): Promise<void> {
  await withOwner((owner) =>
    owner.query(
      `update bag_items set spins_left = 1, won_cents = $2
       where member_id = (select id from members where email = $1) and state = 'active'`,
      [member.email, wonCents],
    ),
  );
}
