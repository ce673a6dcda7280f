import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Notification } from '@wl/contract/notifications';
import { showToast } from '@wl/ui/feedback/toast';
import { groupsWhileExcluded, rulesOf } from '@wl/world/notifications/kinds';
import { needTexts } from '../../app/language/language.ts';
import { useSession } from '../../app/session/session.ts';
import { whenOffStage } from '../../app/shell/off-stage.ts';
import { feature } from './routes.tsx';
import { useNotificationWords } from './use-notification-words.ts';

/** Display time of the toast in ms; long enough to read the text twice. */
const TOAST_MS = 8000;
/** Time in ms during which further notifications are collected after the first one, so that they are shown together. */
const TOGETHER_MS = 400;

const waiting: Notification[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const playerId = () => useSession.getState().player?.id;

// When another member signs in, remove the waiting notifications, because they must not be shown to that member.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) waiting.length = 0;
});

/**
 * Shows a new notification as soon as no game is on stage, together with other notifications that arrive within
 * `TOGETHER_MS`. If another member signs in first, the notification is discarded.
 */
export async function announceAdded(notification: Notification, memberId: string): Promise<void> {
  // If the translations cannot be loaded, the notification is shown in the source language.
  await needTexts(feature).catch(() => undefined);
  if (playerId() !== memberId) return;
  waiting.push(notification);
  timer ??= setTimeout(() => {
    timer = undefined;
    whenOffStage(say);
  }, TOGETHER_MS);
}

/**
 * Returns true if a waiting notification may still be shown. If a break has begun in the meantime, only notifications
 * about the account and money are shown, so that no notification encourages the member to play (decision 43).
 */
function mayBeAnnounced({ kind }: Notification): boolean {
  const isAway = useSession.getState().player?.status === 'excluded';
  return !isAway || groupsWhileExcluded.includes(rulesOf(kind).group);
}

/**
 * Returns true if the page already shows the notification's content. An answer to a ticket appears on the open ticket's
 * page without a reload.
 */
function isOnPage(one: Notification): boolean {
  if (one.kind !== 'letter_answered' || one.ticket === undefined) return false;
  return window.location.pathname === `/tickets/${one.ticket}`;
}

function say(): void {
  const all = waiting.splice(0).filter((one) => mayBeAnnounced(one) && !isOnPage(one));
  const newest = all.at(-1);
  if (!newest) return;
  const others = all.length - 1;
  showToast({ text: <AddedText notification={newest} others={others} />, forMs: TOAST_MS });
}

/** Shows the text of the toast, with a link to the details. */
export function AddedText({
  notification,
  others,
}: {
  notification: Notification;
  others: number;
}) {
  const { title, page } = useNotificationWords(notification);
  // Link to the notification list, or directly to the ticket if the toast announces only an answer to that ticket.
  const opensTicket = notification.kind === 'letter_answered' && others === 0;
  return (
    <>
      {title}.{' '}
      {others > 0 && (
        <>
          <Trans>And {others} more.</Trans>{' '}
        </>
      )}
      <Link to={opensTicket ? page : '/notifications'} className="underline">
        <Trans>View details</Trans>
      </Link>
    </>
  );
}
