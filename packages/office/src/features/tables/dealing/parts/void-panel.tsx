import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { DealingRound } from '@wl/contract/office/tables-dealing';
import {
  askTableVoid,
  clerkVoidReasons,
  type ClerkVoidReason,
} from '@wl/contract/office/tables-rounds';
import { Button } from '@wl/ui/controls/button';
import { Checkbox } from '@wl/ui/controls/field';
import { useState } from 'react';
import { request as send, useErrorText } from '../../../../app/api.ts';
import { ReasonField } from '../../../../app/forms/reason-field.tsx';
import { useFormats } from '../../../../app/language/format.ts';
import paper from '../../../../app/paper.module.css';
import { useVoidReasonNames } from '../../use-void-reason-names.ts';
import s from './void-panel.module.css';

const MIN_COMMENT = 3;

/**
 * Asks for the current round to be voided. The reason starts empty, so that nobody sends the first one by mistake. The
 * panel is keyed by the round, so a reason that was chosen for one round is never sent for the next.
 */
export function VoidPanel({ slug, round }: { slug: string; round: DealingRound }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const errorText = useErrorText();
  const names = useVoidReasonNames();
  const [reason, setReason] = useState<ClerkVoidReason>();
  const [comment, setComment] = useState('');
  const { number, members, void: request } = round;
  const isWaiting = request?.outcome === null;
  const asking = useMutation({
    mutationFn: (sent: ClerkVoidReason) =>
      send(askTableVoid, {
        params: { slug, round: String(number) },
        body: { reason: sent, comment: comment.trim() },
      }),
  });
  const stake = money(round.stake_cents);
  return (
    <section className={paper.panel} aria-labelledby="void">
      <h2 id="void">
        <Trans>Void round {number}</Trans>
      </h2>
      {asking.isSuccess || isWaiting ? (
        <p role="status" className={s.sent}>
          <Trans>
            The request to void this round is waiting for a second clerk. Nothing changes until that
            clerk confirms it.
          </Trans>
        </p>
      ) : (
        <form
          className={s.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (reason && comment.trim().length >= MIN_COMMENT) asking.mutate(reason);
          }}
        >
          <p>
            <Trans>
              Stakes to refund: {stake}. Members with a bet: {members}.
            </Trans>
          </p>
          <fieldset className={s.reasons}>
            <legend className="sr-only">{t`What happened`}</legend>
            {clerkVoidReasons.map((one) => (
              <Checkbox
                key={one}
                type="radio"
                name="void-reason"
                checked={reason === one}
                onChange={() => setReason(one)}
              >
                {names[one]}
              </Checkbox>
            ))}
          </fieldset>
          <ReasonField rows={2} value={comment} onChange={setComment} />
          {asking.isError && (
            <p role="alert" className={paper.alert}>
              {errorText(asking.error)}
            </p>
          )}
          <Button
            type="submit"
            variant="plainDanger"
            wide
            loading={asking.isPending}
            inactive={!reason || comment.trim().length < MIN_COMMENT}
          >
            <Trans>Request void</Trans>
          </Button>
          <p className={s.note}>
            <Trans>A second clerk confirms every void. Members see the reason.</Trans>
          </p>
        </form>
      )}
    </section>
  );
}
