import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { chatOpening } from '@wl/contract/chat-start';
import { Icon } from '@wl/ui/icon';
import { queryOf } from '../../../app/api.ts';
import { useSession } from '../../../app/session/session.ts';
import { useOpeningTime } from '../use-times.ts';
import s from './messages.module.css';

const MINUTE_MS = 60_000;

/** Shows when support will be back, if it is closed now. Shows nothing if the hours could not be loaded. */
export function OpeningNote() {
  const query = useQuery({ ...queryOf(chatOpening, {}), refetchInterval: MINUTE_MS });
  const opening = query.data?.data;
  const openingTime = useOpeningTime();
  const isVisitor = useSession(({ status }) => status === 'visitor');
  if (!opening || opening.open) return null;
  const time = opening.opens_at === null ? undefined : openingTime(opening.opens_at);
  return (
    <p role="status" className={s.opening}>
      <Icon name="clock" size={18} />
      <span>
        {time === undefined ? (
          <Trans>Our support team is not available at the moment.</Trans>
        ) : (
          <Trans>Our support team will be back on {time}.</Trans>
        )}{' '}
        {isVisitor ? (
          <Trans>You can write now. We will answer here as soon as we are back.</Trans>
        ) : (
          <Trans>
            You can write now. If you do not read our answer here, we will send it to you by e-mail.
          </Trans>
        )}
      </span>
    </p>
  );
}
