import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import { expect } from 'vitest';
import type { TableOwner } from './owner/table-owner.ts';
import { bet, newPlayer, runUntil, see, walletOf, type TestTables } from './testing-tables.ts';

const START = 100_000;

type Events = readonly Record<string, unknown>[];

/** Bet that a test places at a shared table, and the expected payout. */
export interface ProvedBet {
  slug: string;
  game: string;
  /** Stakes in cents by spot. */
  stakes: Readonly<Record<string, number>>;
  /** Returns the payout of `stakes` in cents, computed from the printed odds and not by the code that settles bets. */
  paidOf: (events: Events) => number;
}

/**
 * Plays one round at a table over HTTP with a new player's bet. Checks that the result stays secret until `revealed`,
 * and that the chain proves the result. Also checks that the wallet, the receipt and the proof agree on the payout.
 * @returns the public result
 */
export async function playProvedRound(
  tables: TestTables,
  owner: TableOwner,
  { slug, game, stakes, paidOf }: ProvedBet,
) {
  const total = Object.values(stakes).reduce((sum, cents) => sum + cents, 0);
  const player = await newPlayer(tables, START);
  const round = await runUntil(tables, owner, 'open', slug);
  const placed = await bet(player, round.number, { table: slug, spots: stakes });
  expect(placed.body).toMatchObject({ data: { bet: { stake_cents: total } } });
  const closed = await runUntil(tables, owner, 'closed', slug);
  expect(closed.result).toBeUndefined();
  const { result } = await runUntil(tables, owner, 'revealed', slug);
  const { chains, table } = await see(tables, slug);
  const chain = chains.find(({ number }) => number === result!.chain)!;
  const proof = verifyTableRound({
    game,
    mathVersion: '1',
    bet: placed.body.data.bet.bet,
    chain: { index: result!.chain_index!, link: result!.link!, salt: chain.salt! },
    published: chain.published,
    roundKey: result!.round_key!,
  });
  if (!proof.ok) throw new Error(proof.fault);
  expect(proof.verdict).toBe('proved');
  expect(proof.payoutCents).toBe(paidOf(result!.events));
  expect(proof.outcome.events.filter(({ type }) => type !== 'spot_settled')).toEqual(
    result!.events,
  );
  expect(table.road?.at(-1)).toBe(result!.road);
  await runUntil(tables, owner, 'settled', slug);
  const cash = START - total + proof.payoutCents;
  expect(await walletOf(tables, player)).toEqual({ cash, in_play: 0 });
  const { body } = await player.get(`/api/tables/${slug}`);
  expect(body.data.bets).toMatchObject([{ payout_cents: proof.payoutCents }]);
  return result!;
}
