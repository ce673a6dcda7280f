import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { memberFile } from '@wl/contract/office-members';
import { Icon } from '@wl/ui/icon';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { BonusesPanel } from '../../bag/index.ts';
import { ExclusionPanel } from '../../exclusions/index.ts';
import { AuditTrail } from '../components/audit-trail.tsx';
import { usePassportNames } from '../components/names.ts';
import { LimitsPanel } from '../components/limits-panel.tsx';
import { PassportPanel } from '../components/passport-panel.tsx';
import { ProfilePanel } from '../components/profile-panel.tsx';
import { RoundTable } from '../components/round-table.tsx';
import { SecondFactorPanel } from '../components/second-factor-panel.tsx';
import { TransactionTable } from '../components/transaction-table.tsx';
import s from '../components/members.module.css';

/** Shows a member file: balances, passport, profile, money, play and the audit log. */
export function MemberFile() {
  const { t } = useLingui();
  const { id } = useParams({ from: '/office/members/$id' });
  const { clerk } = useRouteContext({ from: '/office' });
  const { money, number, time } = useFormats();
  const passports = usePassportNames();
  const query = useQuery({
    queryKey: ['member', id],
    queryFn: () => request(memberFile, { params: { id } }),
  });
  if (query.isPending)
    return (
      <div className={s.page}>
        <Waiting />
      </div>
    );
  if (query.isError)
    return (
      <div className={s.page}>
        <Failed error={query.error} again={() => void query.refetch()} />
      </div>
    );
  const file = query.data.data;
  const balances: [string, string][] = [
    [t`Cash`, money(file.wallet.cash)],
    [t`Bonus`, money(file.wallet.bonus)],
    [t`Coins`, number(file.wallet.coins)],
    [t`In play`, money(file.wallet.in_play)],
    [t`On its way out`, money(file.wallet.on_its_way)],
  ];
  return (
    <div className={s.page}>
      <header className={s.head}>
        <div>
          <h1>{file.member.name}</h1>
          <p className={s.sub}>
            {file.member.nickname} · {file.member.email} ·{' '}
            <Trans>member since {time(file.member.created_at)}</Trans>
          </p>
        </div>
        <span className={s.headSide}>
          <Link to="/members/$id/journey" params={{ id }} className={s.journey}>
            <Icon name="globe" size={20} />
            <Trans>Journey, step by step</Trans>
          </Link>
          <span className={s.badge} data-tone={file.member.passport}>
            {passports[file.member.passport]}
          </span>
        </span>
      </header>
      <dl className={s.balances}>
        {balances.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={s.columns}>
        <div className={s.column}>
          <section className={s.panel}>
            <h2>
              <Trans>Top-ups and cash-outs</Trans>
            </h2>
            <TransactionTable transactions={file.transactions} />
          </section>
          {may(clerk, 'bonuses.view') && (
            <BonusesPanel memberId={id} allowed={may(clerk, 'bonuses.grant')} />
          )}
          <section className={s.panel}>
            <h2>
              <Trans>Recent rounds</Trans>
            </h2>
            <RoundTable rounds={file.rounds} />
          </section>
          <section className={s.panel}>
            <h2>
              <Trans>Audit trail</Trans>
            </h2>
            <AuditTrail lines={file.audit} />
          </section>
        </div>
        <div className={s.column}>
          <PassportPanel
            memberId={id}
            passport={file.member.passport}
            documents={file.documents}
            clerk={clerk}
          />
          <LimitsPanel memberId={id} />
          <ProfilePanel profile={file.profile} />
          <SecondFactorPanel
            memberId={id}
            since={file.second_factor_since}
            allowed={may(clerk, 'second_factor.remove')}
          />
          <ExclusionPanel memberId={id} allowed={may(clerk, 'exclusions.set')} />
        </div>
      </div>
    </div>
  );
}
