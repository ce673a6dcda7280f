import { useWallet } from '../../../app/hud/wallet.ts';
import type { TableReply } from '../live-state.ts';
import { usesBonus, type RoundMoney } from './round-money.ts';

/** Returns the money with which the member can bet in the current round of a table. */
export function useRoundMoney({ table, bets }: TableReply): RoundMoney {
  const wallet = useWallet();
  return {
    cashCents: wallet?.cash ?? 0,
    bonusCents: wallet?.bonus ?? 0,
    isAccepted: table.bonus_money,
    stakedCents: bets.reduce((sum, { stake_cents: cents }) => sum + cents, 0),
    usesBonus: usesBonus(bets),
  };
}
