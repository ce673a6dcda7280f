import type { Round } from '@wl/contract/play';
import type { launchGame } from '@wl/contract/play-games';
import type { ReplyOf } from '@wl/contract/call';
import type { GameText, GameTexts } from '@wl/games/catalogue/texts';
import type { Bet } from './rounds/round-player.ts';

export type Launch = ReplyOf<typeof launchGame>['data'];

/** Functions that a stage calls to play rounds. The stage itself handles no money, ids or retries. */
export interface Rounds {
  /**
   * Plays one round. Rejects with the server's error. `stakeCents` is needed only if the bet does not contain the
   * stake. `item` is the id of the bag item that covers the stake, if any.
   */
  play: (bet: Bet, stakeCents?: number, item?: string) => Promise<Round>;
  /** Called when the round's presentation has ended, so that balances can update. */
  curtain: (round: Round) => void;
  /** Shows an error message; null removes it. */
  fail: (error: unknown) => void;
  /** Round from an earlier visit whose result the member has not seen, to be presented once; null if there is none. */
  recovered: Round | null;
}

export interface StageProps {
  launch: Launch;
  texts: GameTexts;
  mode: 'cash' | 'demo';
  /** Cash balance, or null in demo play. */
  cashCents: number | null;
  /**
   * Bonus money; 0 in demo play. In games that accept bonus money, it covers the part of a stake that cash does not
   * cover (see `shortageOf`).
   */
  bonusCents: number;
  rounds: Rounds;
  /** False to show every change immediately (`?anim=0`). */
  animate: boolean;
  /** Stored round to replay without placing a bet; null if there is none. */
  replay: Round | null;
  onReplayEnd: () => void;
}

/** Props of a game family's paytable (`stages/<family>/pays.tsx`). */
export interface PaysProps<Rules> {
  rules: Rules;
  text: GameText;
  /** Return to player (RTP) of each bet, in percent. */
  returns: Readonly<Record<string, number>>;
}

/** Minimum layout size of a stage, in px. In a smaller window, the whole stage is scaled down. */
export interface StageSize {
  width: number;
  height: number;
}
