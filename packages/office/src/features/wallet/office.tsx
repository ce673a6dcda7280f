import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { cashOutQueue, queueTabs } from '@wl/contract/office/wallet';
import { request } from '../../app/api.ts';
import { Alarm, Count } from '../../app/shell/badges.tsx';
import { defineOfficeFeature, type LinkGroup, type NoSearch } from '../../app/feature.ts';
import { useMoneyAlarms } from '../ledger/index.ts';

declare module '../../app/feature.ts' {
  interface OfficeGroups {
    payments: LinkGroup;
  }
  interface OfficePages {
    '/cash-outs': { tab?: (typeof queueTabs)[number]; case?: string };
    '/reconciliation': NoSearch;
  }
}

function OpenCashOuts() {
  const open = useQuery({
    queryKey: ['cash-outs', 'open'],
    queryFn: () => request(cashOutQueue, { query: { state: 'open' } }),
  });
  return <Count count={open.data?.meta.counts.open} />;
}

/** Shows the number of open differences between the ledger and the payment provider's statements. */
function OpenDifferences() {
  const { t } = useLingui();
  const alarms = useMoneyAlarms();
  return <Alarm count={alarms?.differences} name={t`open differences`} />;
}

export const feature = defineOfficeFeature({
  groups: { payments: { heading: msg`Payments`, order: 1 } },
  uses: ['ledger'],
  pages: {
    '/cash-outs': {
      component: lazyRouteComponent(() => import('./pages/cash-outs.tsx'), 'CashOuts'),
      search: (search) => {
        const tab = queueTabs.find((one) => one === search['tab']);
        return {
          ...(tab && tab !== 'open' ? { tab } : {}),
          ...(typeof search['case'] === 'string' ? { case: search['case'] } : {}),
        };
      },
      link: {
        permission: 'cash_outs.view',
        group: 'payments',
        order: 1,
        label: msg`Cash-outs`,
        badge: OpenCashOuts,
        home: 1,
      },
    },
    '/reconciliation': {
      component: lazyRouteComponent(() => import('./pages/reconciliation.tsx'), 'Reconciliation'),
      link: {
        permission: 'reconciliation.view',
        group: 'payments',
        order: 2,
        label: msg`Reconciliation`,
        badge: OpenDifferences,
      },
    },
  },
});
