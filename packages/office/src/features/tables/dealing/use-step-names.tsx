import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DealingRound } from '@wl/contract/office/tables-dealing';
import { CARD_GAME } from './entry/dealt-hand.ts';
import type { PhaseStep } from './parts/phase-steps.tsx';

/** Returns the steps of a round, each with its name and a detail. */
export function useStepNames(game: string, round: DealingRound | null): PhaseStep[] {
  const { t } = useLingui();
  const isCards = game === CARD_GAME;
  const bets = round?.bets ?? 0;
  const [first, second] = round?.entries ?? [];
  const items = Math.max(first?.items.length ?? 0, second?.items.length ?? 0);
  return [
    { name: t`Betting`, detail: <Plural value={bets} one="# bet" other="# bets" /> },
    { name: t({ message: 'Closed', context: 'bets' }), detail: <Trans>last debits</Trans> },
    isCards
      ? { name: t`Dealing`, detail: <Plural value={items} one="# card" other="# cards" /> }
      : { name: t`Spin`, detail: <Plural value={items} one="# number" other="# numbers" /> },
    {
      name: t`Confirmation`,
      detail: round?.agrees ? <Trans>entries agree</Trans> : <Trans>second entry</Trans>,
    },
    {
      name: t({ message: 'Payout', context: 'step of a round' }),
      detail: <Trans>immediately</Trans>,
    },
  ];
}
