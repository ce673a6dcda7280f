import type { ReactNode } from 'react';
import s from './fold-card.module.css';

/** Shows a panel in the side column. The panel is collapsed until the member opens it. */
export function FoldCard({
  title,
  onToggle,
  children,
}: {
  title: ReactNode;
  /** Called when the member opens or closes the panel, so that its content can be loaded on demand. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details className={s.card} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
