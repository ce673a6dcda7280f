import { useLingui } from '@lingui/react/macro';
import type { OfficeTable } from '@wl/contract/office/tables';
import { useFormats } from '../../../app/language/format.ts';

/**
 * Returns a function that says why a table with opening hours is open or closed, and what happens next. It returns null
 * for a table without opening hours. Times are in the clerk's time zone.
 */
export function useScheduleText(): (
  table: Pick<OfficeTable, 'settings' | 'schedule'>,
) => string | null {
  const { t } = useLingui();
  const { clock } = useFormats();
  return ({ settings: { state }, schedule }) => {
    if (!schedule) return null;
    const { scheduled, waits_for_dealer, changes_at } = schedule;
    if (waits_for_dealer) return t`Opens when a dealer starts a shift`;
    const at = changes_at && clock(changes_at);
    if (state === scheduled) {
      if (at === null) return state === 'open' ? t`Always open` : t`No opening planned`;
      return state === 'open' ? t`Opening hours: closes ${at}` : t`Opening hours: opens ${at}`;
    }
    if (at === null) return state === 'open' ? t`Opened by a clerk` : t`Closed by a clerk`;
    return state === 'open'
      ? t`Opened by a clerk: closes ${at}`
      : t`Closed by a clerk: opens ${at}`;
  };
}
