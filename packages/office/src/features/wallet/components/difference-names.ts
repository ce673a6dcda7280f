import { useLingui } from '@lingui/react/macro';
import type { Difference } from '@wl/contract/office/wallet-reconciliation';

/** Returns display names for the kinds, types and states of reconciliation differences. */
export function useDifferenceNames() {
  const { t } = useLingui();
  const kind: Record<Difference['kind'], string> = {
    missing_here: t`Missing from our ledger`,
    missing_there: t`Missing from the provider’s records`,
    amount: t`Different amount`,
    state: t`Completed at the provider but still open in our ledger`,
  };
  const type: Record<Difference['type'], string> = {
    payment: t`Payment`,
    refund: t`Refund`,
    charge_back: t`Chargeback`,
    payout: t`Payout`,
  };
  const state: Record<Difference['state'], string> = {
    open: t({ message: 'Open', context: 'difference' }),
    correcting: t`Waiting for a second clerk`,
    explained: t`Explained`,
    corrected: t`Corrected`,
    gone: t`Resolved automatically`,
  };
  return { kind, type, state };
}
