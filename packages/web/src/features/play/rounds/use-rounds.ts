import { useQueryClient } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  holdWallet,
  keepHeld,
  receiveWallet,
  refreshWallet,
  releaseWallet,
} from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session/session.ts';
import {
  fetchRound,
  historyQuery,
  isTurnedAway,
  isUnanswered,
  sendBet,
  sendDemo,
  sessionQuery,
} from '../api.ts';
import { pause } from '../pause.ts';
import { pendingBet } from './memory.ts';
import {
  EarlierRound,
  newRoundId,
  type OpenRound,
  RoundPlayer,
  UnansweredRound,
  type Bet,
} from './round-player.ts';
import { isSameBet } from './same-bet.ts';
import type { Rounds } from '../stage.ts';
import { hearReconnected } from '../steps/news.ts';

export interface RoundsState extends Rounds {
  /** Error caused by the member's last button press, cleared by the next press. */
  error: unknown;
  /** Requests the outcome of a bet or decision that got no response. Never places a bet. */
  askAgain: () => void;
  /** Last round whose presentation has ended. */
  last: Round | null;
  /** Net result of the demo rounds on this page, in cents. */
  demoNetCents: number;
}

const freshId = () => newRoundId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));

/**
 * Returns the amount in cents by which a bet lowers the displayed balance until the round's presentation ends; 0 if a
 * bag item covers the stake.
 */
function stakeOf({ bet, item }: OpenRound): number {
  const spots = Object.values((bet['spots'] ?? {}) as Record<string, number>);
  const cents =
    typeof bet['stakeCents'] === 'number' ? bet['stakeCents'] : spots.reduce((a, b) => a + b, 0);
  return item === undefined ? cents : 0;
}

/** Returns a `RoundPlayer` for cash play. It hides balance updates until the curtain (the end of the presentation). */
function cashPlayer(memberId: string, slug: string): RoundPlayer {
  return new RoundPlayer({
    memory: pendingBet(memberId, slug),
    newId: freshId,
    wait: pause,
    isUnanswered,
    isTurnedAway,
    send: async (open) => {
      const { round, wallet } = await sendBet(slug, open);
      keepHeld(round.id);
      receiveWallet(wallet, round.id);
      return round;
    },
    ask: async (id) => {
      const round = await fetchRound(id);
      if (!round) return null;
      // Also request the balances, which the response does not contain. The new balances stay hidden until the round's
      // presentation has ended.
      keepHeld(id);
      void refreshWallet().catch(() => undefined);
      return round;
    },
  });
}

/**
 * Returns a `RoundPlayer` for a demo. A demo round has no stake, so if a request fails, the player does not look up its
 * outcome.
 */
function demoPlayer(slug: string): RoundPlayer {
  return new RoundPlayer({
    memory: { read: () => null, write: () => undefined },
    newId: freshId,
    wait: pause,
    isUnanswered: () => false,
    isTurnedAway,
    send: ({ bet }) => sendDemo(slug, bet),
    ask: () => Promise.resolve(null),
  });
}

/**
 * Plays rounds of one game, for cash or in demo play. Balances do not update until the presentation of the round has
 * ended (the curtain).
 */
export function useRounds(slug: string, mode: 'cash' | 'demo'): RoundsState {
  const client = useQueryClient();
  const memberId = useSession((session) => session.player?.id ?? '');
  const [error, setError] = useState<unknown>(null);
  const [last, setLast] = useState<Round | null>(null);
  const [demoNetCents, setDemoNet] = useState(0);
  const isCash = mode === 'cash';

  const player = useMemo(
    () => (isCash ? cashPlayer(memberId, slug) : demoPlayer(slug)),
    [memberId, slug, isCash],
  );

  // If the stage closes during a round, the round's presentation never ends. Release the held balance on unmount.
  const onStage = useRef('');
  useEffect(() => () => releaseWallet(onStage.current), []);

  const playCash = useCashRounds(player, setError, onStage);

  const playDemo = useCallback(
    (bet: Bet) => {
      setError(null);
      return player.play(bet);
    },
    [player],
  );

  const curtain = useCallback(
    (round: Round) => {
      setLast(round);
      if (isCash) {
        releaseWallet(round.id);
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
        void client.invalidateQueries({ queryKey: historyQuery(slug).queryKey });
      } else setDemoNet((net) => net + round.payout_cents - round.stake_cents);
    },
    [client, isCash, slug],
  );

  const { recovered, askAgain } = useRecovery(player, error, setError, onStage);

  return {
    play: isCash ? playCash : playDemo,
    curtain,
    fail: setError,
    recovered,
    error,
    askAgain,
    last,
    demoNetCents,
  };
}

/** Returns a function that plays a round for cash. Until the curtain, the only visible balance change is the stake. */
function useCashRounds(
  player: RoundPlayer,
  setError: (error: unknown) => void,
  onStage: RefObject<string>,
) {
  return useCallback(
    async (bet: Bet, stakeCents?: number, item?: string) => {
      setError(null);
      // Reserve the round's id before the bet is sent, so that balance updates can be held back before any event about
      // the round arrives.
      const held = player.reserve(bet, item);
      onStage.current = held.id;
      holdWallet(held.id, stakeCents ?? stakeOf(held));
      try {
        const round = await player.play(bet, item);
        if (isSameBet(round.bet, bet) && round.item === item) return round;
        setError(new EarlierRound());
        return round;
      } catch (cause) {
        releaseWallet(held.id);
        throw cause;
      }
    },
    [player, setError, onStage],
  );
}

/**
 * Returns the recovered round of a bet that got no response, and a function that requests its outcome again. The
 * outcome is also requested when the page opens and when the connection is restored.
 */
function useRecovery(
  player: RoundPlayer,
  error: unknown,
  setError: (error: unknown) => void,
  onStage: RefObject<string>,
) {
  const [recovered, setRecovered] = useState<Round | null>(null);

  const askAgain = useCallback(() => {
    if (error instanceof UnansweredRound && error.again) {
      setError(null);
      error.again();
      return;
    }
    const { open } = player;
    if (open === null) return;
    setError(null);
    onStage.current = open;
    // The bet may not have been booked, so do not deduct its stake from the displayed balance. Delay balance updates
    // until the stage has presented the round.
    holdWallet(open);
    player.resume().then(
      (round) => {
        // If the member has placed a new bet in the meantime, `round` is null. The balance is then updated after the
        // round of the new bet.
        if (round) setRecovered(round);
      },
      (cause: unknown) => {
        releaseWallet(open);
        setError(cause);
      },
    );
  }, [player, error, setError, onStage]);

  // If a bet from an earlier visit still has no response, request its outcome, so that its round is shown first. The
  // request never places the bet.
  const asked = useRef<RoundPlayer | null>(null);
  useEffect(() => {
    if (asked.current === player || player.open === null) return;
    asked.current = player;
    askAgain();
  }, [player, askAgain]);

  const isUnreachable = error instanceof UnansweredRound && error.doubt === 'unreachable';
  useEffect(
    () => (isUnreachable && player.open !== null ? hearReconnected(askAgain) : undefined),
    [isUnreachable, player, askAgain],
  );

  return { recovered, askAgain };
}
