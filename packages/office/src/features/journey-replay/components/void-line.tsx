import { Trans, useLingui } from '@lingui/react/macro';
import type { RoundVoid } from '@wl/contract/office/play';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import s from './journey.module.css';

/**
 * Shows when and why a round was voided. For any other round, shows a button that voids it, if the clerk is allowed to
 * void rounds.
 */
export function VoidState({
  facts,
  onVoid,
}: {
  facts: RoundVoid | undefined;
  onVoid: (() => void) | undefined;
}) {
  if (facts) return <VoidLine {...facts} />;
  if (!onVoid) return null;
  return (
    <p className={paper.actions}>
      <Button variant="plainDanger" onClick={onVoid}>
        <Trans>Void round</Trans>
      </Button>
    </p>
  );
}

/** Shows when and why a round was voided, and any resulting debt. */
export function VoidLine({ at, reason, debt_cents: debtCents }: RoundVoid) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  const debt = money(debtCents ?? 0);
  return (
    <p className={s.voided}>
      <span className={paper.badge} data-tone="warn">
        <Icon name="undo" size={16} />
        <Trans>Voided</Trans>
      </span>
      <time dateTime={at}>{time(at)}</time>
      <span>{reason === 'stuck' ? t`The round could not be finished.` : reason}</span>
      {debtCents !== undefined && (
        <span>
          <Trans>
            The balance did not cover {debt} of the reversed payout. This amount is now a debt.
          </Trans>
        </span>
      )}
    </p>
  );
}
