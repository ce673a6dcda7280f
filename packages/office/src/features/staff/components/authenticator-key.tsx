import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { QrCode } from '@wl/ui/qr-code';
import { useState } from 'react';
import paper from '../../../app/paper.module.css';
import s from './authenticator-key.module.css';

/** Splits a key into groups of four characters, which are easier to read and type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Shows the key for an authenticator app as a QR code, as text to copy, and as a link that opens an app on this device.
 */
export function AuthenticatorKey({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={s.block} role="group" aria-label={t`Authenticator app`}>
      <p>
        <Trans>Scan the code with an authenticator app, or copy the key into it.</Trans>
      </p>
      <QrCode text={uri} label={t`QR code for your authenticator app`} />
      <code className={s.key}>{grouped(secret)}</code>
      <p className={paper.actions}>
        {/* Hide the button on pages served over plain HTTP, because browsers deny them access to the clipboard. */}
        {window.isSecureContext && (
          <Button
            variant="plain"
            onClick={() => {
              void navigator.clipboard.writeText(secret).then(
                () => setCopied(true),
                () => setCopied(false),
              );
            }}
          >
            <Icon name={isCopied ? 'check' : 'copy'} size={18} />
            {isCopied ? <Trans>Key copied</Trans> : <Trans>Copy key</Trans>}
          </Button>
        )}
        <a className={s.open} href={uri}>
          <Trans>Open authenticator app</Trans>
        </a>
      </p>
    </div>
  );
}
