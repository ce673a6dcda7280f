import { lazy, Suspense } from 'react';
import { articleStrip } from '../../articles/index.ts';
import { RecentlyPlayed } from './recently-played.tsx';
import { SafeTravel } from './safe-travel.tsx';

const ArticleStrip = lazy(articleStrip);

/** Shows the panels beside the games or, on phones, below the games. */
export default function Side() {
  return (
    <>
      <RecentlyPlayed />
      <SafeTravel />
      <Suspense>
        <ArticleStrip />
      </Suspense>
    </>
  );
}
