import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Alarm } from '../../app/shell/badges.tsx';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';
import { useMoneyAlarms } from './use-money-alarms.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/liability': NoSearch;
    '/auditor': NoSearch;
  }
}

/** Shows the number of open audit findings. */
function OpenFindings() {
  const { t } = useLingui();
  const alarms = useMoneyAlarms();
  return <Alarm count={alarms?.findings} name={t`open findings`} />;
}

export const feature = defineOfficeFeature({
  pages: {
    '/liability': {
      component: lazyRouteComponent(() => import('./pages/liability.tsx'), 'Liability'),
      link: { permission: 'ledger.view', group: 'payments', order: 3, label: msg`Liability` },
    },
    '/auditor': {
      component: lazyRouteComponent(() => import('./pages/auditor.tsx'), 'Auditor'),
      link: {
        permission: 'ledger.view',
        group: 'payments',
        order: 4,
        label: msg`Auditor`,
        badge: OpenFindings,
      },
    },
  },
});
