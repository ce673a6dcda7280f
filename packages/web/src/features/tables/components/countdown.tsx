import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import type { KnownGame } from '../game-tables.ts';
import { isTableOver, type Countdown as Count, type ShownTable } from '../live-state.ts';
import { OpeningTime } from '../opening/opening-time.tsx';
import { usePhaseWords } from '../use-phase-words.ts';
import s from './countdown.module.css';

const LAMPS = ['red', 'amber', 'green'] as const;

/** Shows the traffic light, the phase of the round and the seconds until bets close. */
export function Countdown({
  game,
  table,
  count,
  nowMs,
  detail,
}: {
  game: KnownGame;
  table: ShownTable;
  count: Count;
  /** Server time in milliseconds. */
  nowMs: number;
  /** Text shown in place of the seconds while bets are closed. */
  detail?: ReactNode;
}) {
  const { t } = useLingui();
  const { round, dealt, opens_at } = table;
  const words = usePhaseWords(game, dealt !== null);
  const { lamp, seconds, left } = count;
  const isOver = isTableOver(table);
  return (
    <div className={s.card} data-lamp={lamp} data-testid="countdown">
      <span className={s.light} aria-hidden="true">
        {LAMPS.map((colour) => (
          <i key={colour} className={cx(s[colour], colour === lamp && s.on)} />
        ))}
      </span>
      <div className={s.words}>
        {/* Announce phase changes, but not the countdown's seconds. */}
        <span className={cx('label', s.phase)} role="status">
          {isOver ? <Trans>This table is closed</Trans> : words(round, lamp)}
        </span>
        {isOver && opens_at !== null ? (
          <b className={s.detail}>
            <OpeningTime table={table} nowMs={nowMs} />
          </b>
        ) : seconds === null && detail ? (
          <b className={s.detail}>{detail}</b>
        ) : (
          <b className={s.seconds} role="timer" aria-label={t`Seconds until bets close`}>
            {seconds ?? '–'}
          </b>
        )}
        <span className={s.line} aria-hidden="true">
          <i style={{ transform: `scaleX(${left})` }} />
        </span>
      </div>
    </div>
  );
}
