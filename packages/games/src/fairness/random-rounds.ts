import { familyOf } from '../engines/families.ts';
import { oneOf } from '../engines/family.ts';
import type { Game, IntStream } from '../game.ts';
import { payoutCents, stakeCents } from '../money.ts';
import { commitment, roundKey, roundKeyHash, roundKeyToHex } from './keys.ts';
import { recordDraws } from './draws.ts';
import { createStream } from './stream.ts';

/** Settled round in the compact format of `docs/fairness`, including every number drawn. */
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
  /** Random integers in draw order, as pairs `[bound, integer]`. Each integer is below its bound. */
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
  const bet = familyOf(game).randomBet(game, random);
  const actions = randomActions(game, bet, seeds, random);
  return publicRound(game, game.steps ? { ...bet, actions } : bet, seeds);
}

/** Plays a round and returns all data needed to check it. */
export function publicRound(game: Game, bet: unknown, seeds: Seeds): PublicRound {
  const { slug, mathVersion } = game;
  const { parts, checked, key } = prepare(game, bet, seeds);
  const { recorded, draws } = recordDraws(createStream(key, slug, mathVersion));
  const { events, payouts, staked = parts } = game.play(checked, recorded);
  return {
    game: slug,
    mathVersion,
    bet,
    ...seeds,
    seedCommitment: commitment(seeds.serverSeed),
    roundKey: roundKeyToHex(key),
    roundKeyHash: roundKeyHash(key),
    draws: draws.map(({ below, result }) => [below, result]),
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
    // Accept most offers to split. Splits are rare and resplits even rarer, so uniform choices would seldom produce
    // them.
    const split = choices.find(({ action }) => action === 'split');
    actions.push((split && random.int(4) > 0 ? split : oneOf(choices, random)).action);
  }
}
