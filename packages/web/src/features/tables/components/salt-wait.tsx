import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import s from '../dealt/interruption.module.css';
import type { ShownTable } from '../live-state.ts';

/** Delay in ms after which a round of the beacon counts as late. */
const LATE_MS = 15_000;

interface SaltWaitProps {
  table: ShownTable;
  /** Server time in milliseconds. */
  nowMs: number;
}

/** States that a table accepts no bets until the public salt of its next rounds is known. */
export function SaltWait({ table: { state, round, waits_for: wait }, nowMs }: SaltWaitProps) {
  const { i18n } = useLingui();
  const isBetween = round === null || round.phase === 'settled' || round.phase === 'void';
  const isWaiting = wait !== undefined && state === 'open' && isBetween;
  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium' });
  return (
    <div role="status">
      {isWaiting && (
        <p className={s.note}>
          <Icon name="clock" size={20} />
          <span>
            {nowMs > Date.parse(wait.at) + LATE_MS ? (
              <Trans>
                The public random number from drand round {wait.beacon_round} is late. This table
                opens for bets as soon as the number arrives.
              </Trans>
            ) : (
              <Trans>
                This table is waiting for the public random number from drand round{' '}
                {wait.beacon_round}, due at {time.format(new Date(wait.at))}. Bets open after that.
              </Trans>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
