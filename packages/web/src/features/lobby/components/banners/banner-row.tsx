import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { currentLanguage } from '../../../../app/language/language.ts';
import { bannersQuery } from '../../api.ts';
import s from './banner-row.module.css';
import { GameBanner } from './game-banner.tsx';

const FurtherBanners = lazy(() => import('./further-banners.tsx'));

/**
 * Shows the carousel of the lobby's banners. The first banner, `children`, is shown immediately. Banners that operators
 * have published, and the controls, load afterwards.
 */
export function BannerRow({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const banners = useQuery(bannersQuery(currentLanguage())).data?.data ?? [];
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const carousel = {
    role: 'group',
    'aria-roledescription': t`carousel`,
    'aria-label': t`Banners`,
  };
  return (
    <div className={s.row} {...(banners.length > 0 && carousel)}>
      <div ref={setTrack} className={s.track}>
        {children}
      </div>
      {track && banners.length > 0 && (
        <Suspense>
          <FurtherBanners track={track} banners={banners}>
            {(banner, isNear) => <GameBanner key={banner.slug} banner={banner} isNear={isNear} />}
          </FurtherBanners>
        </Suspense>
      )}
    </div>
  );
}
