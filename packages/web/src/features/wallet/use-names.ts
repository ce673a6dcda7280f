import { useLingui } from '@lingui/react/macro';
import type { StatementLine } from '@wl/contract/wallet-statement';
import type { Transaction } from '@wl/contract/wallet-transactions';

type Step = Transaction['step'];
type Account = StatementLine['entries'][number]['debit'];

export interface Names {
  kind: Record<Transaction['kind'], string>;
  status: Record<Transaction['status'], string>;
  step: (kind: Transaction['kind'], step: Step) => string;
  movement: Record<StatementLine['kind'], string>;
  account: Record<Account, string>;
}

/** Returns the names of transaction kinds, statuses, steps and ledger accounts in the member's language. */
export function useNames(): Names {
  const { t } = useLingui();
  const steps: Record<Step, string> = {
    started: t`Payment started`,
    authorised: t`Authorised by your bank`,
    declined: t`Declined`,
    credited: t`Credited to your cash balance`,
    refunded: t`Refunded to you`,
    pending: t`Requested`,
    flushed: t`Cash-out locked: it can no longer be cancelled`,
    approved_once: t`First approval given`,
    processing: t`Sent to the provider`,
    paid: t`Paid`,
    cancelled: t`Cancelled`,
    failed: t`Failed: the money is back in your cash balance`,
  };
  return {
    kind: { top_up: t`Top-up`, cash_out: t`Cash-out` },
    status: { Completed: t`Completed`, Pending: t`Pending`, Cancelled: t`Cancelled` },
    step: (kind, step) => (kind === 'top_up' && step === 'failed' ? t`Failed` : steps[step]),
    movement: {
      round: t`Round`,
      top_up: t`Top-up`,
      top_up_refund: t`Top-up refunded`,
      charge_back: t`Chargeback`,
      cash_out_request: t`Cash-out requested`,
      cash_out_cancel: t`Cash-out cancelled`,
      cash_out_paid: t`Cash-out paid`,
      cash_out_failed: t`Cash-out failed`,
      coins_granted: t`Coins earned`,
      coins_spent: t`Coins spent`,
      bonus_granted: t`Bonus granted`,
      bonus_ended: t`Bonus ended`,
      bonus_converted: t`Bonus converted to cash`,
      hustler_cashback: t`Hustler cashback`,
      correction: t`Correction`,
    },
    account: {
      cash: t`Your cash balance`,
      bonus: t`Your bonus`,
      in_play: t`In open rounds`,
      outgoing: t`Pending cash-out`,
      coins: t`Your Coins`,
      play_house: t`Casino account for games`,
      payment_clearing: t`Payment provider`,
      bonus_cost: t`Casino account for bonuses`,
      fees: t`Casino account for fees`,
      corrections: t`Casino account for corrections`,
      coins_issued: t`Casino account for Coins`,
      coins_spent: t`Casino account for spent Coins`,
    },
  };
}
