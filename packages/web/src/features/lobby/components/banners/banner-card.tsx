import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '@wl/ui/cx';
import s from './banner-card.module.css';

/** Shows a lobby banner: a wide picture, a name in poster type, one line of text and one brass button. */
export function BannerCard({
  kind,
  label,
  title,
  line,
  picture,
  children,
}: {
  kind: 'city' | 'game';
  label: ReactNode;
  title: string;
  line: string;
  picture: ReactNode;
  /** The button. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <section className={cx(s.banner, s[kind])} aria-roledescription={t`banner`} aria-label={title}>
      {picture}
      <div className={s.words}>
        <span className="label">{label}</span>
        <h2 className="poster">{title}</h2>
        <p>{line}</p>
        {children}
      </div>
    </section>
  );
}
