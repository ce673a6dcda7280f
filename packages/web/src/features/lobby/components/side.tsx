import { RecentlyPlayed } from './recently-played.tsx';
import { SafeTravel } from './safe-travel.tsx';

/** Panels beside the games. On phones, they are below the games. */
export default function Side() {
  return (
    <>
      <RecentlyPlayed />
      <SafeTravel />
    </>
  );
}
