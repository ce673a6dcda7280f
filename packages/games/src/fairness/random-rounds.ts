import type { BaccaratGame } from '../engines/baccarat/game.ts';
import type { BlackjackGame } from '../engines/blackjack/game.ts';
import { wheelOf } from '../engines/roulette/layout.ts';
import type { RouletteGame } from '../engines/roulette/game.ts';
import { SIC_BO_BETS } from '../engines/sic-bo/rules.ts';
import type { SlotGame } from '../engines/slots/game.ts';
import type { VideoPokerGame } from '../engines/video-poker/game.ts';
import type { Game, GameFamily, IntStream } from '../game.ts';
import { payoutCents, stakeCents } from '../money.ts';
import { commitment, roundKey, roundKeyHash, roundKeyToHex } from './keys.ts';
import { createStream } from './stream.ts';

/** Settled round in the short form described in `docs/fairness`, including every number drawn. */
export interface PublicRound {
  game: string;
  mathVersion: string;
  bet: unknown;
  clientSeed: string;
  nonce: number;
  serverSeed: string;
  seedCommitment: string;
  roundKey: string;
  roundKeyHash: string;
  /** Pairs of n and the drawn integer below n, in draw order. */
  draws: [number, number][];
  stakeCents: number;
  payoutCents: number;
  events: readonly unknown[];
}

interface Seeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** Returns a round of the game with a random legal bet and random legal decisions. */
export function randomRound(game: Game, seeds: Seeds, random: IntStream): PublicRound {
  const bet = BETS[game.family](game, random);
  const actions = randomActions(game, bet, seeds, random);
  return publicRound(game, game.steps ? { ...bet, actions } : bet, seeds);
}

/** Plays a round and returns all data needed to check it. */
export function publicRound(game: Game, bet: unknown, seeds: Seeds): PublicRound {
  const { slug, mathVersion } = game;
  const { parts, checked, key } = prepare(game, bet, seeds);
  const stream = createStream(key, slug, mathVersion);
  const draws: [number, number][] = [];
  const recorded: IntStream = {
    int(below) {
      const result = stream.int(below);
      draws.push([below, result]);
      return result;
    },
  };
  const { events, payouts, staked = parts } = game.play(checked, recorded);
  return {
    game: slug,
    mathVersion,
    bet,
    ...seeds,
    seedCommitment: commitment(seeds.serverSeed),
    roundKey: roundKeyToHex(key),
    roundKeyHash: roundKeyHash(key),
    draws,
    stakeCents: stakeCents(staked),
    payoutCents: payoutCents(staked, payouts),
    events,
  };
}

function prepare(game: Game, bet: unknown, { serverSeed, clientSeed, nonce }: Seeds) {
  const judged = game.checkBet(bet);
  if (!judged.ok) throw new Error(`${game.slug}: ${judged.reason} ${JSON.stringify(bet)}`);
  const key = roundKey(serverSeed, clientSeed, nonce);
  return { checked: judged.bet, parts: judged.bet.parts, key };
}

function randomActions(game: Game, bet: object, seeds: Seeds, random: IntStream): string[] {
  const actions: string[] = [];
  if (!game.steps) return actions;
  const { checked, key } = prepare(game, bet, seeds);
  for (;;) {
    const stream = createStream(key, game.slug, game.mathVersion);
    const { choices } = game.steps.progress(checked, actions, stream);
    if (choices.length === 0) return actions;
    // Splits are rare and resplits even rarer, so most offers to split are accepted.
    const split = choices.find(({ action }) => action === 'split');
    actions.push((split && random.int(4) > 0 ? split : oneOf(choices, random)).action);
  }
}

function oneOf<T>(list: readonly T[], random: IntStream): T {
  const one = list[random.int(list.length)];
  if (one === undefined) throw new RangeError('an empty list');
  return one;
}

/** Returns a bet on at least one spot of a layout, with a stake of one to nine times `cents` per spot. */
function someSpots(ids: readonly string[], most: number, cents: number, random: IntStream) {
  const spots: Record<string, number> = {};
  const count = 1 + random.int(most);
  for (let i = 0; i < count; i++) spots[oneOf(ids, random)] = cents * (1 + random.int(9));
  return { spots };
}

const BETS: Readonly<Record<GameFamily, (game: Game, random: IntStream) => object>> = {
  slots: (game, random) => {
    const { config, stakes } = game as SlotGame;
    const buy = config.buys?.length && random.int(4) === 0 ? oneOf(config.buys, random) : undefined;
    return { stakeCents: oneOf(stakes, random), ...(buy && { buy: buy.id }) };
  },
  roulette: (game, random) => {
    const { zeros } = (game as RouletteGame).rules;
    return someSpots([...wheelOf(zeros).spots.keys()], 40, 10, random);
  },
  'sic-bo': (_, random) => someSpots([...SIC_BO_BETS.keys()], 30, 10, random),
  baccarat: (game, random) => someSpots((game as BaccaratGame).rules.bets, 8, 100, random),
  keno: (_, random) => {
    const picks = new Set<number>();
    while (picks.size < 10) picks.add(1 + random.int(80));
    return { stakeCents: 100, picks: [...picks] };
  },
  'video-poker': (game, random) => {
    const { rules, stakes } = game as VideoPokerGame;
    const hands = oneOf(rules.hands, random);
    const affordable = stakes.filter((cents) => cents * hands <= rules.maxTotalCents);
    return { stakeCents: oneOf(affordable, random), hands };
  },
  'three-card-poker': (_, random) => ({
    spots: {
      ante: 100 * (1 + random.int(20)),
      ...(random.int(2) === 0 && { 'pair-plus': 100 * (1 + random.int(20)) }),
    },
  }),
  blackjack: (game, random) => {
    const { seats } = (game as BlackjackGame).rules;
    const spots: Record<string, number> = {};
    for (let seat = 1 + random.int(seats); seat <= seats; seat++) {
      const chips = 1 + random.int(20);
      spots[`hand-${seat}`] = 100 * chips;
      // A side bet must not exceed the hand's stake.
      if (random.int(2) === 0) spots[`hand-${seat}-pairs`] = 100 * (1 + random.int(chips));
      if (random.int(2) === 0) spots[`hand-${seat}-plus3`] = 100 * (1 + random.int(chips));
    }
    return { spots };
  },
};
