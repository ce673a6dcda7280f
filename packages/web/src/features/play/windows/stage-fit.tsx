import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { StageSize } from '../stage.ts';
import s from './stage-fit.module.css';

/** Minimum size of text on the screen, in px. The style sheets of the stages apply it as `--least-text`. */
const LEAST_TEXT = 11;

/**
 * Fits a stage, which is designed for a full screen, into its window. In a small window, lays out the stage at its
 * minimum size and scales it down, so that nothing is cut off. Text never becomes smaller than `LEAST_TEXT`.
 */
export function StageFit({
  least,
  isScaled,
  children,
}: {
  least: StageSize;
  isScaled: boolean;
  children: ReactNode;
}) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<StageSize | null>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element || !isScaled) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isScaled]);
  const scale =
    isScaled && size ? Math.min(1, size.width / least.width, size.height / least.height) : 1;
  const style =
    scale < 1 && size
      ? ({
          flex: 'none',
          width: size.width / scale,
          height: size.height / scale,
          transform: `scale(${String(scale)})`,
          '--least-text': `${String(LEAST_TEXT / scale)}px`,
        } as CSSProperties)
      : undefined;
  return (
    <div ref={room} className={s.room}>
      <div className={s.stage} style={style}>
        {children}
      </div>
    </div>
  );
}
