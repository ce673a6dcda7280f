import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { isStill } from '../../../app/motion.ts';
import { useEffect, useRef } from 'react';
import s from './player-controls.module.css';
import type { Player } from './use-player.ts';

/** Shows the controls of a replay: play or pause, skip to the result, and watch again. */
export function PlayerControls({ player, hasResult }: { player: Player; hasResult: boolean }) {
  const { t } = useLingui();
  const { isPlaying, isOver, progress, run, toggle, skip, restart } = player;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A new run replaces the scene and its controls, so the pressed button has lost the focus.
    if (run > 0) main.current?.focus();
  }, [run]);
  if (!hasResult)
    return (
      <p className={s.note}>
        <Trans>This round has no result to replay.</Trans>
      </p>
    );
  if (isStill())
    return (
      <p className={s.note}>
        <Trans>Motion is reduced, so the result is shown immediately.</Trans>
      </p>
    );
  return (
    <div className={s.controls} role="group" aria-label={t`Replay`}>
      {/* Both buttons stay in place at the end, so that the focus is not lost. */}
      <Button
        ref={main}
        icon={isOver ? 'repeat' : isPlaying ? 'pause' : 'play'}
        onClick={isOver ? restart : toggle}
      >
        {isOver ? (
          <Trans>Watch again</Trans>
        ) : isPlaying ? (
          <Trans>Pause</Trans>
        ) : (
          <Trans context="replay">Play</Trans>
        )}
      </Button>
      <Button variant="ink" icon="arrow-right" inactive={isOver} onClick={skip}>
        <Trans>Skip to the result</Trans>
      </Button>
      <span className={s.line} aria-hidden="true">
        <i style={{ transform: `scaleX(${progress})` }} />
      </span>
    </div>
  );
}
