import { Trans, useLingui } from '@lingui/react/macro';
import { FOLD, PLAY } from '@wl/games/engines/three-card-poker/play';
import { Button } from '@wl/ui/controls/button';
import { useMoney } from '../../money.ts';
import s from './three-card-stage.module.css';

/**
 * Shows the buttons to fold or play. Playing requires an additional stake equal to the ante. If the cash balance does
 * not cover this stake, the play button asks the member to top up, and the round stays open.
 */
export function Decision({
  anteCents,
  cashCents,
  onDecide,
}: {
  anteCents: number;
  /** Cash balance in cents; null in demo play. */
  cashCents: number | null;
  onDecide: (action: string) => void;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const sum = money(anteCents);
  const isShort = cashCents !== null && cashCents < anteCents;
  return (
    <div className={s.decision} role="group" aria-label={t`Your decision`}>
      <Button
        variant="ink"
        className={s.fold}
        data-testid="fold"
        aria-keyshortcuts="F"
        onClick={() => onDecide(FOLD)}
      >
        <Trans>Fold</Trans>
        <kbd className={s.key}>F</kbd>
      </Button>
      <Button
        className={s.play}
        data-testid="play"
        aria-keyshortcuts="P"
        onClick={() => onDecide(PLAY)}
        {...(isShort && {
          reason: (
            <Trans>
              You do not have enough cash. Top up in your wallet. Your round stays open.
            </Trans>
          ),
        })}
      >
        <Trans>Play for {sum}</Trans>
        <kbd className={s.key}>P</kbd>
      </Button>
    </div>
  );
}
