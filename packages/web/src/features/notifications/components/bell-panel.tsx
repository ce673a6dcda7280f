import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { type RefObject, useEffect, useRef } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import QueryScope from '../../../app/query-scope.tsx';
import { listQuery, useNotificationActions } from '../api.ts';
import { dayOf } from '../../../app/language/days.ts';
import { useFocusRestoration } from '../use-focus-restoration.ts';
import { useAnnouncement } from '../use-announcement.ts';
import s from './bell-panel.module.css';
import { QuietBell } from './quiet-bell.tsx';
import { AnnouncementLine } from './announcement-line.tsx';
import { NotificationRow } from './notification-row.tsx';

/** Maximum number of notifications in the panel. Six fit on a desktop screen with little or no scrolling. */
const SHOWN = 6;

interface PanelProps {
  /** Bell button, which receives focus when Escape closes the panel. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * Shows a panel below the bell with the newest notifications. The page behind the panel remains usable. Pressing
 * Escape, pressing outside the panel or tabbing out of it closes it.
 */
export function BellPanel(props: PanelProps) {
  return (
    <QueryScope>
      <Panel {...props} />
    </QueryScope>
  );
}

function Panel({ opener, onClose }: PanelProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const beside = ({ target }: Event) => {
      const hit = target as Node;
      if (!panel.current?.contains(hit) && !opener.current?.contains(hit)) onClose();
    };
    // Listen on the document, so that Escape works wherever the focus is. The listener causes no conflict, because the
    // page behind the panel does not use Escape.
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('keydown', escape);
    };
  }, [opener, onClose]);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t`Newest notifications`}
      tabIndex={-1}
      className={`paper ${s.panel ?? ''}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Close the panel only when the focus moves to another control on the page, not to the browser's toolbar.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <Newest onClose={onClose} />
    </div>
  );
}

const panelOf = (control: HTMLElement): HTMLElement | null => control.closest('[role="dialog"]');

function ReadAll({ onPress }: { onPress: () => void }) {
  const button = useFocusRestoration(panelOf);
  return (
    <button ref={button} type="button" className={s.readAll} onClick={onPress}>
      <Icon name="check" size={18} />
      <Trans>Mark all as read</Trans>
    </button>
  );
}

function Newest({ onClose }: { onClose: () => void }) {
  const { number, date } = useFormats();
  const { data, isPending } = useQuery({ ...listQuery(1), refetchOnMount: 'always' });
  const { read, readAll } = useNotificationActions();
  const [announcement, say] = useAnnouncement();
  const { t } = useLingui();
  const [newest] = data?.data ?? [];
  const today = dayOf(new Date());
  const clock = (at: string) =>
    dayOf(at) === today
      ? new Date(at).toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' })
      : date(at);
  return (
    <>
      <div className={s.head}>
        <h2 className="poster">
          <Trans>Notifications</Trans>
        </h2>
        {newest && data && data.meta.unread > 0 && (
          <ReadAll
            onPress={() => {
              const { version } = data.meta;
              readAll.mutate(
                { body: { version } },
                { onSuccess: () => say(t`You have read all notifications.`) },
              );
            }}
          />
        )}
      </div>
      <AnnouncementLine announcement={announcement} />
      {isPending && (
        <div aria-busy="true" className={s.waiting}>
          <Skeleton className={s.bone ?? ''} />
          <Skeleton className={s.bone ?? ''} />
          <Skeleton className={s.bone ?? ''} />
        </div>
      )}
      {data && !newest && (
        <div className={s.nothing}>
          <QuietBell />
          <p>
            <Trans>No notifications yet.</Trans>
          </p>
        </div>
      )}
      {newest && (
        <ol className={s.list}>
          {data?.data.slice(0, SHOWN).map((one) => (
            <NotificationRow
              key={one.id}
              notification={one}
              time={clock(one.at)}
              onOpen={() => {
                if (!one.read) read.mutate({ params: { id: one.id } });
                onClose();
              }}
            />
          ))}
        </ol>
      )}
      <Link to="/notifications" className={s.all} onClick={onClose}>
        <Trans>All notifications</Trans>
        {data && data.meta.total > SHOWN && <span>{number(data.meta.total)}</span>}
        <Icon name="arrow-right" size={18} />
      </Link>
    </>
  );
}
