import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Passkey, removePasskey } from '@wl/contract/office/staff-passkeys';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import type { Language } from '@wl/world/languages';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';

/** Asks for confirmation before a passkey is removed. */
export function RemovePasskeyDialog({
  passkey: { id, name },
  onDone,
  onClose,
}: {
  passkey: Passkey;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      request(removePasskey, { params: { id }, body: { language: i18n.locale as Language } }),
    onSuccess: (reply) => {
      queries.setQueryData(['own-passkeys'], reply);
      onDone();
    },
  });
  return (
    <Dialog title={t`Remove the passkey “${name}”?`} closeLabel={t`Close`} paper onClose={onClose}>
      <p>
        <Trans>
          You will no longer be able to sign in with this passkey. Your authenticator app will still
          work.
        </Trans>
      </p>
      {remove.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(remove.error)}
        </p>
      )}
      <p className={paper.actions}>
        <Button variant="plainDanger" inactive={remove.isPending} onClick={() => remove.mutate()}>
          <Trans>Remove passkey</Trans>
        </Button>
        <Button variant="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
