import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addPasskey, beginPasskey } from '@wl/contract/office/staff-passkeys';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import type { Language } from '@wl/world/languages';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { CodeField } from '../../../app/entrance/entrance-form.tsx';
import { Field } from '../../../app/forms/field.tsx';
import paper from '../../../app/paper.module.css';
import { makePasskeyFor, NoPasskey } from '../../../app/entrance/passkey.ts';
import s from './staff.module.css';

/**
 * Shows the form for adding a passkey. The form asks for a name and an authenticator code. After the code is accepted,
 * the browser prompts the clerk to create the passkey.
 */
export function AddPasskeyForm({ onAdded }: { onAdded: (name: string) => void }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const add = useMutation({
    mutationFn: async () => {
      const passkey = await makePasskeyFor(await request(beginPasskey, { body: { code } }));
      const language = i18n.locale as Language;
      return request(addPasskey, { body: { name: name.trim(), passkey, language } });
    },
    onSuccess: (reply) => {
      queries.setQueryData(['own-passkeys'], reply);
      onAdded(name.trim());
      setName('');
    },
    // Clear the code even after a failed attempt, because each code can be used only once.
    onSettled: () => setCode(''),
  });
  return (
    <form
      className={`${paper.form ?? ''} ${s.adding ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <h3>
        <Trans>Add a passkey</Trans>
      </h3>
      <Field
        label={t`Name (for example, the device that stores the passkey)`}
        max={60}
        value={name}
        onChange={setName}
      />
      <CodeField
        required
        isInvalid={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      {add.isError && (
        <p role="alert" className={paper.alert}>
          {add.error instanceof NoPasskey ? (
            <Trans>
              No passkey was created. Enter a new code from your authenticator app and try again.
            </Trans>
          ) : (
            errorText(add.error)
          )}
        </p>
      )}
      <p className={paper.actions}>
        <Button type="submit" inactive={add.isPending || name.trim() === '' || code.length < 6}>
          <Icon name="key" size={18} />
          {add.isPending ? <Trans>Waiting for your device…</Trans> : <Trans>Add passkey</Trans>}
        </Button>
      </p>
    </form>
  );
}
