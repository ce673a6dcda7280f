import {
  cashierLimits,
  topUpState,
  transactions,
  transactionTimeline,
  transactionTotals,
} from '@wl/contract/wallet';
import type { NewsContext } from '../../app/realtime.ts';

const moved = [transactions, transactionTotals, transactionTimeline, topUpState, cashierLimits];

const refresh = (_: unknown, { client }: NewsContext): void => {
  for (const call of moved) void client.invalidateQueries({ queryKey: [call.path] });
};

/** A top-up or cash-out moved on; the balance itself comes with the HUD's news. */
export const news = { 'wallet.transaction_changed': refresh };

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
