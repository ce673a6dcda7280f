import type { launchGame, Round } from '@wl/contract/play';
import type { ReplyOf } from '@wl/contract/call';
import type { GameTexts } from '@wl/games/catalogue/texts';
import type { Bet } from './round-player.ts';

export type Launch = ReplyOf<typeof launchGame>['data'];

/** How a stage plays rounds; money, ids and resends are not its business. */
export interface Rounds {
  /** Plays one round. `stakeCents` is what it costs, where the bet alone does not say so;
   * an `item` of the bag pays it instead. Throws what the house answered. */
  play: (bet: Bet, stakeCents?: number, item?: string) => Promise<Round>;
  /** The round has been shown to its end: balances may follow now. */
  curtain: (round: Round) => void;
  /** Shows a sentence for what went wrong. */
  fail: (error: unknown) => void;
  /** A round of an earlier visit that was found again and is shown once. */
  recovered: Round | null;
}

export interface StageProps {
  launch: Launch;
  texts: GameTexts;
  mode: 'cash' | 'demo';
  /** Cash balance, or null in demo play. */
  cashCents: number | null;
  /** Bonus money, which pays after the cash where the game takes it (`shortageOf`); 0 in demo play. */
  bonusCents: number;
  rounds: Rounds;
  /** False: every change is shown at once (`?anim=0`). */
  animate: boolean;
  /** A stored round to show again; nothing is played. */
  replay: Round | null;
  onReplayEnd: () => void;
}
