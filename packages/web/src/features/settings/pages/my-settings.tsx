import { Trans } from '@lingui/react/macro';
import { getSettings } from '@wl/contract/settings';
import { Button } from '@wl/ui/controls/button';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { notificationTexts } from '../../notifications/index.ts';
import { personalDataTexts } from '../../personal-data/index.ts';
import { DataCard } from '../components/data-card.tsx';
import { CloseCard } from '../components/close-card.tsx';
import { DevicesCard } from '../components/devices-card.tsx';
import { EmailsCard } from '../components/emails-card.tsx';
import { NotificationsCard } from '../components/notifications-card.tsx';
import { PasswordCard } from '../components/password-card.tsx';
import { SecondFactorCard } from '../components/second-factor-card.tsx';
import { SensesCard } from '../components/senses-card.tsx';
import { SupportCard } from '../components/support-card.tsx';
import s from '../components/settings.module.css';

/**
 * Shows the settings page (`/my-general-settings-xs`): language and e-mails, password, second factor, devices, and
 * closing the account.
 */
export default function MySettings() {
  const errorText = useErrorText();
  const query = useCall(getSettings, {}, { refetchOnMount: 'always' });
  const settings = query.data?.data;
  const hasNotificationTexts = useTexts(notificationTexts);
  const hasDataTexts = useTexts(personalDataTexts);
  const hasTexts = hasNotificationTexts && hasDataTexts;
  return (
    <main className={s.page}>
      <h1>
        <Trans>My Settings</Trans>
      </h1>
      {(query.isPending || (settings && !hasTexts)) && (
        <div className={s.cards} aria-busy="true">
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
      {settings && hasTexts && (
        <div className={s.cards}>
          <div className={s.column}>
            <EmailsCard settings={settings} />
            <NotificationsCard offers={settings.offers} />
            <SensesCard />
            <PasswordCard changed={() => void query.refetch()} />
            <SecondFactorCard
              factor={settings.second_factor}
              changed={() => void query.refetch()}
            />
          </div>
          <div className={s.column}>
            <DevicesCard devices={settings.devices} />
            <SupportCard />
            <DataCard />
            <CloseCard />
          </div>
        </div>
      )}
    </main>
  );
}
