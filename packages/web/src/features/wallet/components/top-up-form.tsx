import { Trans, useLingui } from '@lingui/react/macro';
import { startTopUp } from '@wl/contract/wallet';
import { Button } from '@wl/ui/button';
import { Field } from '@wl/ui/field';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { readCents, writeCents } from '../amount.ts';
import { useFormats } from '../../../app/formats.ts';
import { useKey } from './use-key.ts';
import s from './wallet.module.css';

const quick = [20_00, 50_00, 100_00, 250_00];
const kinds = ['card', 'e_wallet', 'bank_transfer'] as const;

/** Amount and way of paying; the card itself is typed on the provider's page, never here. */
export function TopUpForm() {
  const { t } = useLingui();
  const { money } = useFormats();
  const errorText = useErrorText();
  const [text, setText] = useState('50');
  const [kind, setKind] = useState<(typeof kinds)[number]>('card');
  const { key, failed } = useKey();
  const cents = readCents(text);
  const start = useSend(startTopUp, {
    onSuccess: ({ data }) => {
      window.location.assign(data.redirect_url);
    },
    onError: failed,
  });
  const kindNames = { card: t`Card`, e_wallet: t`E-wallet`, bank_transfer: t`Bank transfer` };
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (cents !== undefined) start.mutate({ body: { key, amount_cents: cents, kind } });
      }}
    >
      <Field
        label={t`Amount`}
        hint={t`From ${money(10_00)} to ${money(2000_00)}`}
        error={start.isError ? errorText(start.error) : undefined}
        name="top-up-amount"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={s.quick} role="group" aria-label={t`Quick amounts`}>
        {quick.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={cents === amount}
            onClick={() => setText(writeCents(amount))}
          >
            {money(amount)}
          </button>
        ))}
      </div>
      <fieldset className={s.kinds}>
        <legend>
          <Trans>Pay by</Trans>
        </legend>
        {kinds.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
            {kindNames[one]}
          </label>
        ))}
      </fieldset>
      <Button
        type="submit"
        wide
        loading={start.isPending || start.isSuccess}
        inactive={cents === undefined}
      >
        {cents === undefined ? <Trans>Top up</Trans> : <Trans>Top up {money(cents)}</Trans>}
      </Button>
      <p className={s.small}>
        <Trans>You pay on the provider’s own page. We never see a card number.</Trans>
      </p>
    </form>
  );
}
