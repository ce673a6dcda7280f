import { Trans } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import type { ShownTable } from '../live-state.ts';
import s from './interruption.module.css';

/** States why a dealt table accepts no bets at the moment, and what happens to the bets of the round. */
export function Interruption({ table }: { table: ShownTable }) {
  if (!table.dealt) return null;
  return (
    <div role="status">
      <Reason table={table} dealt={table.dealt} />
    </div>
  );
}

interface ReasonProps {
  table: Pick<ShownTable, 'round' | 'state'>;
  dealt: NonNullable<ShownTable['dealt']>;
}

function Reason({ table: { round, state }, dealt }: ReasonProps) {
  switch (round?.phase) {
    case 'open':
    case 'closing':
      return <BettingInterrupted trouble={round.trouble} />;
    case 'closed':
      return <ResultDelayed dealt={dealt} />;
    case 'revealed':
      return null;
    default:
      return dealt.dealer_name === null && state === 'open' ? (
        <Note icon="clock">
          <Trans>
            This table has no dealer at the moment. Bets open when a dealer starts a shift.
          </Trans>
        </Note>
      ) : null;
  }
}

/** Explains an interruption before the deadline for bets. */
function BettingInterrupted({ trouble }: { trouble: NonNullable<ShownTable['round']>['trouble'] }) {
  if (!trouble) return null;
  return (
    <Note icon="warning">
      {trouble === 'picture_lost' ? (
        <Trans>
          The video of this table is lost, so betting is interrupted. If the video is not restored
          in time, this round becomes void and your bets are refunded.
        </Trans>
      ) : (
        <Trans>
          The dealer has left the table, so betting is interrupted. If no dealer arrives in time,
          this round becomes void and your bets are refunded.
        </Trans>
      )}
    </Note>
  );
}

/**
 * Explains an interruption after the deadline for bets. From then on, an interruption no longer makes the round void.
 */
function ResultDelayed({ dealt }: Pick<ReasonProps, 'dealt'>) {
  if (dealt.dealer_name !== null && dealt.picture === 'live') return null;
  return (
    <Note icon="warning">
      {dealt.dealer_name === null ? (
        <Trans>
          The dealer has left the table. Your accepted bets stay valid. If the result of this round
          cannot be entered, your bets are refunded.
        </Trans>
      ) : (
        <Trans>
          The video of this table is lost. Your accepted bets stay valid. If the result of this
          round cannot be entered, your bets are refunded.
        </Trans>
      )}
    </Note>
  );
}

function Note({ icon, children }: { icon: 'clock' | 'warning'; children: ReactNode }) {
  return (
    <p className={s.note}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </p>
  );
}
