import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { documentQueue, documentTabs, type DocumentTab } from '@wl/contract/office/passport';
import { request } from '../../app/api.ts';
import { Count } from '../../app/shell/badges.tsx';
import { defineOfficeFeature } from '../../app/feature.ts';
import { useLive } from '../../app/realtime/use-live.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/documents': { tab?: DocumentTab; case?: string };
  }
}

/** Shows the number of documents that await a decision. */
function OpenDocuments() {
  useLive('private-staff.documents', staffNews.document_changed, 'documents');
  const documents = useQuery({
    queryKey: ['documents', 'open', 1],
    queryFn: () => request(documentQueue, { query: { tab: 'open', page: 1 } }),
  });
  return <Count count={documents.data?.meta.counts.open} />;
}

export const feature = defineOfficeFeature({
  pages: {
    '/documents': {
      component: lazyRouteComponent(() => import('./pages/documents.tsx'), 'Documents'),
      search: (search) => {
        const tab = documentTabs.find((one) => one === search['tab']);
        return {
          ...(tab && tab !== 'open' ? { tab } : {}),
          ...(typeof search['case'] === 'string' ? { case: search['case'] } : {}),
        };
      },
      link: {
        permission: 'documents.view',
        group: 'members',
        order: 1,
        label: msg`Documents`,
        badge: OpenDocuments,
        home: 2,
      },
    },
  },
});
