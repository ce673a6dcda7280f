import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DealingConsole } from '@wl/contract/office/tables-dealing';
import { Icon } from '@wl/ui/icon';
import { useState, type ReactNode } from 'react';
import { DealerCamera } from '../../../table-pictures/index.ts';
import { clockTime } from '../clock-time.ts';
import s from './picture-card.module.css';

interface PictureCardProps {
  console: DealingConsole;
  /** Task of the dealer, shown over the picture. */
  children: ReactNode;
  nowMs: number;
}

/** Shows the picture that the dealer sends, with its state and the server’s time. */
export function PictureCard({
  console: { table, picture, shift },
  children,
  nowMs,
}: PictureCardProps) {
  const { t, i18n } = useLingui();
  const clock = clockTime(i18n.locale, nowMs);
  const [watching, setWatching] = useState(0);
  const isLive = picture.state === 'live';
  return (
    <section className={s.card} aria-label={t`Video of the table`}>
      <header className={s.head}>
        <h2>{table.name}</h2>
        <span className={s.state} data-live={isLive} role="status">
          <Icon name={isLive ? 'broadcast' : 'warning'} size={16} />
          {isLive ? <Trans>On air</Trans> : <Trans>Video lost</Trans>}
        </span>
        {shift?.mine && (
          <span className={s.watching}>
            <Icon name="users" size={16} />
            <Plural value={watching} one="# watching" other="# watching" />
          </span>
        )}
        <span className={s.clock}>
          <span className="sr-only">
            <Trans>Server time</Trans>{' '}
          </span>
          {clock}
        </span>
      </header>
      <div className={s.view}>
        {shift?.mine ? (
          <DealerCamera table={table.slug} onChange={({ watching: now }) => setWatching(now)} />
        ) : (
          <p className={s.nothing}>
            {shift ? (
              <Trans>Only the dealer of this shift sends the video.</Trans>
            ) : (
              <Trans>The video starts with the shift of a dealer.</Trans>
            )}
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
