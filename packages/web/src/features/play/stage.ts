import type { launchGame, Round } from '@wl/contract/play';
import type { ReplyOf } from '@wl/contract/call';
import type { GameTexts } from '@wl/games/catalogue/texts';
import type { Bet } from './round-player.ts';

export type Launch = ReplyOf<typeof launchGame>['data'];

/** Interface through which a stage plays rounds. The stage does not handle money, ids and resends. */
export interface Rounds {
  /**
   * Plays one round. `stakeCents` is its cost, where the bet alone does not state it; an `item` of the bag pays it
   * instead. Throws the server's error.
   */
  play: (bet: Bet, stakeCents?: number, item?: string) => Promise<Round>;
  /** Called when the round has been shown to its end: balances may update now. */
  curtain: (round: Round) => void;
  /** Shows an error as a sentence; null removes it. */
  fail: (error: unknown) => void;
  /** Round of an earlier visit that was found again and is shown once. */
  recovered: Round | null;
}

export interface StageProps {
  launch: Launch;
  texts: GameTexts;
  mode: 'cash' | 'demo';
  /** Cash balance, or null in demo play. */
  cashCents: number | null;
  /** Bonus money, which pays after the cash where the game accepts it (`shortageOf`); 0 in demo play. */
  bonusCents: number;
  rounds: Rounds;
  /** False: every change is shown immediately (`?anim=0`). */
  animate: boolean;
  /** A stored round to show again; nothing is played. */
  replay: Round | null;
  onReplayEnd: () => void;
}
