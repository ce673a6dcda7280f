import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { getExclusion, reopenAccount, type Exclusion } from '@wl/contract/exclusions';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { isBreak } from '@wl/world/casino/exclusions';
import { useEffect } from 'react';
import { useCall, useSend } from '../../../app/api.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useSession } from '../../../app/session/session.ts';
import { useServerNow } from '../../../app/language/use-server-now.ts';
import { keepExclusion, keptExclusion, refreshPlayer } from '../api.ts';
import { leftUntil } from '../left.ts';
import { usePauseWords } from '../use-pause-words.ts';
import s from './locked-out.module.css';

/**
 * Shows the locked-out page, with a live countdown to the end of the exclusion and links to the pages that remain
 * accessible.
 */
export default function LockedOut() {
  const isMember = useSession(({ status }) => status === 'member');
  const query = useCall(getExclusion, {}, { enabled: isMember, refetchOnMount: 'always' });
  const state = isMember ? query.data?.data : keptExclusion();
  const nowMs = useServerNow(state?.server_now, state?.current?.until != null);
  const current = state?.current ?? undefined;
  const isOver = current?.until != null && nowMs >= Date.parse(current.until);
  const { refetch } = query;
  useEffect(() => {
    // When the countdown ends, ask the server whether the exclusion is over before unlocking the other pages.
    if (isMember && isOver) void refetch();
  }, [isMember, isOver, refetch]);
  const isFree = isMember && query.isSuccess && !current;
  useEffect(() => {
    // Ignore a failed refresh: the next page reloads the member's state.
    if (isFree) refreshPlayer().catch(() => undefined);
  }, [isFree]);
  return (
    <main className={s.page}>
      {isMember && query.isPending ? (
        <Skeleton className={s.bone ?? ''} />
      ) : current && !isOver ? (
        <Closed exclusion={current} nowMs={nowMs} isMember={isMember} />
      ) : (
        <Open isMember={isMember} />
      )}
    </main>
  );
}

function Closed(props: { exclusion: Exclusion; nowMs: number; isMember: boolean }) {
  const { exclusion, nowMs, isMember } = props;
  const { length, until } = exclusion;
  const { dateTime } = useFormats();
  const when = until === null ? '' : dateTime(until);
  return (
    <>
      <span className={s.seal}>
        <Icon name={isBreak(length) ? 'hourglass' : 'hand'} size={44} />
      </span>
      <h1>
        {isBreak(length) ? (
          <Trans>You are taking a break</Trans>
        ) : (
          <Trans>You have excluded yourself</Trans>
        )}
      </h1>
      {until !== null && <Countdown untilMs={Date.parse(until)} nowMs={nowMs} />}
      <p className={s.lead}>
        {until !== null ? (
          <Trans>You can play again from {when}. Enjoy the time off.</Trans>
        ) : length === 'permanent' ? (
          <Trans>Your exclusion is permanent, as you requested. We wish you well.</Trans>
        ) : (
          <Trans>The exclusion lasts until you ask to return.</Trans>
        )}
      </p>
      {exclusion.reopen_from !== null && (
        <Reopening from={exclusion.reopen_from} nowMs={nowMs} isMember={isMember} />
      )}
      <PaperCard as="section" className={s.rest} aria-labelledby="still-open">
        <h2 id="still-open">
          <Trans>Still available</Trans>
        </h2>
        <ul>
          <li>
            <Icon name="wallet" size={20} />
            {isMember ? (
              <Link to="/my-wallet-xs">
                <Trans>Your wallet: cash out whenever you like</Trans>
              </Link>
            ) : (
              <button type="button" onClick={() => openDialog('sign-in')}>
                <Trans>Sign in to cash out your balance</Trans>
              </button>
            )}
          </li>
          {isMember && (
            <li>
              <Icon name="lifebuoy" size={20} />
              <Link to="/my-limits">
                <Trans>My Limits, breaks and exclusions</Trans>
              </Link>
            </li>
          )}
          <li>
            <Icon name="heart" size={20} />
            <Link to="/responsible-gaming">
              <Trans>Talk to someone for free and in confidence</Trans>
            </Link>
          </li>
        </ul>
      </PaperCard>
    </>
  );
}

function Countdown({ untilMs, nowMs }: { untilMs: number; nowMs: number }) {
  const { t } = useLingui();
  const words = usePauseWords();
  const left = leftUntil(untilMs, nowMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [
    { name: t`Days`, value: String(left.days) },
    { name: t`Hours`, value: two(left.hours) },
    { name: t`Minutes`, value: two(left.minutes) },
    { name: t`Seconds`, value: two(left.seconds) },
  ];
  return (
    <div className={s.countdown} role="timer" aria-label={words.spoken(left)}>
      {parts.map(({ name, value }) => (
        <span key={name} aria-hidden="true">
          <b>{value}</b>
          <small>{name}</small>
        </span>
      ))}
    </div>
  );
}

function Reopening({ from, nowMs, isMember }: { from: string; nowMs: number; isMember: boolean }) {
  const errorText = useErrorText();
  const { dateTime } = useFormats();
  const reopen = useSend(reopenAccount, {
    onSuccess: async ({ data }) => {
      keepExclusion(data);
      await refreshPlayer();
    },
  });
  const when = dateTime(from);
  if (nowMs < Date.parse(from))
    return (
      <p className={s.reopening}>
        <Trans>From {when}, you can ask to return.</Trans>
      </p>
    );
  return (
    <div className={s.reopening}>
      <p>
        <Trans>
          Seven days have passed. You can come back if you want to, but there is no rush.
        </Trans>
      </p>
      {isMember ? (
        <Button variant="quiet" loading={reopen.isPending} onClick={() => reopen.mutate({})}>
          <Trans>Return to the casino</Trans>
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => openDialog('sign-in')}>
          <Trans>Sign in to return</Trans>
        </Button>
      )}
      {reopen.isError && <p role="alert">{errorText(reopen.error)}</p>}
    </div>
  );
}

/**
 * Shows the page's content for members without an active exclusion. Visitors see it unless this browser window has
 * stored an exclusion.
 */
function Open({ isMember }: { isMember: boolean }) {
  return (
    <>
      <span className={s.seal}>
        <Icon name="check-circle" size={44} />
      </span>
      <h1>
        {isMember ? <Trans>Your account is active</Trans> : <Trans>Breaks and exclusions</Trans>}
      </h1>
      <p className={s.lead}>
        {isMember ? (
          <Trans>You have no active break or exclusion. Your limits still apply.</Trans>
        ) : (
          <Trans>
            Members can take a break for a few hours, or exclude themselves for a number of days or
            permanently.
          </Trans>
        )}
      </p>
      <div className={s.actions}>
        {isMember && (
          <Link to="/my-limits" className={buttonClass()}>
            <Trans>See your limits</Trans>
          </Link>
        )}
        <Link
          to={isMember ? '/casino-floor' : '/'}
          className={buttonClass(isMember ? { variant: 'quiet' } : {})}
        >
          {isMember ? <Trans>Go to the casino floor</Trans> : <Trans>Go to the home page</Trans>}
        </Link>
      </div>
    </>
  );
}
