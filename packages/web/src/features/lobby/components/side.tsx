import { RecentlyPlayed } from './recently-played.tsx';
import { SafeTravel } from './safe-travel.tsx';

/** Panels beside the games; below them on phones. */
export default function Side() {
  return (
    <>
      <RecentlyPlayed />
      <SafeTravel />
    </>
  );
}
