import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '@wl/contract/settings';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { showToast } from '@wl/ui/feedback/toast';
import { useState } from 'react';
import { ApiError, useSend } from '../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../app/errors.tsx';
import { Card } from './card.tsx';
import s from './settings.module.css';

const EMPTY = { current: '', password: '', confirmation: '' };

/** Shows a card for changing the password. Changing it signs out every other device. */
export function PasswordCard({ changed }: { changed: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const [form, setForm] = useState(EMPTY);
  const put = useSend(changePassword, {
    onSuccess: () => {
      setForm(EMPTY);
      changed();
      showToast({
        text: t`Your new password is set. All other devices have been signed out.`,
        tone: 'good',
      });
    },
  });
  const texts = fieldTexts(put.error);
  const isWrong = put.error instanceof ApiError && put.error.code === 'auth.wrong_password';
  const isOther = put.isError && !isWrong && Object.keys(texts).length === 0;
  const field = (name: keyof typeof EMPTY) => ({
    name,
    type: 'password' as const,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      put.reset();
      setForm({ ...form, [name]: event.target.value });
    },
  });
  return (
    <Card icon="key" title={<Trans>Password</Trans>}>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          put.mutate({ body: form });
        }}
      >
        <Field
          label={t`Current password`}
          autoComplete="current-password"
          error={isWrong ? errorText(put.error) : undefined}
          {...field('current')}
        />
        <Field
          label={t`New password`}
          hint={t`At least 8 characters, including a number, a special character and a capital letter.`}
          autoComplete="new-password"
          error={texts['password']}
          {...field('password')}
        />
        <Field
          label={t`Repeat the new password`}
          autoComplete="new-password"
          error={texts['confirmation']}
          {...field('confirmation')}
        />
        {isOther && (
          <p role="alert" className={s.trouble}>
            {errorText(put.error)}
          </p>
        )}
        <Button type="submit" variant="ink" loading={put.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </form>
    </Card>
  );
}
