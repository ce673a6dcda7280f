import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { infoPageFiles } from '@wl/contract/office/articles-pages';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { PageTable } from '../components/page-table.tsx';
import { SectionLinks } from '../components/section-links.tsx';

/** Lists the information pages and, for each page, the state of its text in every language. */
export function InfoPages() {
  const query = useQuery({
    queryKey: ['articles', 'pages'],
    queryFn: () => request(infoPageFiles, {}),
    // Refetch whenever the page is opened, because no realtime message reports changes made by other clerks.
    staleTime: 0,
  });
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Information pages</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              The original texts are part of the application. An edited text replaces the original
              in its language until you use the original text again.
            </Trans>
          </p>
        </div>
      </header>
      <SectionLinks />
      {query.isPending && <Waiting lines={7} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <div className={paper.panel}>
          <PageTable pages={query.data.data} />
        </div>
      )}
    </div>
  );
}
