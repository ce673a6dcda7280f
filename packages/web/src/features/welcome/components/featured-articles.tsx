import { type ComponentType, useEffect, useRef, useState } from 'react';
import { articleStrip } from '../../articles/index.ts';

/**
 * Distance from the viewport at which the articles begin to load, so that they have usually loaded before the visitor
 * reaches them.
 */
const NEAR = '800px';

/**
 * Shows the featured news articles, which are loaded when the visitor scrolls near them. If loading fails, shows
 * nothing.
 *
 * Use this component only at the end of a page. It reserves no space, because there may be no articles. Content below
 * it would therefore move when the articles appear.
 */
export function FeaturedArticles({ className }: { className: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [{ default: Strip }, setCode] = useState<{ default?: ComponentType }>({});
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        articleStrip().then(setCode, () => undefined);
      },
      { rootMargin: NEAR },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {Strip && <Strip />}
    </div>
  );
}
