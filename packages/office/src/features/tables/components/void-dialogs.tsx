import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  askTableVoid,
  clerkVoidReasons,
  confirmTableVoid,
  declineTableVoid,
  type ClerkVoidReason,
  type OfficeTableRound,
  type TableVoid,
} from '@wl/contract/office/tables-rounds';
import { Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import { request as send } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { roundsKey } from '../api.ts';
import { useVoidReasonNames } from '../use-void-reason-names.ts';

interface DialogProps {
  slug: string;
  round: OfficeTableRound;
  close: () => void;
}

const MIN_COMMENT = 3;

/** Explains how a void affects a round's bets: the stakes to return, the payouts to take back, and possible debts. */
function Effect({
  round: { bets, stake_cents: stake, payout_cents: payout },
}: {
  round: OfficeTableRound;
}) {
  const { money } = useFormats();
  return (
    <p>
      <Trans>
        Number of bets: {bets}. Stakes to return: {money(stake)}. Payouts to take back:{' '}
        {money(payout)}. If a member’s balance does not cover a payout, the rest becomes a debt.
      </Trans>
    </p>
  );
}

/**
 * Asks the clerk why a round should be voided. No reason is preselected, so that no clerk sends the first reason by
 * mistake.
 */
export function AskVoidDialog({ slug, round, close }: DialogProps) {
  const queries = useQueryClient();
  const { t } = useLingui();
  const names = useVoidReasonNames();
  const [reason, setReason] = useState<ClerkVoidReason | ''>('');
  const [comment, setComment] = useState('');
  const { number } = round;
  return (
    <ActionDialog
      reloads={roundsKey(slug)}
      title={<Trans>Void round {number}?</Trans>}
      submit={<Trans>Send request</Trans>}
      isDanger
      isReady={reason !== '' && comment.trim().length >= MIN_COMMENT}
      send={async () => {
        if (reason === '') return;
        const params = { slug, round: String(number) };
        await send(askTableVoid, { params, body: { reason, comment: comment.trim() } });
        await queries.invalidateQueries({ queryKey: roundsKey(slug) });
      }}
      close={close}
    >
      <Effect round={round} />
      <p>
        <Trans>Nothing changes until a second clerk confirms your request.</Trans>
      </p>
      <Select
        label={<Trans>What happened</Trans>}
        value={reason}
        onChange={({ target }) => setReason(target.value as ClerkVoidReason | '')}
      >
        <option value="">{t`Choose a reason`}</option>
        {clerkVoidReasons.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
      <ReasonField rows={3} value={comment} onChange={setComment} />
    </ActionDialog>
  );
}

interface DecideProps extends DialogProps {
  request: TableVoid;
  /** True if the clerk confirms the request, false if the clerk declines or withdraws it. */
  isConfirmation: boolean;
}

/** Asks the clerk to confirm, decline or withdraw a request to void a round. */
export function DecideVoidDialog({ slug, round, request, isConfirmation, close }: DecideProps) {
  const queries = useQueryClient();
  const names = useVoidReasonNames();
  const { time } = useFormats();
  const [comment, setComment] = useState('');
  const { number } = round;
  const call = isConfirmation ? confirmTableVoid : declineTableVoid;
  return (
    <ActionDialog
      reloads={roundsKey(slug)}
      title={
        isConfirmation ? (
          <Trans>Confirm the void of round {number}?</Trans>
        ) : request.mine ? (
          <Trans>Withdraw your request for round {number}?</Trans>
        ) : (
          <Trans>Decline the request for round {number}?</Trans>
        )
      }
      submit={
        isConfirmation ? (
          <Trans>Void all bets</Trans>
        ) : request.mine ? (
          <Trans>Withdraw request</Trans>
        ) : (
          <Trans>Decline request</Trans>
        )
      }
      isDanger={isConfirmation}
      isReady={comment.trim().length >= MIN_COMMENT}
      send={async () => {
        await send(call, { params: { id: request.id }, body: { comment: comment.trim() } });
        await queries.invalidateQueries({ queryKey: roundsKey(slug) });
      }}
      close={close}
    >
      <p>
        {names[request.reason]}
        <br />
        <q>{request.comment}</q> · {request.asked_by} · {time(request.asked_at)}
      </p>
      {isConfirmation && <Effect round={round} />}
      <ReasonField rows={3} value={comment} onChange={setComment} />
    </ActionDialog>
  );
}
