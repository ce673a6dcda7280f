import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import { memberFile } from '@wl/contract/office/members';
import type { Clerk } from '@wl/contract/office/staff';
import { Icon } from '@wl/ui/icon';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { BonusesPanel } from '../../bag/index.ts';
import { ExclusionPanel } from '../../exclusions/index.ts';
import { LimitsPanel } from '../../limits/index.ts';
import { PassportPanel } from '../../passport/index.ts';
import { AuditTrail } from '../components/audit-trail.tsx';
import { Bounces } from '../components/bounces.tsx';
import { usePassportNames } from '../components/names.ts';
import { ProfilePanel } from '../components/profile-panel.tsx';
import { RoundTable } from '../components/round-table.tsx';
import { SecondFactorPanel } from '../components/second-factor-panel.tsx';
import { TransactionTable } from '../components/transaction-table.tsx';
import s from '../components/members.module.css';

type File = ReplyOf<typeof memberFile>['data'];

function Head({ id, file: { member, email_bounces: bounces } }: { id: string; file: File }) {
  const { time } = useFormats();
  const passport = usePassportNames()[member.passport];
  return (
    <header className={s.head}>
      <div>
        <h1>{member.name}</h1>
        <p className={s.sub}>
          {member.nickname} · {member.email} · <Trans>member since {time(member.created_at)}</Trans>
        </p>
        {bounces && <Bounces bounces={bounces} />}
      </div>
      <span className={s.headSide}>
        <Link to="/members/$id/journey" params={{ id }} className={s.journey}>
          <Icon name="globe" size={20} />
          <Trans>Journey, step by step</Trans>
        </Link>
        <span className={s.badge} data-tone={member.passport}>
          <Trans>Passport: {passport}</Trans>
        </span>
      </span>
    </header>
  );
}

function Balances({ wallet }: { wallet: File['wallet'] }) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const balances: [string, string][] = [
    [t`Cash`, money(wallet.cash)],
    [t`Bonus`, money(wallet.bonus)],
    [t`Coins`, number(wallet.coins)],
    [t`In play`, money(wallet.in_play)],
    [t`Reserved for cash-outs`, money(wallet.on_its_way)],
  ];
  return (
    <dl className={s.balances}>
      {balances.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ColumnProps {
  id: string;
  file: File;
  clerk: Clerk;
}

/** Shows the member's payments, bonuses, rounds and audit trail. */
function Activity({ id, file, clerk }: ColumnProps) {
  return (
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
        <p className={s.more}>
          <Link to="/members/$id/table-rounds" params={{ id }}>
            <Trans>Rounds at live tables</Trans>
          </Link>
        </p>
      </section>
      <section className={s.panel}>
        <h2>
          <Trans>Audit trail</Trans>
        </h2>
        <AuditTrail lines={file.audit} />
      </section>
    </div>
  );
}

/** Shows the member's passport, limits, profile, second factor and exclusion. */
function Account({ id, file, clerk }: ColumnProps) {
  return (
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
  );
}

/** Shows a member's file: balances, passport, limits, profile, payments, rounds and audit trail. */
export function MemberFile() {
  const { id } = useParams({ from: '/office/members/$id' });
  const { clerk } = useRouteContext({ from: '/office' });
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
  if (!query.data)
    return (
      <div className={s.page}>
        <Failed error={query.error} again={() => void query.refetch()} />
      </div>
    );
  const file = query.data.data;
  return (
    <div className={s.page}>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      <Head id={id} file={file} />
      <Balances wallet={file.wallet} />
      <div className={s.columns}>
        <Activity id={id} file={file} clerk={clerk} />
        <Account id={id} file={file} clerk={clerk} />
      </div>
    </div>
  );
}
