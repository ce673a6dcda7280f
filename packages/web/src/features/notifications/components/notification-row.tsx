import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Notification } from '@wl/contract/notifications';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { headingOf, useFocusRestoration } from '../use-focus-restoration.ts';
import { useNotificationWords } from '../use-notification-words.ts';
import s from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  /** Time of the notification, formatted for the list that contains it. */
  time: string;
  onOpen: () => void;
  /** Removes the notification; undefined if it cannot be removed in this list. */
  onRemove?: ((title: string) => void) | undefined;
}

/**
 * Returns the next remove button on the page, which may be in another day's list. For the last button, returns the
 * page's heading.
 */
function nextOf(mine: HTMLElement): HTMLElement | null {
  const all = [...(mine.closest('main')?.querySelectorAll<HTMLElement>(`.${s.remove}`) ?? [])];
  return all[all.indexOf(mine) + 1] ?? headingOf(mine);
}

/** Shows one notification in its group's colours. The whole row links to the page where the member can act on it. */
export function NotificationRow({ notification, time, onOpen, onRemove }: NotificationRowProps) {
  const { t } = useLingui();
  const { icon, group, page, title, detail, tone } = useNotificationWords(notification);
  const { read, at } = notification;
  const remove = useFocusRestoration(nextOf);
  return (
    <li className={cx(s.row, !read && s.unread)} data-group={group}>
      <span className={s.seal} data-tone={tone}>
        <Icon name={icon} size={22} />
        {!read && <span className={s.dot} />}
      </span>
      <Link to={page} className={s.what} onClick={onOpen}>
        {!read && <span className="sr-only">{t`Unread`}: </span>}
        <b>{title}</b>
        {detail !== undefined && <span>{detail}</span>}
      </Link>
      <time dateTime={at} className={s.time}>
        {time}
      </time>
      {onRemove && (
        <button
          ref={remove}
          type="button"
          className={s.remove}
          aria-label={t`Remove “${title}”`}
          onClick={() => {
            onRemove(title);
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
}
