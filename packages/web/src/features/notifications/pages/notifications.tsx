import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type notifications, NOTIFICATIONS_PER_PAGE } from '@wl/contract/notifications';
import type { ReplyOf } from '@wl/contract/call';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Tag } from '@wl/ui/controls/tag';
import { type NotificationGroup, notificationGroups } from '@wl/world/notifications/kinds';
import { useEffect } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { receiveBell } from '../../../app/hud/unread.ts';
import { listQuery, useNotificationActions } from '../api.ts';
import { QuietBell } from '../components/quiet-bell.tsx';
import { AnnouncementLine } from '../components/announcement-line.tsx';
import { Days } from '../components/notification-days.tsx';
import { headingOf, useFocusRestoration } from '../use-focus-restoration.ts';
import { useGroupNames } from '../use-notification-words.ts';
import { useAnnouncement } from '../use-announcement.ts';
import s from './notifications.module.css';

type Answer = ReplyOf<typeof notifications>;

interface View {
  group: NotificationGroup | undefined;
  page: number;
}

/** Stores the group and the page in the URL, so that links and the back and forward buttons work. */
function useView(): [View, (view: Partial<View>, how?: { replace: true }) => void] {
  const search: { group?: unknown; page?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const page = Number(search.page);
  const view = {
    group: notificationGroups.find((group) => group === search.group),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
  const show = (change: Partial<View>, how?: { replace: true }) => {
    const next = { ...view, page: 1, ...change };
    void navigate({
      to: '/notifications',
      search: {
        ...(next.group && { group: next.group }),
        ...(next.page > 1 && { page: next.page }),
      },
      resetScroll: change.page !== undefined,
      ...how,
    });
  };
  return [view, show];
}

/** Shows the member's notifications by day (`/notifications`), with unread ones marked. */
export default function Notifications() {
  const { t } = useLingui();
  const [view, show] = useView();
  const [announcement, say] = useAnnouncement();
  const { readAll, remove } = useNotificationActions();
  const query = useQuery({
    ...listQuery(view.page, view.group),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const answer = query.data;
  useEffect(() => {
    if (answer) receiveBell(answer.meta);
  }, [answer]);
  const isBeyond = answer !== undefined && answer.data.length === 0 && answer.meta.total > 0;
  const last = Math.ceil((answer?.meta.total ?? 0) / NOTIFICATIONS_PER_PAGE);
  // If removing notifications left this page empty, go to the last page without adding a history entry.
  const turnTo = isBeyond && !query.isPlaceholderData && last !== view.page ? last : undefined;
  useEffect(() => {
    if (turnTo !== undefined) show({ page: turnTo }, { replace: true });
  });
  return (
    <main className={s.page}>
      <Head
        answer={answer}
        group={view.group}
        trouble={readAll.error}
        isBusy={readAll.isPending}
        onReadAll={(version) => {
          const { group } = view;
          readAll.mutate(
            { body: { version, ...(group && { group }) } },
            { onSuccess: () => say(t`You have read all notifications.`) },
          );
        }}
      />
      <AnnouncementLine announcement={announcement} />
      {answer && (
        <Groups answer={answer} group={view.group} onChoose={(group) => show({ group })} />
      )}
      {(query.isPending || isBeyond) && (
        <div aria-busy="true" className={s.waiting}>
          <Skeleton className={s.bone ?? ''} />
        </div>
      )}
      {query.isError && !answer && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {answer && answer.meta.total === 0 && (
        <Nothing isNarrowed={view.group !== undefined} onAll={() => show({ group: undefined })} />
      )}
      {answer && answer.data.length > 0 && (
        <>
          <Days
            notifications={answer.data}
            trouble={remove.error}
            onRemove={(id, title) => {
              remove.mutate({ params: { id } }, { onSuccess: () => say(t`Removed: ${title}`) });
            }}
          />
          <Pages answer={answer} onPage={(page) => show({ page })} />
        </>
      )}
    </main>
  );
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t`Your notifications could not be loaded`}
        action={
          <Button icon="repeat" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </div>
  );
}

interface HeadProps {
  answer: Answer | undefined;
  group: View['group'];
  trouble: Error | null;
  isBusy: boolean;
  /** Marks all notifications, or only those in the selected group, as read up to the given list version. */
  onReadAll: (version: number) => void;
}

function Head({ answer, group, trouble, isBusy, onReadAll }: HeadProps) {
  const errorText = useErrorText();
  const unread =
    group === undefined
      ? answer?.meta.unread
      : answer?.meta.groups.find((one) => one.group === group)?.unread;
  const isFirst = answer?.meta.current_page === 1 && answer.data.length > 0;
  return (
    <div className={s.head}>
      <h1 className="poster" tabIndex={-1}>
        <Trans>Notifications</Trans>
      </h1>
      <div className={s.actions}>
        {isFirst && (unread ?? 0) > 0 && (
          <ReadAll isBusy={isBusy} onPress={() => onReadAll(answer.meta.version)} />
        )}
        <Link
          to="/my-general-settings-xs"
          hash="notifications"
          className={buttonClass({ variant: 'quiet' })}
        >
          <Icon name="gear" size={20} />
          <span className={s.preference}>
            <Trans>Notification settings</Trans>
          </span>
        </Link>
      </div>
      {trouble && (
        <p role="alert" className={s.trouble}>
          {errorText(trouble)}
        </p>
      )}
    </div>
  );
}

function ReadAll({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const button = useFocusRestoration(headingOf);
  return (
    <Button ref={button} variant="ink" icon="check" loading={isBusy} onClick={onPress}>
      <Trans>Mark all as read</Trans>
    </Button>
  );
}

function Groups({
  answer,
  group,
  onChoose,
}: {
  answer: Answer;
  group: View['group'];
  onChoose: (group: View['group']) => void;
}) {
  const { t } = useLingui();
  const { number } = useFormats();
  const names = useGroupNames();
  const { groups } = answer.meta;
  const total = groups.reduce((sum, one) => sum + one.total, 0);
  if (total === 0) return null;
  return (
    <div role="group" aria-label={t`Filter notifications`} className={s.groups}>
      <Tag on={group === undefined} count={number(total)} onClick={() => onChoose(undefined)}>
        <Trans>All notifications</Trans>
      </Tag>
      {groups
        .filter((one) => one.total > 0 || one.group === group)
        .map((one) => (
          <Tag
            key={one.group}
            on={one.group === group}
            count={number(one.total)}
            onClick={() => onChoose(one.group)}
          >
            {names[one.group]}
          </Tag>
        ))}
    </div>
  );
}

function Pages({ answer, onPage }: { answer: Answer; onPage: (page: number) => void }) {
  const { t } = useLingui();
  const { current_page: page, total, to } = answer.meta;
  if (page === 1 && to >= total) return null;
  const first = to - answer.data.length + 1;
  return (
    <nav className={s.pages} aria-label={t`Notification pages`}>
      {page > 1 && (
        <Button variant="ink" icon="arrow-left" onClick={() => onPage(page - 1)}>
          <Trans>Newer</Trans>
        </Button>
      )}
      <span>
        <Trans>
          {first} to {to} of {total}
        </Trans>
      </span>
      {to < total && (
        <Button variant="ink" onClick={() => onPage(page + 1)}>
          <Trans>Older</Trans>
          <Icon name="arrow-right" size={18} />
        </Button>
      )}
    </nav>
  );
}

function Nothing({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  return (
    <div className={s.nothing}>
      <QuietBell />
      <h2>
        {isNarrowed ? (
          <Trans>No notifications of this kind</Trans>
        ) : (
          <Trans>No notifications yet</Trans>
        )}
      </h2>
      <p>
        <Trans>
          Updates about your documents, payments, bonuses and journey appear here. Notifications are
          kept for 90 days.
        </Trans>
      </p>
      {isNarrowed ? (
        <Button variant="ink" onClick={onAll}>
          <Trans>Show all notifications</Trans>
        </Button>
      ) : (
        <Link to="/my-journey" className={buttonClass({ variant: 'ink' })}>
          <Trans>Open my journey</Trans>
        </Link>
      )}
    </div>
  );
}
