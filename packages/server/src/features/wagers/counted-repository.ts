import type { Db } from '../../platform/database/database.ts';

/** Position in the global order of all events. */
interface Place {
  tx: string;
  id: number;
}

/** Range of events after the position `after`, up to and including `until`. Without `until`, the range has no end. */
export interface Span {
  after: Place;
  until: Place | undefined;
}

/** Round that counts towards a mission or an errand; `cash_stake` is in cents. */
export interface CountedRound {
  id: string;
  game: string;
  cash_stake: number;
  created_at: Date;
}

/** Position after all events: the maximum transaction id (xid8 is an unsigned 64-bit integer). */
const END: Place = { tx: '18446744073709551615', id: 0 };

/** Games whose rounds count towards a mission or an errand, each with its contribution percentage. */
type Games = readonly { slug: string; percent: number }[];

/**
 * Returns a member's settled rounds of these games within the given spans of the event stream, newest first. Omits
 * rounds whose cash stake times the game's `percent` is less than one cent.
 * @param opened position after which rounds are included; undefined for no lower bound
 * @param done position of the last round to include; undefined for no upper bound
 */
export async function countedRounds(
  db: Db,
  memberId: string,
  {
    spans,
    opened,
    done,
    games,
    limit,
    offset,
  }: {
    spans: readonly Span[];
    opened: Place | undefined;
    done: Place | undefined;
    games: Games;
    limit: number;
    offset: number;
  },
): Promise<CountedRound[]> {
  const ends = spans.map(({ until }) => until ?? END);
  const first = opened ?? { tx: '0', id: 0 };
  const last = done ?? END;
  const { rows } = await db.client.query<CountedRound>({
    name: 'wagers_counted',
    text: `select r.id, r.game, r.stake - coalesce(r.bonus_stake, 0) as cash_stake, r.created_at
      from wagers_settled r join unnest($2::text[], $3::int[]) as g(slug, percent) on g.slug = r.game
      where r.member_id = $1 and (r.stake - coalesce(r.bonus_stake, 0)) * g.percent >= 100
        and (r.tx, r.event_id) > ($8::xid8, $9::bigint) and (r.tx, r.event_id) <= ($10::xid8, $11::bigint)
        and exists (
          select from unnest($4::xid8[], $5::bigint[], $6::xid8[], $7::bigint[]) as s(after_tx, after_id, until_tx, until_id)
          where (r.tx, r.event_id) > (s.after_tx, s.after_id) and (r.tx, r.event_id) <= (s.until_tx, s.until_id))
      order by r.seed_pair_no desc, r.nonce desc limit $12 offset $13`,
    values: [
      memberId,
      games.map(({ slug }) => slug),
      games.map(({ percent }) => percent),
      spans.map(({ after }) => after.tx),
      spans.map(({ after }) => after.id),
      ends.map(({ tx }) => tx),
      ends.map(({ id }) => id),
      first.tx,
      first.id,
      last.tx,
      last.id,
      limit,
      offset,
    ],
  });
  return rows;
}

/** Settled round with the amount in cents (`counted`) that it contributes to a total. */
export interface RoundTowards {
  id: string;
  game: string;
  counted: number;
  created_at: Date;
}

/**
 * Returns one page of the settled rounds that count towards an errand's stake total, newest first. A round contributes
 * its cash stake times its game's `percent`. Each game contributes at most `mostPerGame` cents, and all games together
 * at most `cents`. The `counted` amounts of all pages add up to the stake total.
 */
export async function roundsTowards(
  db: Db,
  memberId: string,
  {
    from,
    until,
    games,
    cents,
    mostPerGame,
    limit,
    offset,
  }: {
    from: Date;
    until: Date;
    games: Games;
    cents: number;
    mostPerGame: number;
    limit: number;
    offset: number;
  },
): Promise<RoundTowards[]> {
  const { rows } = await db.client.query<RoundTowards>({
    name: 'wagers_towards',
    // Add up the rounds in the order of their events, because the progress of errands is counted in this order.
    text: `with rounds as (
        select r.id, r.game, r.created_at, r.tx, r.event_id,
          (r.stake - coalesce(r.bonus_stake, 0)) * g.percent / 100 as cents
        from wagers_settled r join unnest($2::text[], $3::int[]) as g(slug, percent) on g.slug = r.game
        where r.member_id = $1 and r.created_at >= $4 and r.created_at < $5 and r.tx is not null),
      of_game as (
        select *, sum(cents) over (partition by game order by tx, event_id) - cents as before from rounds where cents > 0),
      in_share as (
        select *, least(cents, $6::int8 - before) as share from of_game where before < $6::int8),
      in_sum as (
        select *, sum(share) over (order by tx, event_id) - share as reached from in_share)
      select id, game, created_at, least(share, $7::int8 - reached)::int8 as counted
      from in_sum where reached < $7::int8
      order by tx desc, event_id desc limit $8 offset $9`,
    values: [
      memberId,
      games.map(({ slug }) => slug),
      games.map(({ percent }) => percent),
      from,
      until,
      mostPerGame,
      cents,
      limit,
      offset,
    ],
  });
  return rows;
}

/** Returns true if the member has a settled round with this id. */
export async function isOwnRound(db: Db, memberId: string, id: string): Promise<boolean> {
  const { rows } = await db.client.query<{ found: boolean }>({
    name: 'wagers_is_own',
    text: `select exists (select from wagers_settled where member_id = $1 and id = $2) as found`,
    values: [memberId, id],
  });
  return rows[0]?.found === true;
}
