import { useQuery } from '@tanstack/react-query';
import type { Notification } from '@wl/contract/notifications';
import { queryClient } from '../../app/api.ts';
import { currentLanguage } from '../../app/language.ts';
import { namesQuery } from '../missions/api.ts';

/** Loads the names of the missions that these notifications tell of, so that they show with them. Without a connection they are missing. */
export async function needMissionNames(notifications: readonly Notification[]): Promise<void> {
  const cities = new Set(
    notifications.flatMap((one) => (one.kind === 'mission_completed' ? [one.city] : [])),
  );
  await Promise.allSettled([...cities].map((city) => queryClient.fetchQuery(namesQuery(city))));
}

/** Name of the mission that a notification tells of; undefined: of none, or it is not known (yet). */
export function useMissionName(one: Notification): string | undefined {
  const told = one.kind === 'mission_completed' ? one : undefined;
  // A toast stands outside the pages, where no cache is given.
  const names = useQuery(
    { ...namesQuery(told?.city ?? ''), enabled: told !== undefined },
    queryClient,
  );
  return told && names.data?.[told.mission]?.name[currentLanguage()];
}
