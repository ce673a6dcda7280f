import { useLingui } from '@lingui/react/macro';
import type { CaseEvent, CashOutCase } from '@wl/contract/staff';

/** Returns a function that names the states of a cash-out. */
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

/** Returns a function that returns the text of a timeline event, to be shown after the actor's name. */
export function useEventName(): (what: CaseEvent['what']) => string {
  const { t } = useLingui();
  return (what) =>
    ({
      pending: t`requested the cash-out`,
      flushed: t`locked it`,
      approved_once: t`gave the first approval`,
      processing: t`sent it to the provider`,
      paid: t`paid it`,
      cancelled: t`cancelled it`,
      failed: t`could not pay it`,
      viewed: t`viewed the case`,
      claimed: t`claimed the case`,
      released: t`released the case`,
      approved: t`approved it`,
      rejected: t`rejected it`,
      sent_to_desk: t`sent it to the clerks for review`,
    })[what];
}

export const isOpen = (state: CashOutCase['state']): boolean =>
  state === 'pending' || state === 'flushed' || state === 'approved_once';
