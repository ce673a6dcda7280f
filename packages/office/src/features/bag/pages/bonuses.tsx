import { Trans } from '@lingui/react/macro';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { useLive } from '../../../app/realtime/use-live.ts';
import s from '../bonuses.module.css';
import { BonusesPanel } from '../bonuses-panel.tsx';
import { RecipientFinder } from '../recipient-finder.tsx';
import { WaitingPanel } from '../waiting-panel.tsx';

/** Shows the bonus page: grants awaiting approval by a second clerk, and one member's bag items at a time. */
export function Bonuses() {
  const { clerk } = useRouteContext({ from: '/office' });
  const { member, page = 1 } = useSearch({ from: '/office/bonuses' });
  const navigate = useNavigate();
  const allowed = may(clerk, 'bonuses.grant');
  useLive('private-staff.bonuses', staffNews.grant_changed, 'grants');
  const go = (next: { member?: string | undefined; page?: number }) => {
    const wanted = { member, page, ...next };
    void navigate({
      to: '/bonuses',
      search: {
        ...(wanted.member === undefined ? {} : { member: wanted.member }),
        ...(wanted.page > 1 ? { page: wanted.page } : {}),
      },
      resetScroll: false,
    });
  };
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Bonuses</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              Large grants wait here for a second clerk’s approval. Small grants go into the
              member’s bag immediately.
            </Trans>
          </p>
        </div>
      </header>
      <WaitingPanel allowed={allowed} page={page} onPage={(next) => go({ page: next })} />
      {allowed && <RecipientFinder onFound={(id) => go({ member: id })} />}
      {member !== undefined && (
        <>
          <BonusesPanel key={member} memberId={member} allowed={allowed} named />
          <p className={paper.actions}>
            {may(clerk, 'members.view') && (
              <Link
                to="/members/$id"
                params={{ id: member }}
                className={`${buttonClass({ variant: 'plain' })} ${s.file ?? ''}`}
              >
                <Icon name="passport" size={18} />
                <Trans>Open the member’s file</Trans>
              </Link>
            )}
            <Button variant="plain" onClick={() => go({ member: undefined })}>
              <Trans>Close bag view</Trans>
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
