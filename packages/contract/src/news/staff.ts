import type * as z from 'zod/mini';
import type { GrantChanged } from '../office/bag.ts';
import type { MoneyChanged } from '../office/ledger.ts';
import type { DocumentChanged, DocumentQueueChanged } from '../office/passport.ts';
import type { GamesChanged } from '../office/play.ts';
import type { CashOutChanged } from '../office/wallet.ts';
import type { AccountsChanged } from '../office/staff-accounts.ts';
import { defineNews, news } from '../news.ts';

export const staffNews = defineNews('staff', {
  /** Sent on `private-staff.cash-outs` when a cash-out changes. Pages then reload the queue. */
  cash_out_changed: news<z.infer<typeof CashOutChanged>>(),
  /** Sent on `private-staff.documents` when a document changes. Pages then reload the queue and the case. */
  document_changed: news<z.infer<typeof DocumentChanged>>(),
  /** Published on `private-staff.documents` when a passport override is requested or decided. */
  passport_changed: news<z.infer<typeof DocumentQueueChanged>>(),
  /** Sent on `private-staff.support` when a ticket changes. Pages then reload the queue. */
  ticket_changed: news<{ id: string; number: string }>(),
  /** Sent on `private-staff.bonuses` when a grant awaits a decision or has been decided. */
  grant_changed: news<z.infer<typeof GrantChanged>>(),
  /**
   * Sent on `private-staff.games` when a clerk switches a game or the casino's maintenance mode on or off, or when an
   * alarm begins or ends.
   */
  games_changed: news<z.infer<typeof GamesChanged>>(),
  /**
   * Sent on `private-staff.money` when the auditor, the reconciliation or the liability report has a new result. Pages
   * then reload the alarm counts, and the money pages also reload their data.
   */
  money_changed: news<z.infer<typeof MoneyChanged>>(),
  /**
   * Sent on `private-staff.tables` when a shift, a result entry, a correction or the round of a dealt table changes, or
   * when the pit boss is called. The dealer’s console then reloads its data.
   */
  tables_changed: news<{ table: string; is_called: boolean }>(),
  /** Sent on `private-staff.accounts` when staff accounts change. The staff accounts page then reloads its data. */
  accounts_changed: news<z.infer<typeof AccountsChanged>>(),
});
