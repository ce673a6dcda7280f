import { rereadable, playSteps, type Game, type GameFeatures, type IntStream } from '../../game.ts';
import type { PokerPayTable, VideoPokerRules } from './pays.ts';
import { checkVideoPokerBet, videoPokerSteps, type VideoPokerBet } from './rules.ts';

/** Video poker machine in the catalogue, with its rules. */
export interface VideoPokerGame extends Game<VideoPokerBet> {
  family: 'video-poker';
  rules: VideoPokerRules;
}

/** Creates a video poker game. `stakes` lists the possible stakes per hand in cents, in ascending order. */
export function videoPokerGame(about: {
  slug: string;
  city: string;
  studio: string;
  mathVersion: string;
  wild: VideoPokerRules['wild'];
  pays: PokerPayTable;
  hands: readonly number[];
  stakes: readonly number[];
  features: GameFeatures;
}): VideoPokerGame {
  const { wild, pays, hands, stakes } = about;
  const highest = stakes.at(-1) ?? 0;
  const rules: VideoPokerRules = { wild, pays, hands, stakes, maxTotalCents: highest };
  const steps = videoPokerSteps(rules);
  return {
    slug: about.slug,
    category: 'table',
    city: about.city,
    studio: about.studio,
    mathVersion: about.mathVersion,
    family: 'video-poker',
    features: about.features,
    stakes,
    minBetCents: stakes[0] ?? 0,
    maxBetCents: highest,
    maxTotalCents: highest,
    rules,
    steps,
    checkBet: (bet) => checkVideoPokerBet(rules, bet),
    play(bet: VideoPokerBet, stream: IntStream) {
      const { events, payouts, staked } = playSteps(steps, bet, bet.actions, rereadable(stream));
      return { events, payouts, staked };
    },
  };
}
