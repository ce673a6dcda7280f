import { fill } from '@wl/world/articles/facts';
import type { Section } from '@wl/world/articles/text';
import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import { PaperCard } from '../surfaces/panel.tsx';
import { Blocks, type Surroundings } from './blocks.tsx';
import s from './text-sheet.module.css';

/** Shows an information page or a news article on a sheet of paper. */
export function TextSheet({
  kicker,
  className,
  children,
}: {
  /** Line above the title, for example an icon and the type of text. */
  kicker: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <PaperCard as="article" className={cx(s.sheet, className)}>
      <div className={s.kicker}>{kicker}</div>
      {children}
    </PaperCard>
  );
}

/** Shows the title of a sheet, which is the main heading of the page. */
export function TextTitle({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <h1 className={s.title} lang={lang}>
      {children}
    </h1>
  );
}

/** Shows a section of a sheet: its optional heading, its paragraphs and its lists. */
export function TextSection({
  section: { title, blocks },
  lang,
  ...around
}: { section: Section; lang?: string | undefined } & Surroundings) {
  return (
    <section lang={lang}>
      {title !== undefined && <h2>{fill(title, around.facts)}</h2>}
      <Blocks blocks={blocks} {...around} />
    </section>
  );
}
