import { useLingui } from '@lingui/react/macro';
import type { VoidReason } from '@wl/games/tables/round/phases';

/** Returns the names of the reasons for which a round can be void. */
export function useVoidReasonNames(): Readonly<Record<VoidReason, string>> {
  const { t } = useLingui();
  return {
    wrong_entry: t`The wrong result was entered`,
    equipment: t`Technical fault`,
    picture_lost: t`The video of the table was lost`,
    dealer_left: t`The dealer had to leave the table`,
    link_lost: t`The result could not be proved`,
    table_closed: t`The table was closed`,
  };
}
