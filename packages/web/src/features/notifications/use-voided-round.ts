import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@wl/contract/notifications';
import { useFormats } from '../../app/language/formats.ts';

type VoidedRound = Extract<Notification, { kind: 'round_voided' }>;

/**
 * Returns a function that describes a voided round. `taken_back` is undefined if the round was still open when it was
 * voided.
 */
export function useVoidedRound(): (one: VoidedRound) => { title: string; detail: string } {
  const { t } = useLingui();
  const { money } = useFormats();
  return ({ amount, taken_back: takenBack }) => {
    const returned = t`Your stake of ${money(amount)} was returned to your cash balance.`;
    if (takenBack === undefined)
      return { title: t`A round could not be finished`, detail: returned };
    const title = t`A round was voided`;
    if (takenBack > 0) {
      const detail = t`Your stake of ${money(amount)} was returned, and the payout of ${money(takenBack)} was reversed.`;
      return { title, detail };
    }
    return { title, detail: amount > 0 ? returned : t`The round does not count.` };
  };
}
