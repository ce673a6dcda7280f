import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ShownTable } from '../live-state.ts';
import s from './opening.module.css';

/**
 * Time in ms before a change, within which the time of day alone identifies the change. A closing is shown only within
 * this time.
 */
const NEAR_MS = 20 * 60 * 60_000;

/**
 * Time in ms before a change, beyond which the weekday alone could refer to another week. The date is then shown, too.
 */
const FAR_MS = 6 * 24 * 60 * 60_000;

/**
 * Shows when a closed table will open, or when an open table will close if that is soon. Times are in the time zone of
 * this device. Shows nothing if no such change is planned.
 * @param nowMs server time in milliseconds
 */
export function OpeningTime({
  table: { opens_at, closes_at },
  nowMs,
}: {
  table: Pick<ShownTable, 'opens_at' | 'closes_at'>;
  nowMs: number;
}) {
  const { i18n } = useLingui();
  const at = opens_at ?? closes_at;
  if (at === null) return null;
  const aheadMs = Date.parse(at) - nowMs;
  const isNear = aheadMs < NEAR_MS;
  if (opens_at === null && !isNear) return null;
  const format = new Intl.DateTimeFormat(i18n.locale, {
    ...{ hour: 'numeric', minute: '2-digit' },
    ...(!isNear && { weekday: 'long' }),
    ...(aheadMs > FAR_MS && { day: 'numeric', month: 'long' }),
  });
  const time = format.format(new Date(at));
  return (
    <span className={s.time}>
      <Icon name="clock" size={16} />
      {opens_at === null ? (
        <Trans>Closes at {time}</Trans>
      ) : isNear ? (
        <Trans>Opens at {time}</Trans>
      ) : (
        <Trans>Opens: {time}</Trans>
      )}
    </span>
  );
}
