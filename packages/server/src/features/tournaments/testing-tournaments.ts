import type { OwnRank, Tournament } from '@wl/contract/tournaments';
import { uuidv7 } from '../../platform/ids.ts';
import type { TestApp, TestClient } from '../../platform/testing.ts';
import { insertTournament, type NewTournament } from './repository.ts';
import { storeEvent } from '../../platform/events/events.ts';

/**
 * Inserts a twenty-minute tournament that started ten minutes ago.
 * @returns the tournament's id
 */
export async function makeTournament(
  app: TestApp,
  changes: Partial<NewTournament> = {},
): Promise<string> {
  const now = app.clock.now();
  const id = uuidv7();
  await app.deps.transaction((tx) =>
    insertTournament(tx, {
      id,
      series: null,
      name: { en: 'Test', es: 'Prueba', fr: 'Essai', pt: 'Teste', tr: 'Deneme' },
      city: 'tokyo',
      scoring: 'multiplier',
      stake: 100,
      max_rounds: 5,
      games: ['neon-shibuya'],
      entry_coins: 0,
      max_entrants: null,
      prizes: [
        { from: 1, to: 1, coins: 500 },
        { from: 2, to: 3, coins: 100 },
      ],
      starts_at: new Date(now.getTime() - 600_000),
      ends_at: new Date(now.getTime() + 600_000),
      created_by: null,
      created_at: now,
      ...changes,
    }),
  );
  return id;
}

export interface PlayedRound {
  stake?: number;
  payout?: number;
  game?: string;
  at?: Date;
  itemId?: string;
  bonusStake?: number;
}

/** Stores a settled-round event. */
export async function storeRound(
  app: TestApp,
  memberId: string,
  round: PlayedRound,
): Promise<void> {
  await app.deps.transaction((tx) =>
    storeEvent(tx, {
      memberId,
      type: 'wagers.settled',
      data: {
        wager_id: uuidv7(),
        title: round.game ?? 'neon-shibuya',
        stake_cents: round.stake ?? 100,
        payout_cents: round.payout ?? 0,
        at: (round.at ?? app.clock.now()).toISOString(),
        ...(round.itemId ? { item_id: round.itemId } : {}),
        ...(round.bonusStake ? { bonus_stake_cents: round.bonusStake } : {}),
      },
    }),
  );
}

/** Enters a tournament. By default, sends a free entry for the first version of the tournament. */
export const enter = (client: TestClient, id: string, body: object = {}) =>
  client.post(`/api/tournaments/${id}/entries`, {
    key: uuidv7(),
    how: 'free',
    version: 1,
    coins: 0,
    ...body,
  });

export async function readOne(client: TestClient, id: string): Promise<Tournament> {
  const { body } = await client.get(`/api/tournaments/${id}`);
  return (body as { data: Tournament }).data;
}

/** Returns the rank and score of the signed-in member, who must have entered the tournament. */
export async function rankIn(client: TestClient, id: string): Promise<OwnRank> {
  const { mine } = await readOne(client, id);
  if (!mine) throw new Error('has not entered');
  return mine;
}

export async function coinsOf(client: TestClient): Promise<number> {
  const { body } = await client.get('/api/wallet');
  return (body as { data: { coins: number } }).data.coins;
}

/**
 * Inserts members who have entered the tournament, each with a different score, highest score first.
 * @param coins entry price paid by each member
 */
export async function crowd(app: TestApp, id: string, count: number, coins = 0): Promise<void> {
  const { owner } = app.deps.database;
  const query = (text: string, values: unknown[]) => owner.query(text, values);
  // Ids are generated here, because only PostgreSQL 18 and later have `uuidv7()`.
  const members = Array.from({ length: count }, () => uuidv7());
  await query(
    `insert into members (id, email, email_key, email_confirmed_at, password_hash, nickname, nickname_key, first_name, last_name,
       date_of_birth, gender, nationality, phone, address1, address2, post_code, city, country, language, offers,
       terms_accepted_at, identity_key, status, created_at, updated_at)
     select m, m || '@example.com', m || '@example.com', now(), '-', nickname, nickname, 'Test', 'Player', '1990-01-01', 'female',
       'Canada', '+12025550100', '1 Road', '', '12345', 'Town', 'CA', 'en', false, now(), sha256(m::text::bytea), 'active', now(), now()
     from (select m, 'p' || substr(replace(m::text, '-', ''), 9, 22) as nickname
       from unnest($1::uuid[]) m) made`,
    [members],
  );
  await query('select ledger_open(m) from unnest($1::uuid[]) m', [members]);
  await query(
    `insert into tournaments_entries (tournament_id, member_id, id, key, entry_no, how, coins, entered_at)
     select $1, m, gen_random_uuid(), gen_random_uuid(), no, case when $3 > 0 then 'coins' else 'free' end, $3, $4
     from unnest($2::uuid[]) with ordinality p(m, no)`,
    [id, members, coins, app.clock.now()],
  );
  await query('update tournaments set entrants = $2 where id = $1', [id, count]);
  await query(
    `insert into events (member_id, seq, type, data) select m, event_next_seq(m), 'tournaments.entered',
       jsonb_build_object('tournament_id', $1::text, 'entry_no', no) from unnest($2::uuid[]) with ordinality p(m, no)`,
    [id, members],
  );
  await query(
    `insert into events (member_id, seq, type, data) select m, event_next_seq(m), 'wagers.settled', jsonb_build_object(
       'wager_id', gen_random_uuid(), 'title', 'neon-shibuya', 'stake_cents', 100, 'payout_cents', 100000 - no, 'at', $1::text)
     from unnest($2::uuid[]) with ordinality p(m, no)`,
    [app.clock.now().toISOString(), members],
  );
}

/**
 * Returns figures about a tournament and its events of type `type`:
 * - `notified`: number of these events
 * - `members`: number of distinct members in these events
 * - `coins`: total Coins in the wallets of all entrants
 */
export async function paidOf(app: TestApp, id: string, type: string) {
  const { rows } = await app.deps.database.owner.query<
    Record<'notified' | 'members' | 'coins', number>
  >(
    `select count(*)::int as notified, count(distinct e.member_id)::int as members,
       (select sum(w.coins)::int from tournaments_entries t join ledger_wallets w using (member_id)
        where t.tournament_id = $1::uuid) as coins
     from events e where type = $2 and data->>'tournament_id' = $1::text`,
    [id, type],
  );
  return rows[0];
}
