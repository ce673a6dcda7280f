import { useLingui } from '@lingui/react/macro';
import type { RecordLine } from '@wl/contract/tables-record';
import { useRecordWords } from '@wl/ui/features/tables/record-words';
import type { ShownLine } from './parts/record-panel.tsx';
import { clockTime } from './clock-time.ts';

/** Number of digits of each hash that the console shows. The full hash is in the API and on the member's page. */
const HASH_DIGITS = 6;

const TONES: Readonly<Record<string, ShownLine['tone']>> = {
  item_entered: 'entry',
  item_taken_back: 'entry',
  entries_differ: 'trouble',
  result_confirmed: 'person',
  shift_started: 'person',
  shift_ended: 'person',
  pit_boss_called: 'trouble',
  trouble_began: 'trouble',
  round_voided: 'trouble',
  video_not_recorded: 'trouble',
  correction_requested: 'person',
  correction_confirmed: 'person',
  correction_declined: 'person',
};

/** Returns the lines of a record in the clerk's language. */
export function useRecordLines(record: readonly RecordLine[]): ShownLine[] {
  const { i18n } = useLingui();
  const words = useRecordWords();
  return record.map((line) => ({
    id: line.no,
    time: clockTime(i18n.locale, Date.parse(line.at)),
    words: words(line),
    hash: line.hash.slice(0, HASH_DIGITS),
    tone: TONES[line.kind] ?? 'phase',
  }));
}
