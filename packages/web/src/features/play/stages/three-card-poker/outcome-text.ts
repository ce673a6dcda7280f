import { useLingui } from '@lingui/react/macro';
import type { Outcome } from './view.ts';

/** Returns a function that describes an outcome in the member's language. */
export function useOutcomeText(): (outcome: Outcome) => string {
  const { t } = useLingui();
  const texts: Record<Outcome, string> = {
    folded: t`You folded.`,
    dealer_out: t`The dealer does not qualify. The ante pays, and the play bet is returned.`,
    won: t`Your hand is higher.`,
    equal: t`Both hands are equal: the stakes are returned.`,
    lost: t`The dealer’s hand is higher.`,
  };
  return (outcome) => texts[outcome];
}
