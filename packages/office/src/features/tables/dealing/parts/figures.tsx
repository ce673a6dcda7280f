import type { ReactNode } from 'react';
import s from './figures.module.css';

/** Shows the sums of the current round as a block of labelled figures. */
export function Figures({ figures }: { figures: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className={s.figures}>
      {figures.map(([label, value], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
