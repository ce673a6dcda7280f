import type { OpenRound } from '@wl/contract/play-open-rounds';
import { useMemo } from 'react';
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
  findOpenRound,
  isTurnedAway,
  isUnanswered,
  sendAction,
  sendDemoSteps,
  sendOpening,
} from '../api.ts';
import { pause } from '../pause.ts';
import { pendingBet } from '../rounds/memory.ts';
import { newRoundId, type Bet } from '../rounds/round-player.ts';
import { SteppedPlayer } from './stepped-player.ts';

const freshId = () => newRoundId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));

/**
 * Refreshes the balances if `found` is a round, because the response with the round contains no wallet.
 * @returns `found`
 */
function withWallet<T>(found: T | null): T | null {
  if (found) void refreshWallet().catch(() => undefined);
  return found;
}

/** Returns a bet's stake in cents, for the balance shown while the request is in flight. */
function stakeOf(bet: Bet): number {
  if (typeof bet['stakeCents'] === 'number')
    return bet['stakeCents'] * (typeof bet['hands'] === 'number' ? bet['hands'] : 1);
  return Object.values((bet['spots'] ?? {}) as Record<string, number>).reduce((a, b) => a + b, 0);
}

/**
 * Returns a `SteppedPlayer` that plays rounds on the server, for cash or in demo play. The player holds back balance
 * updates that would reveal a result.
 */
export function usePlayer(slug: string, demo: boolean): SteppedPlayer {
  const memberId = useSession((session) => session.player?.id ?? '');
  return useMemo(() => {
    let ticket: string | undefined;
    const fun = async (bet: Bet, actions: string[]) => {
      const answer = await sendDemoSteps(slug, bet, actions, ticket);
      ticket = answer.ticket ?? undefined;
      return answer;
    };
    /**
     * Waits for the server's response. Until then, holds back balance updates under the id `hold`, so that they do not
     * reveal the outcome. If the round is still open, shows the new balance as soon as the response arrives.
     */
    const settle = async (hold: string, cents: number, answer: ReturnType<typeof sendOpening>) => {
      holdWallet(hold, cents);
      try {
        const { open, round, wallet } = await answer;
        if (round) {
          holdWallet(round.id, cents);
          keepHeld(round.id);
          receiveWallet(wallet, round.id);
        } else receiveWallet(wallet, hold);
        return { open, round };
      } finally {
        releaseWallet(hold);
      }
    };
    const addsOf = (open: OpenRound, action: string) =>
      open.choices.find((choice) => choice.action === action)?.adds_cents ?? 0;
    return new SteppedPlayer({
      begin: (sent) => {
        if (!demo) return settle(`${sent.id}/begin`, stakeOf(sent.bet), sendOpening(slug, sent));
        ticket = undefined;
        return fun(sent.bet, []);
      },
      act: (open, action) =>
        demo
          ? fun(open.bet, [...open.actions, action])
          : settle(
              `${open.id}/${String(open.actions.length)}`,
              addsOf(open, action),
              sendAction(open.id, open.actions.length, action),
            ),
      find: () => (demo ? Promise.resolve(null) : findOpenRound(slug).then(withWallet)),
      fetch: (id) => (demo ? Promise.resolve(null) : fetchRound(id).then(withWallet)),
      isUnanswered: (error) => !demo && isUnanswered(error),
      isTurnedAway,
      newId: freshId,
      memory: demo
        ? { read: () => null, write: () => undefined }
        : pendingBet(memberId, `steps/${slug}`),
      wait: pause,
    });
  }, [slug, demo, memberId]);
}
