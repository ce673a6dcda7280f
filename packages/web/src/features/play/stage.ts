import type { launchGame, Round } from '@wl/contract/play';
import type { ReplyOf } from '@wl/contract/call';
import type { GameTexts } from '@wl/games/catalogue/texts';
import type { Bet } from './round-player.ts';

export type Launch = ReplyOf<typeof launchGame>['data'];

/** How a stage plays rounds; money, ids and resends are not its business. */
export interface Rounds {
  /** Plays one round. `stakeCents` is what it costs, where the bet alone does not say so. Throws what the house answered. */
  play: (bet: Bet, stakeCents?: number) => Promise<Round>;
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
  rounds: Rounds;
  /** False: every change is shown at once (`?anim=0`). */
  animate: boolean;
  /** A stored round to show again; nothing is played. */
  replay: Round | null;
  onReplayEnd: () => void;
}
