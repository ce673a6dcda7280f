import { useLingui } from '@lingui/react/macro';
import type { CashOutCase } from '@wl/contract/staff';

/** Names of a cash-out's states as a clerk says them. */
export function useStateName(): (state: CashOutCase['state']) => string {
  const { t } = useLingui();
  return (state) =>
    ({
      pending: t`Pending`,
      flushed: t`Locked by the member`,
      approved_once: t`Needs a second clerk`,
      processing: t`On its way`,
      paid: t`Paid`,
      cancelled: t`Cancelled`,
      failed: t`Failed`,
    })[state];
}
