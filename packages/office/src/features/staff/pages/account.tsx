import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ownPasskeys, PASSKEYS_MAX, type Passkey } from '@wl/contract/office/staff-passkeys';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { supportsPasskeys } from '../../../app/entrance/passkey.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { AddPasskeyForm } from '../components/add-passkey-form.tsx';
import { PasskeysTable } from '../components/passkeys-table.tsx';
import { RemovePasskeyDialog } from '../components/remove-passkey-dialog.tsx';
import { Roles } from '../components/roles.tsx';
import s from '../components/staff.module.css';

/** Shows clerks their own account: name, roles, and passkeys for sign-in. */
export function Account() {
  const { clerk } = useRouteContext({ from: '/office' });
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Your account</Trans>
          </h1>
          <p className={paper.sub}>
            {clerk.name} · <span className={s.email}>{clerk.email}</span>
          </p>
        </div>
        <Roles roles={clerk.roles} />
      </header>
      <Passkeys />
    </div>
  );
}

function Passkeys() {
  const { t } = useLingui();
  const [result, setResult] = useState('');
  const [leaving, setLeaving] = useState<Passkey>();
  const query = useQuery({
    queryKey: ['own-passkeys'],
    queryFn: () => request(ownPasskeys, {}),
  });
  const passkeys = query.data?.data.passkeys;
  return (
    <section className={paper.panel} aria-labelledby="passkeys">
      <h2 id="passkeys">
        <Trans>Passkeys</Trans>
      </h2>
      <p>
        <Trans>
          Sign in with your password and your fingerprint, face or security key instead of a code.
          You can still use your authenticator app.
        </Trans>
      </p>
      <p role="status" className={s.result}>
        {result}
      </p>
      {query.isPending && <Waiting lines={2} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {passkeys?.length === 0 && (
        <p className={paper.empty}>
          <Trans>You have no passkeys yet.</Trans>
        </p>
      )}
      {passkeys && passkeys.length > 0 && (
        <PasskeysTable passkeys={passkeys} onRemove={setLeaving} />
      )}
      {passkeys && <Adding count={passkeys.length} onAdded={setResult} />}
      {leaving && (
        <RemovePasskeyDialog
          passkey={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined);
            setResult(t`The passkey was removed. We have sent you an e-mail.`);
          }}
        />
      )}
    </section>
  );
}

function Adding({ count, onAdded }: { count: number; onAdded: (text: string) => void }) {
  const { t } = useLingui();
  if (!supportsPasskeys())
    return (
      <p className={paper.sub}>
        <Trans>
          This browser does not support passkeys. Open this page in another browser to add one.
        </Trans>
      </p>
    );
  if (count >= PASSKEYS_MAX)
    return (
      <p className={paper.sub}>
        <Trans>You have ten passkeys, the maximum per account. Remove one to add another.</Trans>
      </p>
    );
  return (
    <AddPasskeyForm
      onAdded={(name) => onAdded(t`The passkey “${name}” was added. We have sent you an e-mail.`)}
    />
  );
}
