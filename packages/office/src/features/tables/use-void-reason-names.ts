import { useLingui } from '@lingui/react/macro';
import type { ClerkVoidReason } from '@wl/contract/office/tables-rounds';

/** Returns the names of the reasons for which clerks can void a round. */
export function useVoidReasonNames(): Readonly<Record<ClerkVoidReason, string>> {
  const { t } = useLingui();
  return {
    wrong_entry: t`The result was entered wrongly`,
    equipment: t`Technical fault`,
    picture_lost: t`The video of the table was lost`,
    dealer_left: t`The dealer had to leave the table`,
  };
}
