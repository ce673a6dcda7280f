import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import { topUpState } from '@wl/contract/wallet-top-ups';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { Stamp } from '@wl/ui/journey/stamp';
import { queryOf } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { useFormats } from '../../../../app/language/formats.ts';
import s from './return-message.module.css';

const ASK_AGAIN_MS = 1500;

/**
 * Shows the result of a top-up after the member returns from the provider's page. The return does not prove payment, so
 * the state is polled until the result is known. A realtime event can update the state sooner.
 */
export function ReturnMessage({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const state = useQuery({
    ...queryOf(topUpState, { params: { id } }),
    refetchInterval: (query) =>
      query.state.data?.data.status === 'Pending' ? ASK_AGAIN_MS : false,
  });
  const topUp = state.data?.data;
  const status = topUp?.status ?? 'Pending';
  return (
    <section
      className={`paper ${s.message ?? ''}`}
      data-status={state.isError ? 'Cancelled' : status}
    >
      <div className={s.words} role="status">
        <b>{state.isError ? errorText(state.error) : <Headline topUp={topUp} />}</b>
        <span>
          <Detail topUp={topUp} isUnknown={state.isError} />
        </span>
      </div>
      {status === 'Completed' && (
        <span className={s.stamp} aria-hidden="true">
          <Stamp name={t`Credited`} tone="green" fresh />
        </span>
      )}
      {status === 'Pending' && !state.isError && <span className={s.turning} aria-hidden="true" />}
      <div className={s.actions}>
        {status === 'Completed' && (
          <Link to="/casino-floor" className={buttonClass({ variant: 'ink' })}>
            <Trans>Go to the casino floor</Trans>
          </Link>
        )}
        <button
          type="button"
          className={s.close}
          aria-label={t`Close this message`}
          onClick={onClose}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
    </section>
  );
}

type TopUp = ReplyOf<typeof topUpState>['data'];

function Headline({ topUp }: { topUp: TopUp | undefined }) {
  const { money } = useFormats();
  const amount = topUp ? money(topUp.amount) : '';
  return topUp?.status === 'Completed' ? (
    <Trans>{amount} has been credited to your cash balance.</Trans>
  ) : topUp?.step === 'refunded' ? (
    <Trans>Your payment of {amount} was credited and then refunded to your payment method.</Trans>
  ) : topUp?.status === 'Cancelled' ? (
    <Trans>The top-up of {amount} failed. You were not charged.</Trans>
  ) : topUp ? (
    <Trans>The payment provider is still processing your payment of {amount}…</Trans>
  ) : (
    <Trans>Checking with the payment provider…</Trans>
  );
}

/** Shows the next step of a pending or failed top-up, or the method and time of a completed or refunded top-up. */
function Detail({ topUp, isUnknown }: { topUp: TopUp | undefined; isUnknown: boolean }) {
  const { dateTime } = useFormats();
  const status = topUp?.status ?? 'Pending';
  return (
    <>
      {status === 'Pending' && !isUnknown && (
        <Trans>You can leave this page: the money is credited automatically.</Trans>
      )}
      {status === 'Completed' && topUp && (
        <>
          {topUp.method} · {dateTime(topUp.updated_at)}
        </>
      )}
      {topUp?.step === 'refunded' && (
        <>
          {topUp.method} · {dateTime(topUp.updated_at)}
        </>
      )}
      {status === 'Cancelled' && topUp?.step !== 'refunded' && (
        <Trans>Try again below, or choose another payment method.</Trans>
      )}
    </>
  );
}
