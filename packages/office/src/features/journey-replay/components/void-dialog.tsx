import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { voidRound } from '@wl/contract/office/play';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { useEffect, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import type { RoundToVoid } from '../round-to-void.ts';
import { STEP_HEADING } from './step-card.tsx';
import { VoidLine } from './void-line.tsx';

const LEAST_REASON = 3;
const MOST_REASON = 200;

/**
 * Voids a round, then reloads the pages that show it. Also reloads them after an error, because another clerk may have
 * voided the round.
 */
function useVoid(memberId: string, round: RoundToVoid) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      request(voidRound, { params: { id: memberId, round: round.id }, body: { reason } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['journey', memberId] });
      void queries.invalidateQueries({ queryKey: ['member', memberId] });
    },
  });
}

/**
 * Moves the focus to the displayed step when the dialog closes, if the button that opened the dialog has disappeared
 * because the round was voided.
 */
function useFocusOnStep() {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.getElementById(STEP_HEADING)?.focus();
    },
    [],
  );
}

/** Shows the effect of voiding a settled round, requires a reason, and shows the result. */
export function VoidDialog({
  memberId,
  round,
  onClose,
}: {
  memberId: string;
  round: RoundToVoid;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const voiding = useVoid(memberId, round);
  useFocusOnStep();
  const result = voiding.data?.data.void;
  return (
    <Dialog
      title={result ? <Trans>Round voided</Trans> : <Trans>Void this round?</Trans>}
      closeLabel={t`Close`}
      paper
      onClose={onClose}
    >
      <div className={paper.form}>
        <Amounts round={round} />
        <div role="status">{result && <VoidLine {...result} />}</div>
        {result ? (
          <p className={paper.actions}>
            {/* Focus this button, because the form that had the focus has been removed. */}
            <Button autoFocus onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </p>
        ) : (
          <VoidForm round={round} voiding={voiding} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function Amounts({ round }: { round: RoundToVoid }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const lines: [string, string][] = [
    [t`Game`, round.game],
    [t`Stake`, money(round.stakeCents)],
    [t`Payout`, money(round.payoutCents)],
  ];
  return (
    <dl className={paper.rows}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** States what happens to the member's money if the round is voided. */
function Consequence({ round: { isFree, bonusStakeCents, payoutCents } }: { round: RoundToVoid }) {
  if (isFree)
    return (
      <Trans>
        A bag item covered the stake, so the member’s cash does not change. The winnings stay in the
        item.
      </Trans>
    );
  if (bonusStakeCents > 0)
    return (
      <Trans>
        The cash part of the stake is returned to the member’s cash balance, and the cash part of
        the payout is taken back. If the balance does not cover that part of the payout, the rest
        becomes a debt. Bonus money is corrected only if the bonus is still active.
      </Trans>
    );
  if (payoutCents === 0)
    return (
      <Trans>The stake is returned to the member’s cash balance. The round paid nothing.</Trans>
    );
  return (
    <Trans>
      The stake is returned to the member’s cash balance, and the payout is taken back. If the
      balance does not cover the payout, the rest becomes a debt.
    </Trans>
  );
}

function VoidForm({
  round,
  voiding,
  onClose,
}: {
  round: RoundToVoid;
  voiding: ReturnType<typeof useVoid>;
  onClose: () => void;
}) {
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const isReady = reason.trim().length >= LEAST_REASON && !voiding.isPending;
  return (
    <form
      className={paper.form}
      aria-busy={voiding.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) voiding.mutate(reason.trim());
      }}
    >
      <p>
        <Consequence round={round} />
      </p>
      <p>
        {!round.isFree && <Trans>The member receives a notification.</Trans>}{' '}
        <Trans>A voided round cannot be restored.</Trans>
      </p>
      <ReasonField
        rows={3}
        least={LEAST_REASON}
        most={MOST_REASON}
        disabled={voiding.isPending}
        value={reason}
        onChange={setReason}
      />
      {voiding.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(voiding.error)}
        </p>
      )}
      <p className={paper.actions}>
        <Button type="submit" variant="plainDanger" inactive={!isReady}>
          {voiding.isPending ? <Trans>Voiding the round…</Trans> : <Trans>Void round</Trans>}
        </Button>
        <Button variant="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
    </form>
  );
}
