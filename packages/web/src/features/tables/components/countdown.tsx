import { Trans, useLingui } from '@lingui/react/macro';
import type { TableRound } from '@wl/contract/tables';
import { cx } from '@wl/ui/cx';
import type { Countdown as Count } from '../live-state.ts';
import { usePhaseWords } from '../use-phase-words.ts';
import s from './countdown.module.css';

const LAMPS = ['red', 'amber', 'green'] as const;

/** Shows the traffic light, the phase of the round and the seconds until bets close. */
export function Countdown({
  round,
  isClosed,
  count,
}: {
  round: TableRound | null;
  /** True if the table opens no further round. */
  isClosed: boolean;
  count: Count;
}) {
  const { t } = useLingui();
  const words = usePhaseWords();
  const { lamp, seconds, left } = count;
  const isOver = isClosed && (round === null || ['settled', 'void'].includes(round.phase));
  return (
    <div className={s.card} data-lamp={lamp} data-testid="countdown">
      <span className={s.light} aria-hidden="true">
        {LAMPS.map((colour) => (
          <i key={colour} className={cx(s[colour], colour === lamp && s.on)} />
        ))}
      </span>
      <div className={s.words}>
        {/* Announce the phase, but not every second. */}
        <span className={cx('label', s.phase)} role="status">
          {isOver ? <Trans>This table is closed</Trans> : words(round, lamp)}
        </span>
        <b className={s.seconds} role="timer" aria-label={t`Seconds until bets close`}>
          {seconds ?? '–'}
        </b>
        <span className={s.line} aria-hidden="true">
          <i style={{ transform: `scaleX(${left})` }} />
        </span>
      </div>
    </div>
  );
}
