import { useLingui } from '@lingui/react/macro';
import type { TablePhase } from '@wl/contract/tables';
import type * as z from 'zod/mini';

/** Returns the names of a round's phases. */
export function usePhaseNames(): Readonly<Record<z.infer<typeof TablePhase>, string>> {
  const { t } = useLingui();
  return {
    open: t`bets open`,
    closing: t`last bets`,
    closed: t`bets closed`,
    revealed: t`result shown`,
    settled: t`bets paid`,
    void: t`void, bets refunded`,
  };
}
