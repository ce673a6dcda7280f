import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cashierLimits, paymentMethods } from '@wl/contract/wallet';
import { CASH_OUT_COOLING_MS } from '@wl/world/casino/limits';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Icon, type IconName } from '@wl/ui/icon';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCall } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { useFormats } from '../../../../app/language/formats.ts';
import { ApiError } from '../../../../app/request.ts';
import type { Wallet } from '../../../../app/hud/wallet.ts';
import { useSession } from '../../../../app/session/session.ts';
import { readCents, writeCents } from '../../../../app/language/amount.ts';
import { judgeCashOut } from '../../verdict.ts';
import s from './cashier.module.css';
import { QuickAmounts } from './quick-amounts.tsx';
import { useCashOutRequest } from './use-cash-out-request.ts';
import { useComplaint } from './use-complaint.ts';
import { WayPicker } from './way-picker.tsx';

/** Dialog that is loaded on demand, because it is rarely needed. */
const EndsBonusesDialog = lazy(() => import('./ends-bonuses-dialog.tsx'));

const MINUTE_MS = 60_000;
const methodIcons: Record<string, IconName> = {
  card: 'card',
  e_wallet: 'wallet',
  bank_transfer: 'bank',
};

/** Returns the payment methods, the limits, and, if a cash-out is not possible, the reason. */
function useConditions(wallet: Wallet) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const verified = useSession((session) => session.player?.passport === 'verified');
  const methods = useCall(paymentMethods, {});
  const limits = useCall(cashierLimits, {});
  const list = methods.data?.data ?? [];
  const room = limits.data?.data.cash_out;
  return {
    verified,
    methods,
    limits,
    list,
    room,
    most: room ? Math.min(wallet.cash, room.available) : wallet.cash,
    ready: verified && list.length > 0,
    // Only a failed first load is reported as an error, because earlier data remains usable after a failed refetch.
    missed: verified && methods.isLoadingError ? methods.error : undefined,
    reason: !verified
      ? t`Your passport must be verified first.`
      : methods.isSuccess && list.length === 0
        ? t`Top up first: cash-outs are paid to a payment method that you have used to top up.`
        : limits.data?.data.cash_outs_available === false
          ? errorText(new ApiError(503, { code: 'wallet.cash_outs_unavailable' }))
          : undefined,
  };
}

type Conditions = ReturnType<typeof useConditions>;

/** Returns the state of the form: the amount and its error, the payment method, and the request. */
function useCashOutDraft(
  { cash }: Wallet,
  { list, room, limits, methods, missed, ready }: Conditions,
  done: () => void,
) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const complain = useComplaint();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const request = useCashOutRequest(() => {
    setText('');
    setTried(false);
    void limits.refetch();
    done();
  });
  const cents = readCents(text);
  const methodId = chosen ?? list[0]?.id;
  const send = (endBonuses: boolean) => {
    if (cents !== undefined && methodId) request.send(cents, methodId, endBonuses);
  };
  const ours =
    cents === undefined
      ? t`Enter the amount you want to cash out.`
      : room && complain(judgeCashOut(cents, room, cash));
  const failure = request.error ?? missed;
  return {
    text,
    cents,
    change: (next: string) => {
      setText(next);
      request.forget();
    },
    leave: () => text !== '' && setTried(true),
    error: failure ? errorText(failure) : tried && ready ? ours : undefined,
    methodId,
    setChosen,
    request,
    submit: () => {
      setTried(true);
      if (missed) void methods.refetch();
      else if (ours === undefined) send(false);
    },
    confirm: () => send(true),
  };
}

type CashOutDraft = ReturnType<typeof useCashOutDraft>;

/**
 * Shows the form for a cash-out to a payment method that the member has used for a top-up. If a requirement is not met,
 * lists the requirements and how to meet them.
 */
export function CashOutForm({ wallet, done }: { wallet: Wallet; done: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const conditions = useConditions(wallet);
  const draft = useCashOutDraft(wallet, conditions, done);
  const { verified, methods, list, ready, reason } = conditions;
  const { cents, methodId, request } = draft;
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      {methods.data && !ready && <Needed verified={verified} paid={list.length > 0} />}
      <Amount draft={draft} conditions={conditions} />
      {list.length > 0 && (
        <WayPicker
          legend={<Trans>Send the money to</Trans>}
          name="method"
          ways={list.map(({ id, kind, label }) => ({
            key: id,
            icon: methodIcons[kind] ?? 'card',
            title: label,
            hint: t`Previously used for a top-up`,
          }))}
          current={methodId}
          onPick={draft.setChosen}
        />
      )}
      {request.isSuccess ? (
        <p className={s.sealed} role="status">
          <Icon name="check-circle" size={20} />
          <Trans>Cash-out requested. You can follow each step under “Cash-outs in progress”.</Trans>
        </p>
      ) : (
        <Next target={list.find(({ id }) => id === methodId)?.label} />
      )}
      <Button
        type="submit"
        size="large"
        wide
        // Show the loading state until the member's payment methods are known.
        loading={request.isPending || (verified && methods.isPending)}
        {...(reason === undefined ? {} : { reason })}
      >
        {cents === undefined ? <Trans>Cash out</Trans> : <Trans>Cash out {money(cents)}</Trans>}
      </Button>
      {request.endsBonuses && cents !== undefined && (
        <Suspense>
          <EndsBonusesDialog
            amount={money(cents)}
            loading={request.isPending}
            onConfirm={draft.confirm}
            onClose={request.cancel}
          />
        </Suspense>
      )}
    </form>
  );
}

/** Shows the amount field, with buttons for common amounts and for all available cash. */
function Amount({
  draft: { text, cents, error, leave, change },
  conditions: { most, room },
}: {
  draft: CashOutDraft;
  conditions: Conditions;
}) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <div className={s.amount}>
      <Field
        label={t`Amount`}
        hint={t`You can cash out ${money(most)} now`}
        error={error}
        name="cash-out-amount"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onBlur={leave}
        onChange={(event) => change(event.target.value)}
      />
      <QuickAmounts
        label={t`Quick amounts`}
        amounts={[
          ...[20_00, 50_00, 100_00].map((amount) => ({ cents: amount, over: amount > most })),
          {
            cents: most,
            name: t({ context: 'amount', message: 'All' }),
            over: most < (room?.minimum ?? 1),
          },
        ]}
        current={cents}
        onPick={(amount) => change(writeCents(amount))}
      />
    </div>
  );
}

/** Lists the requirements for a cash-out. Requirements that are met are ticked. */
function Needed({ verified, paid }: { verified: boolean; paid: boolean }) {
  return (
    <section className={s.needed}>
      <h3>
        <Trans>Cash-out requirements</Trans>
      </h3>
      <ul>
        <Need there={verified}>
          <Trans>A verified passport: identity and address</Trans>{' '}
          {!verified && (
            <Link to="/my-passport">
              <Trans>See remaining verification steps</Trans>
            </Link>
          )}
        </Need>
        <Need there={paid}>
          <Trans>
            A payment method you have used to top up. The money goes back to the same method.
          </Trans>
        </Need>
      </ul>
    </section>
  );
}

function Need({ there, children }: { there: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <li data-there={there}>
      <Icon name={there ? 'check-circle' : 'warning'} size={20} />
      <span>
        <span className="sr-only">{there ? t`Done:` : t`Missing:`}</span> {children}
      </span>
    </li>
  );
}

/** Lists the steps that take place after the form is submitted. */
function Next({ target }: { target: string | undefined }) {
  const minutes = CASH_OUT_COOLING_MS / MINUTE_MS;
  return (
    <ol className={s.next}>
      <li>
        <Trans>
          The amount is deducted from your cash balance immediately and set aside for the cash-out.
        </Trans>
      </li>
      <li>
        <Trans>
          If no review is needed, your cash-out is paid automatically after {minutes} minutes. Until
          then, you can cancel or flush it. A flushed cash-out is sent immediately and cannot be
          cancelled.
        </Trans>
      </li>
      <li>
        {target === undefined ? (
          <Trans>
            Otherwise, our team reviews the cash-out first. You can follow every step in your
            wallet.
          </Trans>
        ) : (
          <Trans>
            Otherwise, our team reviews the cash-out before sending it to {target}. You can follow
            its status in your wallet.
          </Trans>
        )}
      </li>
    </ol>
  );
}
