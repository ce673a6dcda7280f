import { useId, type ReactNode } from 'react';
import s from './paper-card.module.css';

/** Shows a paper-coloured panel in the side column. */
export function PaperCard({
  id,
  title,
  label,
  aside,
  children,
}: {
  /**
   * Name of the panel for style sheets. It is not unique on the page, because several windows can show the same panel.
   */
  id: string;
  title: ReactNode;
  /** Accessible name of the panel; defaults to the title. */
  label?: string | undefined;
  /** Short text at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      className={s.card}
      aria-label={label}
      aria-labelledby={label === undefined ? headingId : undefined}
      data-panel={id}
    >
      <header className={s.head}>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
