import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { chatOpening } from '@wl/contract/chat';
import { Icon } from '@wl/ui/icon';
import { queryOf } from '../../../app/api.ts';
import { useOpeningTime } from '../use-times.ts';
import s from './messages.module.css';

const MINUTE_MS = 60_000;

/** Shows, while the chat is closed, when support answers. Shows nothing while it is open or if the call fails. */
export function OpeningNote() {
  const query = useQuery({ ...queryOf(chatOpening, {}), refetchInterval: MINUTE_MS });
  const opening = query.data?.data;
  const openingTime = useOpeningTime();
  if (!opening || opening.open) return null;
  const time = opening.opens_at === null ? undefined : openingTime(opening.opens_at);
  return (
    <p role="status" className={s.opening}>
      <Icon name="clock" size={18} />
      {time === undefined ? (
        <Trans>
          Support is closed. You can write now: if you have left when we answer, we will send you
          the answer by e-mail.
        </Trans>
      ) : (
        <Trans>
          Support opens again: {time}. You can write now: if you have left when we answer, we will send you
          the answer by e-mail.
        </Trans>
      )}
    </p>
  );
}
