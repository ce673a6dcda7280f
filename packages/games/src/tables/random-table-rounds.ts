import { oneOf, someSpots } from '../engines/family.ts';
import { createChain, linkOf, tableKey } from '../fairness/chain.ts';
import { recordDraws } from '../fairness/draws.ts';
import { roundKeyToHex } from '../fairness/keys.ts';
import { createStream } from '../fairness/stream.ts';
import type { IntStream } from '../game.ts';
import { payoutCents, stakeCents } from '../money.ts';
import { ANY_STAKE, type TableGame } from './table-game.ts';

/** Settled round of a shared table in the compact format of `docs/fairness`, including every number drawn. */
export interface PublicTableRound {
  game: string;
  mathVersion: string;
  bet: unknown;
  chain: { published: string; salt: string; index: number; link: string };
  roundKey: string;
  /** Random integers in draw order, as pairs `[bound, integer]`. Each integer is below its bound. */
  draws: [number, number][];
  stakeCents: number;
  payoutCents: number;
  events: readonly unknown[];
}

export type Chain = ReturnType<typeof createChain> & { salt: string };

const CHIP_CENTS = 100;
const MOST_SPOTS = 12;

/** Returns a random legal bet. In crash games, the bet includes random manual and automatic cash-outs. */
export function randomTableBet(game: TableGame, random: IntStream): object {
  const { spots } = someSpots(game.spots, MOST_SPOTS, CHIP_CENTS, random);
  if (game.family !== 'crash') return { spots };
  const someOf = () =>
    Object.fromEntries(
      Object.keys(spots).flatMap((spot) =>
        random.int(2) === 0 ? [] : [[spot, 101 + random.int(300)]],
      ),
    );
  return { spots, autoCashOut: someOf(), cashOuts: someOf() };
}

/**
 * Plays the round at the given index and returns all data needed to check it.
 * @param random source of randomness for the member's actions; used only if the game has `choices`
 * @throws Error if the bet is invalid
 */
export function publicTableRound(
  game: TableGame,
  sent: object,
  chain: Chain,
  index: number,
  random: IntStream,
): PublicTableRound {
  const link = linkOf(chain, index);
  const key = tableKey(chain.salt, link);
  const { recorded, draws } = recordDraws(createStream(key, game.slug, game.mathVersion));
  const result = game.draw(recorded);
  const bet = game.choices ? { ...sent, actions: randomActions(game, result, random) } : sent;
  const checked = game.checkBet(ANY_STAKE, bet);
  if (!checked.ok) throw new Error(`${game.slug}: ${checked.reason} ${JSON.stringify(bet)}`);
  const { events, payouts, staked = checked.bet.parts } = game.settle(result, checked.bet);
  return {
    game: game.slug,
    mathVersion: game.mathVersion,
    bet,
    chain: { published: chain.published, salt: chain.salt, index, link },
    roundKey: roundKeyToHex(key),
    draws: draws.map(({ below, result }) => [below, result]),
    stakeCents: stakeCents(staked),
    payoutCents: payoutCents(staked, payouts),
    events,
  };
}

/** Returns rounds at random indexes of one random chain, each with a random bet. */
export function randomTableRounds(
  game: TableGame,
  count: number,
  random: IntStream,
): PublicTableRound[] {
  const digits = Array.from({ length: 64 }, () => oneOf([...'0123456789abcdef'], random));
  const chain = {
    ...createChain(digits.join(''), 200, 10),
    salt: `drand-${random.int(1_000_000)}`,
  };
  return Array.from({ length: count }, () =>
    publicTableRound(game, randomTableBet(game, random), chain, random.int(200), random),
  );
}

function randomActions(game: TableGame, result: unknown, random: IntStream): string[] {
  const actions: string[] = [];
  for (;;) {
    const choices = game.choices?.(result, actions) ?? [];
    if (choices.length === 0) return actions;
    actions.push(oneOf(choices, random));
  }
}
