import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@wl/contract/notifications';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { byDay, dayName } from '../../../app/language/days.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useNotificationActions } from '../api.ts';
import { NotificationRow } from './notification-row.tsx';
import s from '../pages/notifications.module.css';

interface DaysProps {
  notifications: readonly Notification[];
  trouble: Error | null;
  onRemove: (id: string, title: string) => void;
}

/** Shows the notifications of one page, grouped by day. */
export function Days({ notifications, trouble, onRemove }: DaysProps) {
  const errorText = useErrorText();
  const { read } = useNotificationActions();
  const names = useDayNames();
  return (
    <PaperCard className={s.sheet}>
      {trouble && (
        <p role="alert" className={s.trouble}>
          {errorText(trouble)}
        </p>
      )}
      {byDay(notifications, ({ at }) => at).map(([day, ofDay]) => (
        <section key={day} className={s.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{names.day(day)}</h2>
          <ol>
            {ofDay.map((one) => (
              <NotificationRow
                key={one.id}
                notification={one}
                time={names.time(one.at)}
                onOpen={() => {
                  if (!one.read) read.mutate({ params: { id: one.id } });
                }}
                onRemove={(title) => {
                  onRemove(one.id, title);
                }}
              />
            ))}
          </ol>
        </section>
      ))}
    </PaperCard>
  );
}

/** Returns functions that format days and times in the member's own time zone. */
function useDayNames() {
  const { i18n } = useLingui();
  const now = new Date();
  const short = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' });
  return {
    day: (day: string) => dayName(day, now, i18n.locale),
    time: (at: string) => short.format(new Date(at)),
  };
}
