import type { ReactNode } from 'react';
import s from './fold-card.module.css';

/** Shows a panel in the side column. The panel is collapsed until the member opens it. */
export function FoldCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={s.card}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
