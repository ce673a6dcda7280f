import type { Banner } from '@wl/contract/lobby';
import { useCategoryNames } from '@wl/ui/features/lobby/category-names';
import { BannerCard } from './banner-card.tsx';
import { PlayButton } from '../play-button.tsx';

/** Shows a game's lobby banner. Its picture is loaded only if `isNear` is true. */
export function GameBanner({ banner, isNear }: { banner: Banner; isNear: boolean }) {
  const categories = useCategoryNames();
  const folder = `/art/games/${banner.slug}/banner`;
  return (
    <BannerCard
      kind="game"
      label={categories[banner.category]}
      title={banner.name}
      line={banner.line}
      picture={
        isNear && (
          <img
            srcSet={`${folder}-640.avif 640w, ${folder}-960.avif 960w`}
            sizes="(max-width: 48rem) 100vw, 900px"
            src={`${folder}-960.avif`}
            width={960}
            height={540}
            alt=""
          />
        )
      }
    >
      <PlayButton game={banner} />
    </BannerCard>
  );
}
