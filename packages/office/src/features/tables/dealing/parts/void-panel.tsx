import { Trans } from '@lingui/react/macro';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { DealingRound } from '@wl/contract/office/tables-dealing';
import { askTableVoid, type ClerkVoidReason } from '@wl/contract/office/tables-rounds';
import { Button } from '@wl/ui/controls/button';
import { useRefundWords, useVoidWords } from '@wl/ui/features/tables/result-words';
import { useState } from 'react';
import { request as send, useErrorText } from '../../../../app/api.ts';
import { ReasonField } from '../../../../app/forms/reason-field.tsx';
import { useFormats } from '../../../../app/language/format.ts';
import paper from '../../../../app/paper.module.css';
import { MembersRead } from './members-read.tsx';
import { VoidReasons } from './void-reasons.tsx';
import s from './void-panel.module.css';

const MIN_COMMENT = 3;

/** Lets the clerk request a void of the current round, or states that a request is waiting for a second clerk. */
export function VoidPanel({ slug, round }: { slug: string; round: DealingRound }) {
  const { number, void: request } = round;
  const asking = useMutation({
    mutationFn: (body: { reason: ClerkVoidReason; comment: string }) =>
      send(askTableVoid, { params: { slug, round: String(number) }, body }),
  });
  return (
    <section className={paper.panel} aria-labelledby="void">
      <h2 id="void">
        <Trans>Void round {number}</Trans>
      </h2>
      {asking.isSuccess || request?.outcome === null ? (
        <p role="status" className={s.sent}>
          <Trans>
            The request to void this round is waiting for a second clerk. Nothing changes until that
            clerk confirms it.
          </Trans>
        </p>
      ) : (
        <VoidForm round={round} asking={asking} />
      )}
    </section>
  );
}

interface VoidFormProps {
  round: DealingRound;
  /** Mutation that sends the request to void the round. */
  asking: Pick<
    UseMutationResult<unknown, Error, { reason: ClerkVoidReason; comment: string }>,
    'mutate' | 'isPending' | 'error'
  >;
}

/**
 * Shows the request form. No reason is selected at first, so that nobody sends the first reason in the list by mistake.
 * The panel is keyed by the round, so a reason selected for one round is never sent for the next.
 */
function VoidForm({ round: { stake_cents: cents, members }, asking }: VoidFormProps) {
  const { money } = useFormats();
  const errorText = useErrorText();
  const voidWords = useVoidWords();
  const refundWords = useRefundWords();
  const [reason, setReason] = useState<ClerkVoidReason>();
  const [text, setText] = useState('');
  const comment = text.trim();
  const stake = money(cents);
  const isComplete = reason !== undefined && comment.length >= MIN_COMMENT;
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) asking.mutate({ reason, comment });
      }}
    >
      <p>
        <Trans>
          Stakes to refund: {stake}. Members with a bet: {members}.
        </Trans>
      </p>
      <VoidReasons reason={reason} select={setReason} />
      {reason && (
        <MembersRead>
          {voidWords(reason)} {refundWords}
        </MembersRead>
      )}
      <ReasonField rows={2} value={text} onChange={setText} />
      {asking.error && (
        <p role="alert" className={paper.alert}>
          {errorText(asking.error)}
        </p>
      )}
      <Button
        type="submit"
        variant="plainDanger"
        wide
        loading={asking.isPending}
        inactive={!isComplete}
      >
        <Trans>Request void</Trans>
      </Button>
      <p className={s.note}>
        <Trans>A second clerk confirms every void. Members see the reason.</Trans>
      </p>
    </form>
  );
}
