import { useLingui } from '@lingui/react/macro';
import type { TableCorrection } from '@wl/contract/office/tables-corrections';

/** Returns the names of the reasons for correcting a result. */
export function useCorrectionNames(): Readonly<Record<TableCorrection['reason'], string>> {
  const { t } = useLingui();
  return {
    wrong_entry: t`The wrong result was entered`,
    scanner_fault: t`The scanner misread a card`,
    wrong_card: t`A wrong card was dealt`,
  };
}
