import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { EndsWithCashOut } from '../../../bag/index.ts';
import s from './cashier.module.css';

/**
 * Asks for confirmation of a cash-out that would end bonuses. Lists these bonuses with the amounts that are kept and
 * lost (trust G17).
 */
export default function EndsBonusesDialog({
  amount,
  loading,
  onConfirm,
  onClose,
}: {
  /** Amount of the cash-out, formatted in the member's language. */
  amount: string;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`This cash-out ends your bonuses`}
      closeLabel={t`Close`}
      onClose={onClose}
      paper
    >
      <div className={s.asked}>
        <p>
          <Trans>
            Cashing out {amount} now ends these bonuses, because you have not yet wagered the
            related deposits in full.
          </Trans>
        </p>
        <EndsWithCashOut />
        <div className={s.askedButtons}>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep the bonuses</Trans>
          </Button>
          <Button variant="danger" loading={loading} onClick={onConfirm}>
            <Trans>Cash out {amount} and end the bonuses</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
