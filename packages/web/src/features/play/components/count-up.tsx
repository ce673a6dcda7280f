import { useEffect, useRef, useState } from 'react';

/** Shows an amount that counts up to its value. A live region of the stage announces only the final amount. */
export function CountUp({
  cents,
  format,
  animate,
}: {
  cents: number;
  format: (cents: number) => string;
  animate: boolean;
}) {
  const [shown, setShown] = useState(animate ? 0 : cents);
  const from = useRef(shown);
  useEffect(() => {
    if (!animate) {
      setShown(cents);
      return;
    }
    const start = performance.now();
    const base = from.current > cents ? 0 : from.current;
    const lasts = 650;
    let frame = 0;
    const step = (now: number) => {
      const u = Math.min(1, (now - start) / lasts);
      const value = Math.round(base + (cents - base) * (1 - (1 - u) ** 3));
      from.current = value;
      setShown(value);
      if (u < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [cents, animate]);
  return <>{format(shown)}</>;
}
