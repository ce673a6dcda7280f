import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { RecordingList } from '../components/recording-list.tsx';

const PAGE = '/table-recordings';

/**
 * Lists the recordings of dealt tables. Clerks with the required permissions can play recordings, or keep them beyond
 * the retention period.
 */
export function Recordings() {
  const search = useSearch({ from: `/office${PAGE}` });
  const navigate = useNavigate();
  const { clerk } = useRouteContext({ from: '/office' });
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Table recordings</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              The video of every round that a person deals. The record of the round contains the
              hash of its recording, so a changed file is found.
            </Trans>
          </p>
        </div>
      </header>
      <RecordingList
        search={search}
        mayPlay={may(clerk, 'recordings.play')}
        mayHold={may(clerk, 'recordings.hold')}
        onShow={(next) => void navigate({ to: PAGE, search: next })}
      />
    </div>
  );
}
