import { useQuery } from '@tanstack/react-query';
import { useAskAgain } from '@wl/ui/use-ask-again';
import { overviewQuery } from './api.ts';

/** Loads the missions and the itinerary, and reloads them when the itinerary's day ends. */
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
