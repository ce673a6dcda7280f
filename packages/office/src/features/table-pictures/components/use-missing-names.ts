import { useLingui } from '@lingui/react/macro';
import type { RecordingMissing } from '@wl/contract/office/table-pictures-recordings';

/** Returns the reasons why a round was not recorded, in the clerk's language. */
export function useMissingNames(): Readonly<Record<RecordingMissing, string>> {
  const { t } = useLingui();
  return {
    none: t`no video was received, or the server stopped`,
    disk_full: t`no space left for recordings`,
    slow_disk: t`the disk was too slow`,
    write_failed: t`the file could not be written`,
    unknown_format: t`unknown video format`,
  };
}
