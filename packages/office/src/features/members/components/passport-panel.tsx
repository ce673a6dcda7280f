import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { verifyMember } from '@wl/contract/staff';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useDocumentNames } from './names.ts';
import s from './members.module.css';

type DocumentState = 'Pending' | 'Reviewed' | 'Approved' | 'Completed' | 'Rejected';

interface Props {
  memberId: string;
  passport: 'none' | 'active' | 'verified';
  documents: { identity: DocumentState; address: DocumentState };
  allowed: boolean;
}

const done = (state: DocumentState) => state === 'Approved' || state === 'Completed';

/** The visa page of the desk: both documents' states, and the approval with its reason. */
export function PassportPanel({ memberId, passport, documents, allowed }: Props) {
  const { t } = useLingui();
  const names = useDocumentNames();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const verify = useMutation({
    mutationFn: () =>
      request(verifyMember, { params: { id: memberId }, body: { reason: reason.trim() } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['member', memberId] }),
  });
  const complete = done(documents.identity) && done(documents.address);
  return (
    <section className={s.panel}>
      <h2>
        <Trans>Passport</Trans>
      </h2>
      <dl className={s.rows}>
        <div>
          <dt>
            <Trans>Identity</Trans>
          </dt>
          <dd data-tone={done(documents.identity) ? 'ok' : undefined}>
            {names[documents.identity]}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Address</Trans>
          </dt>
          <dd data-tone={done(documents.address) ? 'ok' : undefined}>{names[documents.address]}</dd>
        </div>
      </dl>
      {!complete && (
        <form
          className={s.verify}
          onSubmit={(event) => {
            event.preventDefault();
            verify.mutate();
          }}
        >
          <label htmlFor="verify-reason">
            <Trans>What you saw and where</Trans>
          </label>
          <textarea
            id="verify-reason"
            rows={3}
            minLength={3}
            maxLength={500}
            required
            value={reason}
            disabled={!allowed}
            onChange={(event) => setReason(event.target.value)}
          />
          {verify.isError && (
            <p role="alert" className={s.alert}>
              {errorText(verify.error)}
            </p>
          )}
          <button type="submit" disabled={!allowed || verify.isPending || reason.trim().length < 3}>
            <Trans>Approve identity and address</Trans>
          </button>
          {!allowed && <p className={s.sub}>{t`Only the passport desk decides this.`}</p>}
        </form>
      )}
      {complete && passport !== 'verified' && (
        <p className={s.sub}>
          <Trans>The passport is verified with the first top-up.</Trans>
        </p>
      )}
    </section>
  );
}
