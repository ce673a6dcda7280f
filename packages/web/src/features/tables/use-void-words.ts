import { useLingui } from '@lingui/react/macro';
import type { VoidReason } from '@wl/games/tables/round/phases';

/**
 * Returns a function that maps the reason for a void round to a sentence. For an unknown reason, the sentence does not
 * name the reason.
 */
export function useVoidWords(): (reason: string | undefined) => string {
  const { t } = useLingui();
  return (reason) => {
    switch (reason as VoidReason | undefined) {
      case 'link_lost':
        return t`This round is void, because its result could not be proved.`;
      case 'wrong_entry':
        return t`This round is void, because its result was entered wrongly.`;
      case 'equipment':
        return t`This round is void, because of a technical fault.`;
      case 'picture_lost':
        return t`This round is void, because the video of the table was lost.`;
      case 'dealer_left':
        return t`This round is void, because the dealer had to leave the table.`;
      case 'table_closed':
        return t`This round is void, because the table was closed.`;
      default:
        return t`This round is void.`;
    }
  };
}
