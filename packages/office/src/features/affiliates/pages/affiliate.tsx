import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { affiliateFile, type AffiliateFile } from '@wl/contract/office/affiliates';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { keepAnswer } from '../../../app/keep-answer.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useBegun } from '../../../app/forms/use-begun.ts';
import { EditPanel } from '../components/edit-panel.tsx';
import { LinksPanel } from '../components/links-panel.tsx';
import { MonthsPanel, PayoutPanel } from '../components/payout-panel.tsx';
import { ReferralsPanel } from '../components/referrals-panel.tsx';
import { ReportPanel } from '../components/report-panel.tsx';
import { useAffiliateNames } from '../names.ts';
import s from '../components/affiliates.module.css';

/** Shows one affiliate: report, months, members, payouts, links and the account itself. */
export function Affiliate() {
  const { id } = useParams({ from: '/office/affiliates/$id' });
  const query = useQuery({
    queryKey: ['affiliate', id],
    queryFn: () => request(affiliateFile, { params: { id } }),
  });
  return (
    <div className={paper.page}>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && <File key={id} file={query.data.data} />}
    </div>
  );
}

function File({ file }: { file: AffiliateFile }) {
  const { clerk } = useRouteContext({ from: '/office' });
  const queries = useQueryClient();
  const begun = useBegun(file.version);
  const onChange = (reply: { data: AffiliateFile }) => {
    keepAnswer(queries, ['affiliate', file.id], reply);
    for (const key of ['affiliates', 'affiliate-referrals', 'affiliate-report'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
  const edits = may(clerk, 'affiliates.edit');
  return (
    <>
      <Head file={file} />
      <div className={paper.columns}>
        <div className={s.main}>
          <ReportPanel id={file.id} name={file.tokens[0]?.token ?? file.id} />
          <MonthsPanel file={file} />
          <ReferralsPanel id={file.id} mayOpen={may(clerk, 'members.view')} />
          {edits && <EditPanel file={file} begun={begun} onChange={onChange} />}
        </div>
        <div className={s.side}>
          <PayoutPanel file={file} allowed={may(clerk, 'affiliates.pay')} onChange={onChange} />
          <LinksPanel file={file} allowed={edits} onChange={onChange} />
        </div>
      </div>
    </>
  );
}

function Head({ file }: { file: AffiliateFile }) {
  const { t } = useLingui();
  const { time, number } = useFormats();
  const { states } = useAffiliateNames();
  const person = `${file.first_name} ${file.last_name}`;
  return (
    <header className={paper.head}>
      <div>
        <p>
          <Link to="/affiliates">
            <Trans>All affiliates</Trans>
          </Link>
        </p>
        <h1>{file.name}</h1>
        <p className={paper.sub}>
          {person} · <a href={`mailto:${file.email}`}>{file.email}</a>
          {file.phone !== '' && ` · ${file.phone}`} · <Trans>since {time(file.created_at)}</Trans>
        </p>
      </div>
      <p className={paper.actions} aria-label={t`Status`} role="group">
        <span className={paper.badge}>
          <Trans>{number(file.share_percent)}% of net revenue</Trans>
        </span>
        {file.next_share_percent !== null && (
          <span className={paper.badge} data-tone="warn">
            <Trans>{number(file.next_share_percent)}% from next month</Trans>
          </span>
        )}
        <span className={paper.badge} data-tone={file.state === 'active' ? 'ok' : 'warn'}>
          {states[file.state]}
        </span>
      </p>
    </header>
  );
}
