import { cx } from '../cx.tsx';
import s from './progress-bar.module.css';

export interface ProgressBarProps {
  value: number;
  max: number;
  label: string;
  tone?: 'brass' | 'red' | 'lagoon';
  className?: string;
}

export function ProgressBar({ value, max, label, tone = 'brass', className }: ProgressBarProps) {
  return (
    <progress
      value={value}
      max={max}
      aria-label={label}
      className={cx(s.bar, tone !== 'brass' && s[tone], className)}
    />
  );
}
