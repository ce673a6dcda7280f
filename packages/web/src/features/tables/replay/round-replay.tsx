import type { TableReplay } from '@wl/contract/tables-history';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Suspense, useMemo } from 'react';
import { PageMissing } from '../../../app/shell/page-states.tsx';
import { gameTableOf } from '../game-tables.ts';
import { StageClockContext } from './stage-clock.ts';
import { ReplayContext } from './replay-context.ts';
import { ReplayFrame } from './replay-frame.tsx';
import { durationOf, replyAt, startOf } from './timeline.ts';
import { usePlayer } from './use-player.ts';

/** Replays a finished round in the scene of its game. */
export function RoundReplay({ replay, isStaff }: { replay: TableReplay; isStaff: boolean }) {
  const player = usePlayer(durationOf(replay));
  const { elapsedMs, isPlaying, isOver, now, run } = player;
  const start = startOf(replay);
  const clock = useMemo(
    () => ({
      now: () => start + now(),
      isPaused: !isPlaying && !isOver,
      isOver,
      Frame: ReplayFrame,
    }),
    [start, now, isPlaying, isOver],
  );
  const GameTable = gameTableOf(replay.table.game);
  if (!GameTable) return <PageMissing />;
  return (
    <ReplayContext value={{ replay, player, isStaff }}>
      <StageClockContext value={clock}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <GameTable key={run} reply={replyAt(replay, elapsedMs)} receivedAtMs={0} />
        </Suspense>
      </StageClockContext>
    </ReplayContext>
  );
}
