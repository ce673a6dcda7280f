import { Trans } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ShownTable } from '../live-state.ts';
import s from './interruption.module.css';

/** States why a dealt table accepts no bets at the moment, and what happens to the bets of the round. */
export function Interruption({ table: { dealt, round } }: { table: ShownTable }) {
  if (!dealt) return null;
  const isRunning = round !== null && round.phase !== 'settled' && round.phase !== 'void';
  const trouble = isRunning ? round.trouble : undefined;
  return (
    <div role="status">
      {trouble ? (
        <p className={s.note}>
          <Icon name="warning" size={20} />
          <span>
            {trouble === 'picture_lost' ? (
              <Trans>
                The video of this table is lost, so betting is interrupted. If the video is not
                restored in time, this round becomes void and your bets are refunded.
              </Trans>
            ) : (
              <Trans>
                The dealer has left the table, so betting is interrupted. If no dealer arrives in
                time, this round becomes void and your bets are refunded.
              </Trans>
            )}
          </span>
        </p>
      ) : isRunning && dealt.picture === 'lost' ? (
        <p className={s.note}>
          <Icon name="warning" size={20} />
          <Trans>
            The video of this table is lost. Your accepted bets stay valid. If the result of this
            round cannot be entered, your bets are refunded.
          </Trans>
        </p>
      ) : (
        !isRunning &&
        dealt.dealer_name === null && (
          <p className={s.note}>
            <Icon name="clock" size={20} />
            <Trans>
              This table has no dealer at the moment. Bets open when a dealer starts a shift.
            </Trans>
          </p>
        )
      )}
    </div>
  );
}
