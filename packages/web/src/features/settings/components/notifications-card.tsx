import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { NotificationPreferences } from '../../notifications/index.ts';
import { Card } from './card.tsx';
import s from './settings.module.css';

/** Shows the member's choices for each group of notifications. Other pages link to this card. */
export function NotificationsCard({ offers }: { offers: boolean }) {
  useEffect(() => {
    // The browser cannot scroll to `#notifications` itself, because the card is rendered after the page has opened.
    if (location.hash === '#notifications')
      document.getElementById('notifications')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div id="notifications" className={s.anchor}>
      <Card icon="bell" title={<Trans>Notifications</Trans>}>
        <NotificationPreferences offers={offers} />
      </Card>
    </div>
  );
}
