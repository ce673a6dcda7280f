import { cx } from './cx.tsx';
import s from './skeleton.module.css';

/** A waiting place of the same size as what will stand there: give it that size by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={cx(s.bone, className)} aria-hidden="true" />;
}
