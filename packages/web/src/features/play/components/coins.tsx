import { useEffect, useRef } from 'react';
import { isStill } from '../../../app/motion.ts';
import { showerCoins } from '../stages/slots/wins/coin-shower.ts';
import s from './coins.module.css';

/** Animates a shower of coins over the parent element while mounted. */
export function Coins({ amount }: { amount: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || isStill()) return;
    return showerCoins(element, amount);
  }, [amount]);
  return <canvas ref={canvas} className={s.coins} aria-hidden="true" />;
}
