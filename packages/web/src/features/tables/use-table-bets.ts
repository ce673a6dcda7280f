import { placeTableBet, type TableBet } from '@wl/contract/tables';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ApiError, queryClient, request } from '../../app/api.ts';
import { receiveWallet, type Wallet } from '../../app/hud/wallet.ts';
import { useSession } from '../../app/session/session.ts';
import {
  changeChips,
  EMPTY_TABLE,
  totalOf,
  type ChipAction,
  type ChipLimits,
  type ChipState,
} from '../play/index.ts';
import { tableQuery } from './api.ts';
import { limitsLeft, spotsOf, sumOf } from './bet-sums.ts';
import { keepBet } from './keep-bet.ts';
import type { TableReply } from './live-state.ts';

const AGAIN_MS = 1_000;
/** Time in ms after which a request counts as unanswered. */
const ANSWER_MS = 5_000;

/** Returns true if the error does not show whether the server has accepted the bet. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Returns a spot whose maximum stake an action on several spots would exceed. */
function spotOver(
  { stakes }: ChipState,
  action: ChipAction,
  { maxBySpot, maxSpotCents }: ChipLimits,
): string | undefined {
  if (action.type !== 'place_many') return undefined;
  return Object.entries(action.stakes).find(([spot, cents]) => {
    return (stakes[spot] ?? 0) + cents > (maxBySpot?.[spot] ?? maxSpotCents);
  })?.[0];
}

interface NewBet {
  id: string;
  round: number;
  bet: { spots: Record<string, number> };
}

/** Returns the receipt of a bet; undefined if the server has not accepted the bet, or if the request fails. */
async function findBet(slug: string, id: string): Promise<TableBet | undefined> {
  const reply = await queryClient
    .fetchQuery({ ...tableQuery(slug), staleTime: 0 })
    .catch(() => undefined);
  return reply?.data.bets.find((bet) => bet.id === id);
}

/**
 * Sends a bet, and retries until the server has accepted or refused it. Every attempt has the same id, so the bet is
 * accepted at most once. Stops if the member leaves the page or another member signs in, because a retry would use the
 * other member's session.
 * @throws ApiError if the bet is refused; the last error if no response arrives
 */
async function sendBet(
  slug: string,
  body: NewBet,
  isLeft: () => boolean,
): Promise<{ bet: TableBet; wallet?: Wallet }> {
  const memberId = useSession.getState().player?.id;
  const isOver = () => isLeft() || useSession.getState().player?.id !== memberId;
  for (let isPending = false; ; isPending = true) {
    try {
      const signal = AbortSignal.timeout(ANSWER_MS);
      return (await request(placeTableBet, { params: { slug }, body, signal })).data;
    } catch (error) {
      if (!isUnanswered(error)) {
        // A repeated request can be refused although an earlier one was accepted, so look for the accepted bet.
        const bet = isPending ? await findBet(slug, body.id) : undefined;
        if (bet) return { bet };
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * (1 + Math.random())));
      if (isOver()) throw error;
    }
  }
}

/** Manages the chips that the member places, and sends them as a bet on the current round. */
export function useTableBets({ table, bets }: TableReply) {
  const { slug, limits, round } = table;
  const accepted = useMemo(() => sumOf(bets.map(spotsOf)), [bets]);
  const left = useMemo(() => limitsLeft(limits, accepted), [limits, accepted]);
  const [chips, change] = useReducer((state: ChipState, action: ChipAction) => {
    const next = changeChips(state, action, left);
    if (next.refused !== 'spot_limit') return next;
    // Show the table's maximum instead of the amount that earlier bets leave of it.
    const spot = action.type === 'place' ? action.spot : spotOver(state, action, left);
    if (spot === undefined) return next;
    return { ...next, mostCents: limits.max_by_spot[spot] ?? limits.max_spot_cents };
  }, EMPTY_TABLE);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Clear the error when the round changes, because it refers to the previous round.
  useEffect(() => setError(null), [round?.number]);
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
      if (reply.wallet) receiveWallet(reply.wallet);
      keepBet(reply.bet);
      // "Repeat last bet" repeats everything that the member has staked on this round.
      change({ type: 'played', stakes: sumOf([accepted, bet.spots]) });
    } catch (cause) {
      setError(cause);
    } finally {
      setSending(false);
    }
  };

  return { chips, change, accepted, isSending, error, place: () => void place() };
}
