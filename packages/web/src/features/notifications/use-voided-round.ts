import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@wl/contract/notifications';
import { useFormats } from '../../app/language/formats.ts';

type VoidedRound = Extract<Notification, { kind: 'round_voided' | 'round_corrected' }>;

/**
 * Returns a function that describes a voided or corrected round. `taken_back` is undefined if the round was
 * still open when it was voided.
 */
export function useVoidedRound(): (one: VoidedRound) => { title: string; detail: string } {
  const { t } = useLingui();
  const { money } = useFormats();
  return (one) => {
    if (one.kind === 'round_corrected') {
      const detail = t`The payout of your bet is now ${money(one.amount)} instead of ${money(one.before)}.`;
      return { title: t`The result of a round was corrected`, detail };
    }
    const { amount, taken_back: takenBack } = one;
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
