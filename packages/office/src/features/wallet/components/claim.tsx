import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimCashOut, releaseCashOut, type CashOutCase } from '@wl/contract/staff';
import { Icon } from '@wl/ui/icon';
import { request, useErrorText } from '../../../app/api.ts';
import { useNow } from '../../../app/now.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import s from './cash-outs.module.css';

/** How long a claim still holds, `12:05`. */
function left(until: string, now: number): string {
  const seconds = Math.max(0, Math.round((Date.parse(until) - now) / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Takes the case or gives it back (C): while one clerk has it, no other decides. */
export function Claim({ one, allowed }: { one: CashOutCase; allowed: boolean }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const now = useNow(1000);
  const change = useMutation({
    mutationFn: () =>
      request(one.claim?.mine ? releaseCashOut : claimCashOut, { params: { id: one.id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cash-outs'] }),
  });
  const blocked = one.claim !== null && !one.claim.mine;
  const toggle = () => {
    if (allowed && !blocked && !change.isPending) change.mutate();
  };
  useShortcuts({ c: toggle });
  return (
    <>
      <p className={s.claimLine} data-mine={one.claim?.mine}>
        <Icon name={blocked ? 'lock' : 'hourglass'} size={18} />
        {one.claim === null
          ? t`Nobody has taken this case.`
          : one.claim.mine
            ? t`Your claim ends in ${left(one.claim.until, now)}`
            : t`${one.claim.clerk} works on it for ${left(one.claim.until, now)}`}
      </p>
      <button
        type="button"
        className={s.claim}
        disabled={!allowed || blocked || change.isPending}
        onClick={toggle}
      >
        {one.claim?.mine ? <Trans>Release claim</Trans> : <Trans>Claim</Trans>}
        <kbd>C</kbd>
      </button>
      {change.isError && (
        <p role="alert" className={s.alert}>
          {errorText(change.error)}
        </p>
      )}
    </>
  );
}
