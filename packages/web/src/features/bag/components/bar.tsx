import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import type { ReactNode } from 'react';
import s from './item-progress.module.css';

/** Shows an item's progress bar, with text above the bar and figures below it. */
export function Bar(props: {
  label: string;
  value: number;
  max: number;
  text: ReactNode;
  figures: readonly (readonly [label: string, value: string])[];
}) {
  return (
    <>
      <p className={s.text}>{props.text}</p>
      <ProgressBar
        value={Math.min(props.value, props.max)}
        max={Math.max(1, props.max)}
        label={props.label}
        tone="lagoon"
      />
      <dl className={s.figures}>
        {props.figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
