import { cashOutTableBet, type TableBet } from '@wl/contract/tables';
import { useEffect, useState } from 'react';
import { request } from '../../../app/api.ts';
import { receiveWallet } from '../../../app/hud/wallet.ts';
import { playSound } from '../../play/index.ts';
import { askUntilAnswered } from '../ask-until-answered.ts';
import { spotsOf } from '../bet-sums.ts';
import { keepBet } from '../keep-bet.ts';
import type { TableReply } from '../live-state.ts';
import { sendBet } from '../use-table-bets.ts';
import { useIsLeft } from '../use-is-left.ts';
import { stakesOf, targetsFor } from './steps.ts';

/** Stake in cents that the page offers first, if the table's limits allow it. */
const FIRST_STAKE = 100;

/** Sends a cash-out request, and retries it until the server responds. A repeated request returns the same receipt. */
async function sendCashOut(
  { table, id }: TableBet,
  spot: string,
  isLeft: () => boolean,
): Promise<TableBet> {
  const reply = await askUntilAnswered(
    (signal) => request(cashOutTableBet, { params: { slug: table, id }, body: { spot }, signal }),
    { isLeft },
  );
  return reply.data.bet;
}

/** Manages one of the two bets on a climb: its stake and target before the climb, and its cash-out during the climb. */
export function useCrashBet(spot: string, { table, bets }: TableReply) {
  const { slug, limits, round } = table;
  const accepted = bets.find((bet) => spot in spotsOf(bet));
  const stakes = stakesOf(limits);
  const [stake, setStake] = useState(() => stakes.find((cents) => cents >= FIRST_STAKE) ?? 0);
  const [chosen, setTarget] = useState<number | null>(null);
  // Ignore the chosen target if it is too high for the stake, because the maximum payout limits the multiplier.
  const target = targetsFor(stake).includes(chosen) ? chosen : null;
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Clear the error when the round changes, because it refers to the previous round.
  useEffect(() => setError(null), [round?.number]);
  const isLeft = useIsLeft();

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

  const place = () => {
    if (round === null || accepted) return;
    const auto = target === null ? {} : { autoCashOut: { [spot]: target } };
    const bet = { spots: { [spot]: stake }, ...auto };
    const body = { id: crypto.randomUUID(), round: round.number, bet };
    void send(async () => {
      const reply = await sendBet(slug, body, isLeft);
      if (reply.wallet) receiveWallet(reply.wallet);
      return reply.bet;
    });
  };
  const cashOut = () => {
    if (!accepted) return;
    void send(async () => {
      const bet = await sendCashOut(accepted, spot, isLeft);
      playSound('win');
      return bet;
    });
  };

  return {
    spot,
    accepted,
    stakes,
    stake,
    setStake,
    target,
    setTarget,
    isSending,
    error,
    place,
    cashOut,
  };
}
