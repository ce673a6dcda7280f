import { useLingui } from '@lingui/react/macro';
import type { CaseEvent, CashOutCase } from '@wl/contract/office/wallet';

/** Returns a function that names the states of a cash-out. */
export function useStateName(): (state: CashOutCase['state']) => string {
  const { t } = useLingui();
  return (state) =>
    ({
      pending: t`Pending`,
      flushed: t`Locked by the member`,
      approved_once: t`Needs a second clerk`,
      processing: t`In transit`,
      paid: t`Paid`,
      cancelled: t`Cancelled`,
      failed: t`Failed`,
    })[state];
}

/**
 * Returns a function that describes a timeline event. Its text follows the actor's name, as in "Paul claimed the case".
 */
export function useEventName(): (what: CaseEvent['what']) => string {
  const { t } = useLingui();
  return (what) =>
    ({
      pending: t`requested the cash-out`,
      flushed: t`locked the cash-out`,
      approved_once: t`gave the first approval`,
      processing: t`sent the cash-out to the provider`,
      paid: t`paid the cash-out`,
      cancelled: t`cancelled the cash-out`,
      failed: t`could not pay the cash-out`,
      viewed: t`viewed the case`,
      claimed: t`claimed the case`,
      released: t`released the claim`,
      approved: t`approved the case`,
      rejected: t`rejected the case`,
      sent_to_desk: t`requested a review by a clerk`,
    })[what];
}

export const isOpen = (state: CashOutCase['state']): boolean =>
  state === 'pending' || state === 'flushed' || state === 'approved_once';
