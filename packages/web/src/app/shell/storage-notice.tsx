import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { readLocal, writeLocal } from '../session/storage.ts';
import s from './storage-notice.module.css';

/**
 * Shows a notice about the data stored in the browser until the notice has been dismissed on this device. Does not ask
 * for consent, because only necessary data is stored.
 */
export default function StorageNotice() {
  const { t } = useLingui();
  const [understood, setUnderstood] = useState(() => readLocal('storage-notice') !== null);
  if (understood) return null;
  return (
    <aside aria-label={t`Cookies and storage`} className={s.notice} data-storage-notice>
      <p>
        <Trans>
          We store only necessary data in your browser.{' '}
          <Link to="/cookies">See which data and why</Link>
        </Trans>
      </p>
      <Button
        variant="quiet"
        onClick={() => {
          writeLocal('storage-notice', 'understood');
          setUnderstood(true);
        }}
      >
        <Trans>Got it</Trans>
      </Button>
    </aside>
  );
}
