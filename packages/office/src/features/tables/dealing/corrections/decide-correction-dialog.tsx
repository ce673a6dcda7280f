import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  confirmCorrection,
  declineCorrection,
  type TableCorrection,
} from '@wl/contract/office/tables-corrections';
import { useState } from 'react';
import { request } from '../../../../app/api.ts';
import { ActionDialog } from '../../../../app/forms/action-dialog.tsx';
import { ReasonField } from '../../../../app/forms/reason-field.tsx';
import { useFormats } from '../../../../app/language/format.ts';
import { resultText } from '@wl/ui/features/tables/result-text';
import { consoleKey } from '../api.ts';
import { useCorrectionNames } from './use-correction-names.ts';
import s from './correction-dialog.module.css';

const MIN_COMMENT = 3;

interface DecideProps {
  correction: TableCorrection;
  /** True if the clerk confirms the request, false if the clerk declines or withdraws it. */
  isConfirmation: boolean;
  close: () => void;
}

/** Asks the clerk to confirm, decline or withdraw the correction of a result. */
export function DecideCorrectionDialog({ correction, isConfirmation, close }: DecideProps) {
  const queries = useQueryClient();
  const names = useCorrectionNames();
  const { time } = useFormats();
  const [comment, setComment] = useState('');
  const { id, round, table, mine } = correction;
  const call = isConfirmation ? confirmCorrection : declineCorrection;
  return (
    <ActionDialog
      reloads={consoleKey(table)}
      title={
        isConfirmation ? (
          <Trans>Confirm the correction of round {round}?</Trans>
        ) : mine ? (
          <Trans>Withdraw your correction request for round {round}?</Trans>
        ) : (
          <Trans>Decline the correction of round {round}?</Trans>
        )
      }
      submit={
        isConfirmation ? (
          <Trans>Correct all payouts</Trans>
        ) : mine ? (
          <Trans>Withdraw request</Trans>
        ) : (
          <Trans>Decline request</Trans>
        )
      }
      isDanger={isConfirmation}
      isReady={comment.trim().length >= MIN_COMMENT}
      send={async () => {
        await request(call, { params: { id }, body: { comment: comment.trim() } });
        await queries.invalidateQueries({ queryKey: consoleKey(table) });
      }}
      close={close}
    >
      <Change correction={correction} />
      <p>
        {names[correction.reason]}
        <br />
        <q>{correction.comment}</q> · {correction.asked_by} · {time(correction.asked_at)}
      </p>
      {isConfirmation && (
        <p>
          <Trans>
            If a payout was too low, the difference is paid. If a payout was too high, the
            difference is taken back. If the member’s balance does not cover the difference, the
            rest becomes a debt.
          </Trans>
        </p>
      )}
      <ReasonField rows={3} value={comment} onChange={setComment} />
    </ActionDialog>
  );
}

/** Shows the round's current result and the requested result. */
export function Change({ correction: { before, after } }: { correction: TableCorrection }) {
  return (
    <dl className={s.change}>
      <div>
        <dt>
          <Trans>Settled result</Trans>
        </dt>
        <dd>{resultText({ events: before })}</dd>
      </div>
      <div>
        <dt>
          <Trans>Corrected result</Trans>
        </dt>
        <dd>{resultText({ events: after })}</dd>
      </div>
    </dl>
  );
}
