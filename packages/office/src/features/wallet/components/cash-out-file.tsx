import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memberFile, type CashOutCase } from '@wl/contract/staff';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import { TransactionTable } from '../../members/components/transaction-table.tsx';
import { useStateName } from './state-name.ts';
import s from './cash-outs.module.css';

function useCheckName() {
  const { t } = useLingui();
  return (name: CashOutCase['checks'][number]['name']) =>
    ({
      verified: t`Passport verified`,
      deposit_staked: t`Deposits staked at least once`,
      closed_loop: t`Method was used for a top-up`,
      within_limits: t`Within the limits`,
    })[name];
}

/** The case: who asks for how much, what the rules say, and the member's recent money. */
export function CashOutFile({ one }: { one: CashOutCase }) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  const stateName = useStateName();
  const checkName = useCheckName();
  const file = useQuery({
    queryKey: ['member', one.member.id],
    queryFn: () => request(memberFile, { params: { id: one.member.id } }),
  });
  return (
    <section className={s.file} aria-label={t`The case`}>
      <header className={s.fileHead}>
        <div>
          <h2>
            <Link to="/members/$id" params={{ id: one.member.id }}>
              {one.member.name}
            </Link>{' '}
            <small>{one.member.nickname}</small>
          </h2>
          <p className={s.sub}>
            {stateName(one.state)} · <Trans>asked {time(one.requested_at)}</Trans>
          </p>
        </div>
        <p className={s.amount}>{money(one.amount_cents)}</p>
      </header>
      <div className={s.panels}>
        <div className={s.panel}>
          <h3>
            <Trans>Checks</Trans>
          </h3>
          <ul className={s.checks}>
            {one.checks.map((check) => (
              <li key={check.name} data-passed={check.passed}>
                <svg viewBox="0 0 20 20" width="20" aria-hidden="true">
                  <circle cx="10" cy="10" r="9" fill="currentColor" />
                  <path
                    d={check.passed ? 'm6 10 3 3 5-6' : 'M10 5v6m0 3v1'}
                    stroke="#fff"
                    strokeWidth="2"
                    fill="none"
                  />
                </svg>
                {checkName(check.name)}
                <span className={s.verdict}>{check.passed ? t`in order` : t`look closer`}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={s.panel}>
          <h3>
            <Trans>Where it goes</Trans>
          </h3>
          <p className={s.method}>{one.method}</p>
          <h3>
            <Trans>Approvals</Trans>
          </h3>
          {one.approvals.length === 0 ? (
            <p className={s.sub}>
              {one.needs_two
                ? t`None yet; two different clerks are needed.`
                : t`None yet; one clerk is enough.`}
            </p>
          ) : (
            <ul className={s.approvals}>
              {one.approvals.map((approval) => (
                <li key={approval.at}>
                  <b>{approval.clerk}</b> {time(approval.at)}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={s.panel}>
        <h3>
          <Trans>Recent top-ups and cash-outs</Trans>
        </h3>
        {file.isPending && <div className={s.skeleton} aria-busy="true" />}
        {file.data && <TransactionTable transactions={file.data.data.transactions} />}
      </div>
    </section>
  );
}
