import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { paymentMethods, requestCashOut, type Wallet } from '@wl/contract/wallet';
import { Button } from '@wl/ui/button';
import { Field } from '@wl/ui/field';
import { useState } from 'react';
import { useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session.ts';
import { readCents } from '../amount.ts';
import { useFormats } from '../../../app/formats.ts';
import { useKey } from './use-key.ts';
import s from './wallet.module.css';

/** A cash-out goes back to a method that has paid before; what stands in the way is said with its way out. */
export function CashOutForm({ wallet, done }: { wallet: Wallet; done: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const errorText = useErrorText();
  const passport = useSession((session) => session.player?.passport);
  const methods = useCall(paymentMethods, {});
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { key, renew, failed } = useKey();
  const cents = readCents(text);
  const list = methods.data?.data ?? [];
  const methodId = chosen ?? list[0]?.id;
  const ask = useSend(requestCashOut, {
    onSuccess: () => {
      renew();
      setText('');
      done();
    },
    onError: failed,
  });
  if (passport !== 'verified') {
    return (
      <div className={s.gate}>
        <p>
          <Trans>Your passport has to be verified before you can cash out.</Trans>
        </p>
        <Link to="/my-passport">
          <Trans>See what is missing</Trans>
        </Link>
      </div>
    );
  }
  if (methods.isSuccess && list.length === 0) {
    return (
      <p className={s.gate}>
        <Trans>A cash-out goes back to a method you have topped up with. Top up once first.</Trans>
      </p>
    );
  }
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (cents !== undefined && methodId) {
          ask.mutate({ body: { key, amount_cents: cents, method_id: methodId } });
        }
      }}
    >
      <Field
        label={t`Amount`}
        hint={t`You have ${money(wallet.cash)} in cash`}
        error={ask.isError ? errorText(ask.error) : undefined}
        name="cash-out-amount"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset className={s.kinds}>
        <legend>
          <Trans>Send it to</Trans>
        </legend>
        {list.map((method) => (
          <label key={method.id}>
            <input
              type="radio"
              name="method"
              checked={methodId === method.id}
              onChange={() => setChosen(method.id)}
            />
            {method.label}
          </label>
        ))}
      </fieldset>
      <Button
        type="submit"
        variant="ink"
        wide
        loading={ask.isPending}
        inactive={cents === undefined || !methodId}
      >
        {cents === undefined ? <Trans>Cash out</Trans> : <Trans>Cash out {money(cents)}</Trans>}
      </Button>
      {ask.isSuccess && (
        <p className={s.small} role="status">
          <Trans>Your envelope is sealed and waits for the payments desk.</Trans>
        </p>
      )}
    </form>
  );
}
