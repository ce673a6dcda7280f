import { useLingui } from '@lingui/react/macro';
import { isStill } from '../../../../app/motion.ts';
import type { Banner } from '@wl/contract/lobby';
import { Icon, type IconName } from '@wl/ui/icon';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import s from './banner-row.module.css';

/** Tracks which banner is visible, and whether the member has started to interact with the banners. */
function useLeafing(track: HTMLElement, count: number) {
  const [index, setIndex] = useState(0);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const follow = () => {
      const place = Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
      setIndex(place);
      if (place > 0) setBegun(true);
    };
    const begin = () => {
      setBegun(true);
    };
    track.addEventListener('scroll', follow, { passive: true });
    track.addEventListener('pointerenter', begin);
    track.addEventListener('touchstart', begin, { passive: true });
    track.addEventListener('focusin', begin);
    follow();
    return () => {
      track.removeEventListener('scroll', follow);
      track.removeEventListener('pointerenter', begin);
      track.removeEventListener('touchstart', begin);
      track.removeEventListener('focusin', begin);
    };
  }, [track]);
  const leafTo = (place: number) => {
    setBegun(true);
    const calm = isStill();
    track.scrollTo({
      // Wrap around from the last banner to the first, and from the first to the last.
      left: ((place + count) % count) * track.clientWidth,
      behavior: calm ? 'instant' : 'smooth',
    });
  };
  return { index: Math.min(index, count - 1), begun, begin: () => setBegun(true), leafTo };
}

/** Shows the game banners that follow the city's banner, along with the carousel's arrows and dots. */
export default function FurtherBanners({
  track,
  banners,
  children,
}: {
  track: HTMLElement;
  banners: readonly Banner[];
  /**
   * Renders one banner, with its picture only if `isNear` is true. Passed in by the caller to avoid bundling the banner
   * code twice.
   */
  children: (banner: Banner, isNear: boolean) => ReactNode;
}) {
  const { t } = useLingui();
  const count = banners.length + 1;
  const { index, begun, begin, leafTo } = useLeafing(track, count);
  const firstTitle = track.firstElementChild?.getAttribute('aria-label') ?? '';
  const titles = [firstTitle, ...banners.map(({ name }) => name)];
  const labelOf = (at: number) => {
    const place = at + 1;
    const title = titles[at] ?? '';
    return t`Banner ${place} of ${count}: ${title}`;
  };
  const byKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    leafTo(to);
  };
  return (
    <>
      {createPortal(
        banners.map((banner) => children(banner, begun)),
        track,
      )}
      <div className={s.controls} onKeyDown={byKey} onPointerEnter={begin} onFocus={begin}>
        <Arrow icon="arrow-left" label={t`Previous banner`} onPress={() => leafTo(index - 1)} />
        <ol className={s.dots}>
          {titles.map((name, dot) => (
            <li key={name}>
              <button
                type="button"
                aria-label={labelOf(dot)}
                aria-current={dot === index || undefined}
                onClick={() => leafTo(dot)}
              />
            </li>
          ))}
        </ol>
        <Arrow icon="arrow-right" label={t`Next banner`} onPress={() => leafTo(index + 1)} />
        <p role="status" className="sr-only">
          {begun && labelOf(index)}
        </p>
      </div>
    </>
  );
}

function Arrow({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={s.arrow} aria-label={label} onClick={onPress}>
      <Icon name={icon} size={18} />
    </button>
  );
}
