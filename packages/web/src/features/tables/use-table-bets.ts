import { placeTableBet, type TableBet } from '@wl/contract/tables';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { queryClient, request } from '../../app/api.ts';
import { receiveWallet, type Wallet } from '../../app/hud/wallet.ts';
import {
  changeChips,
  EMPTY_TABLE,
  totalOf,
  type ChipAction,
  type ChipLimits,
  type ChipState,
} from '../play/index.ts';
import { tableQuery } from './api.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { limitsLeft, spotsOf, sumOf } from './bet-sums.ts';
import { keepBet } from './keep-bet.ts';
import type { TableReply } from './live-state.ts';
import { useIsLeft } from './use-is-left.ts';

/** Returns a spot whose maximum stake a `place_many` action would exceed; undefined if there is none. */
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
  bet: { spots: Record<string, number>; autoCashOut?: Record<string, number> };
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
 * accepted at most once. If a retry is refused, checks whether the bet is stored, because an earlier attempt may have
 * been accepted.
 * @throws ApiError if the bet is refused; the last error if no response arrives
 */
export async function sendBet(
  slug: string,
  body: NewBet,
  isLeft: () => boolean,
): Promise<{ bet: TableBet; wallet?: Wallet }> {
  return askUntilAnswered<{ bet: TableBet; wallet?: Wallet }>(
    async (signal) => (await request(placeTableBet, { params: { slug }, body, signal })).data,
    {
      isLeft,
      async find() {
        const bet = await findBet(slug, body.id);
        return bet && { bet };
      },
    },
  );
}

/** Manages the chips that the member places, and sends them as a bet on the current round. */
export function useTableBets({ table, bets }: TableReply) {
  const { slug, limits, round } = table;
  const accepted = useMemo(() => sumOf(bets.map(spotsOf)), [bets]);
  const left = useMemo(() => limitsLeft(limits, accepted), [limits, accepted]);
  const [chips, change] = useReducer((state: ChipState, action: ChipAction) => {
    const next = changeChips(state, action, left);
    if (next.refused !== 'spot_limit') return next;
    // Show the table's maximum for the spot, not the amount that remains after earlier bets.
    const spot = action.type === 'place' ? action.spot : spotOver(state, action, left);
    if (spot === undefined) return next;
    return { ...next, mostCents: limits.max_by_spot[spot] ?? limits.max_spot_cents };
  }, EMPTY_TABLE);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Clear the error when the round changes, because it refers to the previous round.
  useEffect(() => setError(null), [round?.number]);
  const isLeft = useIsLeft();

  const place = async () => {
    if (isSending || round === null || totalOf(chips.stakes) === 0) return;
    setSending(true);
    setError(null);
    try {
      const bet = { spots: chips.stakes };
      const body = { id: crypto.randomUUID(), round: round.number, bet };
      const reply = await sendBet(slug, body, isLeft);
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
