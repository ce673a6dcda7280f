import { useQuery } from '@tanstack/react-query';
import { useAskAgain } from '@wl/ui/use-ask-again';
import { overviewQuery } from './api.ts';

/** Reads the missions and the itinerary, and reads them anew when the day is over. */
export function useOverview() {
  const overview = useQuery(overviewQuery);
  const { data, dataUpdatedAt, refetch } = overview;
  const itinerary = data?.data.itinerary;
  useAskAgain(
    itinerary && {
      until: itinerary.day_ends_at,
      serverNow: itinerary.server_now,
      receivedMs: dataUpdatedAt,
    },
    () => void refetch(),
  );
  return overview;
}
