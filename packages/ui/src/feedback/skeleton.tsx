import { cx } from '../cx.tsx';
import s from './skeleton.module.css';

/** Shows a placeholder for content that is loading. `className` must give the placeholder the size of that content. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={cx(s.bone, className)} aria-hidden="true" />;
}
