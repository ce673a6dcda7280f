import { Trans, useLingui } from '@lingui/react/macro';
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { DealerCamera } from '../../../table-pictures/index.ts';
import { clockTime } from '../clock-time.ts';
import s from './picture-card.module.css';

interface PictureCardProps {
  console: DealingConsole;
  /** Task of the dealer, shown above the video. */
  children: ReactNode;
  nowMs: number;
}

/** Shows the table's name, the server's time, the dealer's task and the dealer's camera. */
export function PictureCard({
  console: { table, picture, shift },
  children,
  nowMs,
}: PictureCardProps) {
  const { t, i18n } = useLingui();
  const clock = clockTime(i18n.locale, nowMs);
  return (
    <section className={s.card} aria-label={t`Table video`}>
      <header className={s.head}>
        <h2>{table.name}</h2>
        {/* On the dealer's own page, `DealerCamera` shows the state. Without a shift, the table has no video. */}
        {shift && !shift.mine && <PictureState isLive={picture.state === 'live'} />}
        <span className={s.clock}>
          <span className="sr-only">
            <Trans>Server time</Trans>{' '}
          </span>
          {clock}
        </span>
      </header>
      {children}
      {shift?.mine ? (
        <div className={s.camera}>
          <DealerCamera table={table.slug} />
        </div>
      ) : (
        <p className={s.nothing}>
          {shift ? (
            <Trans>Only the dealer on this shift can send the video.</Trans>
          ) : (
            <Trans>The video starts after a dealer has started a shift.</Trans>
          )}
        </p>
      )}
    </section>
  );
}

/** States whether the server receives the table's video. */
function PictureState({ isLive }: { isLive: boolean }) {
  return (
    <span className={s.state} data-live={isLive} role="status">
      <Icon name={isLive ? 'broadcast' : 'warning'} size={16} />
      {isLive ? <Trans>On air</Trans> : <Trans>Video lost</Trans>}
    </span>
  );
}
