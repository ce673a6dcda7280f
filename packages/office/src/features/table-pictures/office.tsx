import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { recordingFilters } from '@wl/contract/office/table-pictures-recordings';
import { paged } from '../../app/address.ts';
import { defineOfficeFeature } from '../../app/feature.ts';
import { Alarm } from '../../app/shell/badges.tsx';
import { alarmsQuery, type RecordingsSearch } from './recordings-api.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/table-recordings': RecordingsSearch;
  }
}

/** Shows the number of recordings with a problem. */
function Problems() {
  const { t } = useLingui();
  const alarms = useQuery(alarmsQuery);
  return <Alarm count={alarms.data?.data.problems} name={t`recordings with a problem`} />;
}

export const feature = defineOfficeFeature({
  pages: {
    '/table-recordings': {
      component: lazyRouteComponent(() => import('./pages/recordings.tsx'), 'Recordings'),
      search: (search): RecordingsSearch => {
        const show = recordingFilters.find((one) => one === search['show']);
        const round = Number(search['round'] ?? Number.NaN);
        return {
          ...(show && show !== 'all' && { show }),
          ...(typeof search['table'] === 'string' && { table: search['table'].slice(0, 64) }),
          ...(Number.isInteger(round) && round >= 0 && round < 1e9 && { round }),
          ...paged(search),
        };
      },
      link: {
        permission: 'recordings.view',
        group: 'casino',
        order: 5,
        label: msg`Table recordings`,
        badge: Problems,
      },
    },
  },
});
