import { Plural, Trans } from '@lingui/react/macro';
import type { Settings } from '@wl/contract/settings';
import { Button } from '@wl/ui/controls/button';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { Card } from './card.tsx';
import s from './settings.module.css';

// Few members open this dialog, and only rarely. The dialog is therefore loaded on demand, with the modules for its QR
// code and recovery codes.
const SecondFactorDialog = lazy(() => import('./second-factor-dialog.tsx'));

interface Props {
  factor: Settings['second_factor'];
  changed: () => void;
}

/** Lets the member turn two-factor authentication on or off and create new recovery codes. */
export function SecondFactorCard({ factor, changed }: Props) {
  const { dateTime } = useFormats();
  const [opened, setOpened] = useState<'set-up' | 'renew' | 'off'>();
  const since = factor && dateTime(factor.since);
  const left = factor?.recovery_codes_left ?? 0;
  return (
    <Card icon="fingerprint" title={<Trans>Two-factor authentication</Trans>}>
      {factor ? (
        <>
          <p>
            <em className={s.state}>
              <Trans>On</Trans>
            </em>{' '}
            <Trans>
              Since {since}, sign-in has also required a code from your authenticator app.
            </Trans>
          </p>
          <p className={left <= 2 ? s.trouble : undefined}>
            <Plural
              value={left}
              _0="No recovery codes left."
              one="# recovery code left."
              other="# recovery codes left."
            />
          </p>
          <div className={s.actions}>
            <Button variant="ink" onClick={() => setOpened('renew')}>
              <Trans>Create new recovery codes</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setOpened('off')}>
              <Trans>Turn off two-factor authentication</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            <Trans>
              With codes from an app on your phone, a stolen password is not enough to access your
              account. Any authenticator app works. Setup takes two minutes.
            </Trans>
          </p>
          <Button variant="ink" onClick={() => setOpened('set-up')}>
            <Trans>Set up your authenticator app</Trans>
          </Button>
        </>
      )}
      {opened && (
        <Suspense>
          <SecondFactorDialog
            what={opened}
            changed={changed}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
