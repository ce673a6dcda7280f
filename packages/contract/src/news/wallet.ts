import type * as z from 'zod/mini';
import type { WalletChanged } from '../wallet.ts';
import type { TransactionChanged } from '../wallet-transactions.ts';
import { defineNews, news } from '../news.ts';

export const walletNews = defineNews('wallet', {
  /**
   * Sent to the member when the wallet changes. `round_id` is the round whose presentation must end before clients show
   * the change.
   */
  changed: news<z.infer<typeof WalletChanged>>(),
  /** Sent to the member when a top-up or cash-out changes. */
  transaction_changed: news<z.infer<typeof TransactionChanged>>(),
});
