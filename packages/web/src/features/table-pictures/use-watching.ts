import { useEffect, useRef, useState } from 'react';
import { useVisible } from '../../app/use-visible.ts';
import { canShowVideo } from './video-player.ts';
import { watchPicture, type PictureChange, type Watching } from './watch-picture.ts';

/**
 * Shows the video of a table on a canvas while the page is visible.
 * @param volume 0 to 1
 */
export function useWatching(
  table: string,
  { isMember, volume }: { isMember: boolean; volume: number },
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const watching = useRef<Watching>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<PictureChange>({ status: 'loading' });
  const isVisible = useVisible();
  const plays = isMember && isVisible && canShowVideo();

  useEffect(() => {
    if (!plays || !canvas.current) return undefined;
    setShown({ status: 'loading' });
    const started = watchPicture(table, canvas.current, (change) => {
      setShown((before) => ({ ...before, ...change }));
    });
    watching.current = started;
    return () => {
      watching.current = undefined;
      started.stop();
    };
  }, [table, plays, attempt]);

  useEffect(() => {
    watching.current?.setVolume(volume);
  }, [volume, table, plays, attempt]);

  return { canvas, ...shown, retry: () => setAttempt((before) => before + 1) };
}
