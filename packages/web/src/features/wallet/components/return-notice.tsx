import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { topUpState } from '@wl/contract/wallet';
import { queryOf } from '../../../app/api.ts';
import { useFormats } from '../../../app/formats.ts';
import s from './wallet.module.css';

/** How often a top-up under way is asked about, should the realtime news not arrive. */
const ASK_AGAIN_MS = 2000;

/** After the provider's page: what became of the top-up. The return itself credits nothing. */
export function ReturnNotice({ id }: { id: string }) {
  const { money } = useFormats();
  const state = useQuery({
    ...queryOf(topUpState, { params: { id } }),
    refetchInterval: (query) =>
      query.state.data?.data.status === 'Pending' ? ASK_AGAIN_MS : false,
  });
  const topUp = state.data?.data;
  if (!topUp) return null;
  const amount = money(topUp.amount);
  return (
    <p className={s.notice} role="status" data-status={topUp.status}>
      {topUp.status === 'Completed' && <Trans>{amount} has arrived. Have a good journey!</Trans>}
      {topUp.status === 'Pending' && (
        <Trans>The provider is still working on your {amount} …</Trans>
      )}
      {topUp.status === 'Cancelled' && (
        <Trans>The top-up of {amount} did not go through. Nothing was charged.</Trans>
      )}
    </p>
  );
}
