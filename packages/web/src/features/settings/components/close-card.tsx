import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { closeAccount } from '@wl/contract/settings';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Field, Select } from '@wl/ui/controls/field';
import { showToast } from '@wl/ui/feedback/toast';
import { closeReasons, type CloseReason } from '@wl/world/casino/closing';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { endSession } from '../../../app/session/session.ts';
import { Card } from './card.tsx';
import s from './settings.module.css';

/** Shows the card for closing the account permanently. Its text suggests a break as an alternative. */
export function CloseCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card icon="sign-out" title={<Trans>Close account</Trans>}>
      <p>
        <Trans>
          This is permanent: you lose your bonuses and Coins, and you cannot open another account.
          If you only need some time off, take a break or exclude yourself on the{' '}
          <Link to="/my-limits">My Limits</Link> page.
        </Trans>
      </p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Close my account</Trans>
      </Button>
      {isOpen && <CloseDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [reason, setReason] = useState<CloseReason | ''>('');
  const [password, setPassword] = useState('');
  const words: Record<CloseReason, string> = {
    too_much_time: t`I spend too much time playing`,
    too_much_money: t`I spend too much money`,
    no_longer_fun: t`Playing is no longer fun`,
    another_house: t`I play elsewhere`,
    privacy: t`I do not want you to keep my data`,
    other: t`Another reason`,
  };
  const close = useSend(closeAccount, {
    onSuccess: async () => {
      endSession();
      showToast({ text: t`Your account is closed. Goodbye.`, tone: 'good' });
      await navigate({ to: '/' });
    },
  });
  return (
    <Dialog title={t`Close account`} closeLabel={t`Close`} onClose={onClose} paper>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== '') close.mutate({ body: { reason, password } });
        }}
      >
        <p>
          <Trans>
            You lose your bonuses and Coins. Before you can close your account, you must cash out
            your balance.
          </Trans>
        </p>
        <Select
          label={t`Reason`}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value as CloseReason)}
        >
          <option value="">{t`Choose…`}</option>
          {closeReasons.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
        <Field
          label={t`Your password`}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={close.isError ? errorText(close.error) : undefined}
          onChange={(event) => {
            close.reset();
            setPassword(event.target.value);
          }}
        />
        <Button type="submit" variant="ink" wide loading={close.isPending}>
          <Trans>Close account permanently</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
