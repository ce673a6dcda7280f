import type { TableBet } from '@wl/contract/tables';
import { decideTableBet } from '@wl/contract/tables-decisions';
import { useEffect, useState } from 'react';
import { request } from '../../../app/api.ts';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { playSound } from '../../play/index.ts';
import { askUntilAnswered } from '../ask-until-answered.ts';
import { stakesOf } from '../crash/steps.ts';
import { keepBet } from '../keep-bet.ts';
import type { TableView } from '../use-table-view.ts';
import { sendBet } from '../use-table-bets.ts';
import { useIsLeft } from '../use-is-left.ts';
import { cardsOf, pointsOf } from './hand.ts';

/**
 * Sends the member's bet and decisions, one after the other, and keeps the bet that the server returns.
 * @param moment round and decision window; a change clears the error, which concerns an earlier round or window
 */
function useSending(moment: string) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => setError(null), [moment]);
  const send = async (ask: () => Promise<TableBet>) => {
    if (isSending) return;
    setSending(true);
    setError(null);
    try {
      keepBet(await ask());
    } catch (cause) {
      setError(cause);
    } finally {
      setSending(false);
    }
  };
  return { isSending, error, send };
}

/** Manages the member's bet on the shared hand: its stake, and its decisions during the round. */
export function useOwnHand({ reply: { table, bets }, nowMs }: TableView) {
  const { slug, limits, round } = table;
  const [accepted] = bets;
  const actions = accepted?.actions ?? [];
  const stakes = stakesOf(limits);
  const [stake, setStake] = useState(() => stakes[0] ?? limits.min_spot_cents);
  const decision = round?.dealt?.decision ?? null;
  const isLeft = useIsLeft();
  const { isSending, error, send } = useSending(`${round?.number} ${decision?.step}`);

  const place = () => {
    if (round === null || accepted) return;
    const body = { id: crypto.randomUUID(), round: round.number, bet: { spots: { hand: stake } } };
    void send(async () => {
      const answer = await sendBet(slug, body, isLeft);
      if (answer.wallet) receiveWallet(answer.wallet);
      return answer.bet;
    });
  };

  const cards = cardsOf(round?.dealt?.hand ?? [], actions);
  const isTurn =
    accepted !== undefined &&
    decision !== null &&
    actions.length === decision.step &&
    actions.every((action) => action === 'hit') &&
    pointsOf(cards) < 21 &&
    nowMs < Date.parse(decision.until);
  const isOpen = isTurn && nowMs >= Date.parse(decision.from);

  const decide = (action: 'hit' | 'stand' | 'double') => {
    if (!isOpen) return;
    const { step } = decision;
    playSound('press');
    void send(async () => {
      const { data } = await askUntilAnswered(
        (signal) =>
          request(decideTableBet, {
            params: { slug, id: accepted.id },
            body: { step, action },
            signal,
          }),
        { isLeft },
      );
      receiveWallet(data.wallet);
      return data.bet;
    });
  };

  return {
    accepted,
    actions,
    cards,
    stakes,
    stake,
    setStake,
    isSending,
    error,
    place,
    decide,
    /** True if the member can still decide in the current decision window, even if the window has not opened yet. */
    isTurn,
    /** True while the server accepts a decision. */
    isOpen,
    /** Time left in the decision window, in milliseconds; 0 outside a decision window. */
    leftMs: decision === null ? 0 : Math.max(0, Date.parse(decision.until) - nowMs),
  };
}

export type OwnHand = ReturnType<typeof useOwnHand>;
