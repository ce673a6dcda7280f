import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { moneyAlarms } from '@wl/contract/office/ledger';
import { request } from '../../app/api.ts';
import { may } from '../../app/session.ts';
import { useLiveMoney } from '../../app/realtime/use-live.ts';

/**
 * Returns the number of open auditor findings and the number of open reconciliation differences. Returns undefined for
 * clerks without access to the ledger, and until the numbers have loaded.
 */
export function useMoneyAlarms(): { findings: number; differences: number } | undefined {
  const clerk = useRouteContext({ from: '/office', select: (context) => context.clerk });
  useLiveMoney('money-alarms');
  const alarms = useQuery({
    queryKey: ['money-alarms'],
    queryFn: () => request(moneyAlarms, {}),
    enabled: may(clerk, 'ledger.view'),
    staleTime: 5 * 60_000,
  });
  return alarms.data?.data;
}
