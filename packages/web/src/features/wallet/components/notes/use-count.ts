import { useEffect, useRef, useState } from 'react';
import { isStill } from '../../../../app/motion.ts';

const LASTS_MS = 700;

/**
 * Returns a number that counts up or down to `value` whenever `value` changes. It jumps to `value` on the first render,
 * on a hidden page, and with reduced motion.
 */
export function useCount(value: number): number {
  const [shown, setShown] = useState(value);
  const at = useRef(value);
  useEffect(() => {
    const from = at.current;
    if (from === value) return;
    if (isStill() || document.hidden) {
      at.current = value;
      setShown(value);
      return;
    }
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / LASTS_MS);
      at.current = Math.round(from + (value - from) * (1 - (1 - share) ** 3));
      setShown(at.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
