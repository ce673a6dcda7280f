import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import { cashierLimits } from '@wl/contract/wallet';
import { startTopUp } from '@wl/contract/wallet-top-ups';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useEffect, useState } from 'react';
import { useCall, useSend } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { hasPage } from '../../../../app/features.ts';
import { useFormats } from '../../../../app/language/formats.ts';
import { ApiError } from '../../../../app/request.ts';
import { readCents, writeCents } from '../../../../app/language/amount.ts';
import { useNow } from '../../use-moments.ts';
import { judgeTopUp, strictest, type Bound } from '../../verdict.ts';
import s from './cashier.module.css';
import { QuickAmounts } from './quick-amounts.tsx';
import { useComplaint } from './use-complaint.ts';
import { useKey } from '../../../../app/use-key.ts';
import { WayPicker } from './way-picker.tsx';

const quick = [20_00, 50_00, 100_00, 250_00];
const LIMITS_PAGE: string = '/my-limits';

/** Returns the form's state: the amount and its error, the payment method, and the call that starts the payment. */
function useTopUpDraft() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const complain = useComplaint();
  const [text, setText] = useState('50');
  const [tried, setTried] = useState(false);
  const [kind, setKind] = useState<'card' | 'e_wallet' | 'bank_transfer'>('card');
  const { key, renew, failed } = useKey();
  const limits = useCall(cashierLimits, {});
  const room = limits.data?.data.top_up;
  const cents = readCents(text);
  const start = useSend(startTopUp, {
    onSuccess: ({ data }) => {
      window.location.assign(data.redirect_url);
    },
    onError: (error) => {
      failed(error);
      void limits.refetch();
    },
  });
  // When the back button restores this page, the form is still waiting for the earlier top-up. Reset the request's
  // state, and use a new key.
  const { reset } = start;
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      reset();
      renew();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [reset, renew]);

  const closed = useClosed(limits.data?.data);
  const ours =
    cents === undefined
      ? t`Enter an amount, such as 50.`
      : room && closed === undefined
        ? complain(judgeTopUp(cents, room))
        : undefined;
  return {
    room,
    closed,
    text,
    cents,
    change: (next: string) => {
      setText(next);
      if (start.isError) reset();
    },
    leave: () => setTried(true),
    error: start.isError ? errorText(start.error) : tried ? ours : undefined,
    kind,
    setKind,
    waiting: start.isPending || start.isSuccess,
    submit: () => {
      setTried(true);
      if (cents !== undefined && ours === undefined) {
        start.mutate({ body: { key, amount_cents: cents, kind } });
      }
    },
  };
}

type TopUpDraft = ReturnType<typeof useTopUpDraft>;

/**
 * Shows the top-up form: amount and payment method. The card number is typed on the provider's page, never on this
 * page.
 */
export function TopUpForm() {
  const { t } = useLingui();
  const { money } = useFormats();
  const draft = useTopUpDraft();
  const { room, closed, cents } = draft;
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      <Amount draft={draft} />
      <WayPicker
        legend={<Trans>Payment method</Trans>}
        name="kind"
        ways={[
          { key: 'card', icon: 'card', title: t`Card`, hint: t`Debit or credit card, instant` },
          {
            key: 'e_wallet',
            icon: 'wallet',
            title: t`E-wallet`,
            hint: t`Requires e-wallet sign-in`,
          },
          {
            key: 'bank_transfer',
            icon: 'bank',
            title: t`Bank transfer`,
            hint: t`This can take a few minutes`,
          },
        ]}
        current={draft.kind}
        onPick={draft.setKind}
      />
      {closed === undefined && <Room room={room} />}
      <Button
        type="submit"
        size="large"
        wide
        loading={draft.waiting}
        {...(closed === undefined ? {} : { reason: closed })}
      >
        {cents === undefined ? <Trans>Top up</Trans> : <Trans>Top up {money(cents)}</Trans>}
      </Button>
      <p className={s.small}>
        <Icon name="lock" size={18} />
        <span>
          <Trans>You pay on the payment provider’s page. We never see your card number.</Trans>
        </span>
      </p>
    </form>
  );
}

/** Shows the field for the amount, with buttons for common amounts. */
function Amount({ draft: { room, text, cents, error, leave, change } }: { draft: TopUpDraft }) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <div className={s.amount}>
      <Field
        label={t`Amount`}
        hint={
          room
            ? t`From ${money(room.minimum)} to ${money(room.maximum)} per payment`
            : t`Amount in dollars`
        }
        error={error}
        name="top-up-amount"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onBlur={leave}
        onChange={(event) => change(event.target.value)}
      />
      <QuickAmounts
        label={t`Quick amounts`}
        amounts={quick.map((amount) => ({
          cents: amount,
          over: room !== undefined && judgeTopUp(amount, room) !== undefined,
        }))}
        current={cents}
        onPick={(amount) => change(writeCents(amount))}
      />
    </div>
  );
}

const MINUTE_MS = 60_000;

/** Returns the reason why top-ups are blocked after failed payments; undefined if they are not blocked. */
function useClosed(limits: ReplyOf<typeof cashierLimits>['data'] | undefined): string | undefined {
  const errorText = useErrorText();
  const now = useNow();
  if (limits?.top_ups_suspended) {
    return errorText(new ApiError(423, { code: 'wallet.top_ups_suspended' }));
  }
  const left = limits?.blocked_until ? Date.parse(limits.blocked_until) - now : 0;
  if (left <= 0) return undefined;
  const minutes = Math.ceil(left / MINUTE_MS);
  return errorText(new ApiError(429, { code: 'wallet.too_many_failed', params: { minutes } }));
}

/** Shows how much the member can still top up now, today and this month, and which limit is the strictest. */
function Room({ room }: { room: Parameters<typeof strictest>[0] | undefined }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const bound = room && strictest(room);
  const names: Record<Bound, string> = {
    payment: t`The amount available now is the maximum for one payment.`,
    day: t`Your daily limit determines how much you can top up now.`,
    month: t`Your monthly limit determines how much you can top up now.`,
    own: t`The limit you set determines how much you can top up now.`,
  };
  const nothing = room !== undefined && room.available < room.minimum;
  return (
    <div className={s.room} data-waiting={room === undefined} data-closed={nothing}>
      <dl>
        <div>
          <dt>
            <Trans>Available now</Trans>
          </dt>
          <dd>{room ? money(room.available) : '…'}</dd>
        </div>
        <div>
          <dt>
            <Trans>Remaining today</Trans>
          </dt>
          <dd>{room ? money(room.left_day) : '…'}</dd>
        </div>
        <div>
          <dt>
            <Trans>Remaining this month</Trans>
          </dt>
          <dd>{room ? money(room.left_month) : '…'}</dd>
        </div>
      </dl>
      <p>
        {bound ? names[bound] : '…'}{' '}
        {hasPage(LIMITS_PAGE) && (
          <Link to={LIMITS_PAGE}>
            <Trans>My Limits</Trans>
          </Link>
        )}
      </p>
    </div>
  );
}
