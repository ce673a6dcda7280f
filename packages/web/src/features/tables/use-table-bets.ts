import { placeTableBet, type TableBet } from '@wl/contract/tables';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ApiError, queryClient, request } from '../../app/api.ts';
import { receiveWallet } from '../../app/hud/wallet.ts';
import {
  changeChips,
  EMPTY_TABLE,
  totalOf,
  type ChipAction,
  type ChipState,
} from '../play/index.ts';
import { tableQuery } from './api.ts';
import { withBet, type TableReply } from './live-state.ts';
import { limitsLeft, spotsOf, sumOf } from './roulette-bets.ts';

const AGAIN_MS = 1_000;

/** Returns true if the answer does not say whether the server has accepted the bet. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

interface NewBet {
  id: string;
  round: number;
  bet: { spots: Record<string, number> };
}

/**
 * Sends a bet until the server has accepted or refused it. Every attempt has the same id, so the bet is accepted at
 * most once, and after the deadline a repeated request returns its receipt or a refusal.
 * @throws ApiError of the refusal, or the last error if the page has been left
 */
async function sendBet(slug: string, body: NewBet, isLeft: () => boolean) {
  for (;;) {
    try {
      return (await request(placeTableBet, { params: { slug }, body })).data;
    } catch (error) {
      if (!isUnanswered(error) || isLeft()) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Adds a receipt to the table on the screen. */
function keepBet(bet: TableBet): void {
  queryClient.setQueryData(tableQuery(bet.table).queryKey, (known) =>
    known ? { data: withBet(known.data, bet) } : known,
  );
}

/** Manages the chips that the member places, and sends them as a bet on the current round. */
export function useTableBets({ table, bets }: TableReply) {
  const { slug, limits, round } = table;
  const accepted = useMemo(() => sumOf(bets.map(spotsOf)), [bets]);
  const left = useMemo(() => limitsLeft(limits, accepted), [limits, accepted]);
  const [chips, change] = useReducer(
    (state: ChipState, action: ChipAction) => changeChips(state, action, left),
    EMPTY_TABLE,
  );
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const place = async () => {
    if (isSending || round === null || totalOf(chips.stakes) === 0) return;
    setSending(true);
    setError(null);
    try {
      const bet = { spots: chips.stakes };
      const body = { id: crypto.randomUUID(), round: round.number, bet };
      const reply = await sendBet(slug, body, () => isLeft.current);
      receiveWallet(reply.wallet);
      keepBet(reply.bet);
      // "Repeat last bet" repeats everything that the member has staked on this round.
      change({ type: 'played', stakes: sumOf([accepted, bet.spots]) });
    } catch (cause) {
      setError(cause);
    } finally {
      setSending(false);
    }
  };

  return { chips, change, accepted, limits: left, isSending, error, place: () => void place() };
}
