/** Plays the travel wheel at a shared table over HTTP, with a bet on every spot. */
import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableOwner } from '../owner/table-owner.ts';
import {
  auditDifferences,
  bet,
  newOwner,
  newPlayer,
  runUntil,
  see,
  setState,
  startTables,
  walletOf,
  wrongBets,
  type TestTables,
} from '../testing-tables.ts';

const WHEEL = 'grand-departure';
const START = 100_000;
/** Stakes in cents, different for every spot, so that a payout for the wrong spot is detected. */
const STAKES = { 'pays:1': 1_000, 'pays:2': 1_200, 'pays:6': 700, 'pays:13': 450, 'pays:27': 250 };
const TOTAL = Object.values(STAKES).reduce((sum, cents) => sum + cents, 0);

let tables: TestTables;
let owner: TableOwner;
beforeAll(async () => {
  tables = await startTables();
  await setState(tables, 'open', WHEEL);
  owner = newOwner(tables);
  await owner.tick();
});
afterAll(() => tables.close());

/**
 * Returns the payout of `STAKES` in cents, computed from the segments shown, independently of the code that settles
 * bets.
 */
function paidOf(events: readonly Record<string, unknown>[]): number {
  const shown = events
    .filter(({ type }) => type === 'wheel_stopped')
    .map(({ shows }) => String(shows));
  const number = Number(shown.at(-1));
  const multiplier = shown
    .slice(0, -1)
    .reduce((product, shows) => product * Number(shows.replace('x', '')), 1);
  const stake = STAKES[`pays:${number}` as keyof typeof STAKES];
  return stake + stake * number * Math.min(multiplier, 256);
}

test('bets on every spot are paid exactly, and the chain proves the spins', async () => {
  for (let played = 0; played < 4; played++) {
    const player = await newPlayer(tables, START);
    const round = await runUntil(tables, owner, 'open', WHEEL);
    const placed = await bet(player, round.number, { table: WHEEL, spots: STAKES });
    expect(placed.body).toMatchObject({ data: { bet: { stake_cents: TOTAL } } });
    const closed = await runUntil(tables, owner, 'closed', WHEEL);
    expect(closed.result).toBeUndefined();
    const { result, ...revealed } = await runUntil(tables, owner, 'revealed', WHEEL);
    const spins = result!.events.filter(({ type }) => type === 'wheel_stopped').length;
    expect(Date.parse(revealed.phase_ends_at!) - Date.parse(revealed.phase_since)).toBe(
      9_000 + (spins - 1) * 7_000,
    );
    const { chains } = await see(tables, WHEEL);
    const chain = chains.find(({ number }) => number === result!.chain)!;
    const proof = verifyTableRound({
      game: 'travel-wheel',
      mathVersion: '1',
      bet: placed.body.data.bet.bet,
      chain: { index: result!.chain_index!, link: result!.link!, salt: chain.salt! },
      published: chain.published,
      roundKey: result!.round_key!,
    });
    if (!proof.ok) throw new Error(proof.fault);
    expect(proof.verdict).toBe('proved');
    expect(proof.payoutCents).toBe(paidOf(result!.events));
    await runUntil(tables, owner, 'settled', WHEEL);
    const cash = START - TOTAL + proof.payoutCents;
    expect(await walletOf(tables, player)).toEqual({ cash, in_play: 0 });
    const { body } = await player.get(`/api/tables/${WHEEL}`);
    expect(body.data.bets).toMatchObject([{ payout_cents: proof.payoutCents }]);
  }
  expect(await auditDifferences(tables)).toEqual([]);
  expect(await wrongBets(tables)).toEqual([]);
});

test('a stake over the maximum of its number and a spot of another game are refused', async () => {
  const player = await newPlayer(tables, START);
  const { number } = await runUntil(tables, owner, 'open', WHEEL);
  const tooMuch = await bet(player, number, { table: WHEEL, spots: { 'pays:27': 3_550 } });
  expect(tooMuch.body.code).toBe('play.above_maximum');
  const unknown = await bet(player, number, { table: WHEEL, spots: { 'pays:5': 100 } });
  expect(unknown.body.code).toBe('play.unknown_bet');
  const multiplier = await bet(player, number, { table: WHEEL, spots: { x4: 100 } });
  expect(multiplier.body.code).toBe('play.unknown_bet');
  expect(await walletOf(tables, player)).toEqual({ cash: START, in_play: 0 });
});
