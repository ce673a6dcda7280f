import type { ReactNode } from 'react';
import s from './paper-card.module.css';

/** Shows a paper-coloured panel in the side column. */
export function PaperCard({
  id,
  title,
  aside,
  children,
}: {
  /** Id of the heading, unique on the page. */
  id: string;
  title: ReactNode;
  /** Short text at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={s.card} aria-labelledby={id}>
      <header className={s.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
