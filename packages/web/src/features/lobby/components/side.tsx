import { RecentlyPlayed } from './recently-played.tsx';
import { SafeTravel } from './safe-travel.tsx';

/** Shows the panels beside the games or, on phones, below the games. */
export default function Side() {
  return (
    <>
      <RecentlyPlayed />
      <SafeTravel />
    </>
  );
}
