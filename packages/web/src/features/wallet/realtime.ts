import { transactions } from '@wl/contract/wallet';
import type { NewsContext } from '../../app/realtime.ts';

const refresh = (_: unknown, { client }: NewsContext): void => {
  void client.invalidateQueries({ queryKey: [transactions.path] });
};

/** A top-up or cash-out moved on; the balance itself comes with the HUD's news. */
export const news = { 'wallet.transaction_changed': refresh };

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
