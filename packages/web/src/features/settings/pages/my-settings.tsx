import { Trans } from '@lingui/react/macro';
import { getSettings } from '@wl/contract/settings';
import { Button } from '@wl/ui/button';
import { PaperCard } from '@wl/ui/panel';
import { Skeleton } from '@wl/ui/skeleton';
import { useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { CloseCard } from '../components/close-card.tsx';
import { DevicesCard } from '../components/devices-card.tsx';
import { LettersCard } from '../components/letters-card.tsx';
import { PasswordCard } from '../components/password-card.tsx';
import s from '../components/settings.module.css';

/** `/my-general-settings-xs`: language and letters, password, devices, and the way out. */
export default function MySettings() {
  const errorText = useErrorText();
  const query = useCall(getSettings, {}, { refetchOnMount: 'always' });
  const settings = query.data?.data;
  return (
    <main className={s.page}>
      <h1>
        <Trans>My Settings</Trans>
      </h1>
      {query.isPending && (
        <div className={s.cards}>
          <Skeleton className={s.bone ?? ''} />
          <Skeleton className={s.bone ?? ''} />
        </div>
      )}
      {query.isError && !settings && (
        <PaperCard role="alert" className={s.failed}>
          <p className={s.trouble}>{errorText(query.error)}</p>
          <Button variant="ink" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </PaperCard>
      )}
      {settings && (
        <div className={s.cards}>
          <div className={s.column}>
            <LettersCard settings={settings} />
            <PasswordCard changed={() => void query.refetch()} />
          </div>
          <div className={s.column}>
            <DevicesCard devices={settings.devices} />
            <CloseCard />
          </div>
        </div>
      )}
    </main>
  );
}
