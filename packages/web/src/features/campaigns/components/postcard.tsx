import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { cities } from 'virtual:site-facts';
import type { ReactNode } from 'react';
import s from './campaign.module.css';

/** Shows a page with a picture of a city, a heading, and a sheet of paper that contains `children`. */
export function Postcard({
  city: slug,
  kicker,
  title,
  lead,
  children,
}: {
  city: string;
  kicker: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const city = cities.find((one) => one.slug === slug);
  const base = `/art/cities/${slug}/postcard`;
  return (
    <main className={s.scene}>
      <picture className={s.picture}>
        <source
          type="image/avif"
          srcSet={`${base}-480.avif 480w, ${base}-800.avif 800w, ${base}-1200.avif 1200w`}
          sizes="(max-width: 64rem) 100vw, 1200px"
        />
        <img src={`${base}-800.webp`} width={1200} height={800} alt="" fetchPriority="high" />
      </picture>
      <div className={s.words}>
        <p className={s.kicker}>{kicker}</p>
        <h1 className={s.title}>{title}</h1>
        {lead !== undefined && <p className={s.lead}>{lead}</p>}
        {city && (
          <p className={s.place}>
            <span className="code">{city.airport}</span>{' '}
            <Trans>Greetings from {city.name?.[i18n.locale as 'en'] ?? city.slug}</Trans>
          </p>
        )}
      </div>
      <div className={cx('paper', s.sheet)}>{children}</div>
    </main>
  );
}
