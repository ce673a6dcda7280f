import { useQuery } from '@tanstack/react-query';
import type { Notification } from '@wl/contract/notifications';
import { queryClient } from '../../app/api.ts';
import { currentLanguage } from '../../app/language/language.ts';
import { namesQuery } from '../missions/index.ts';

/**
 * Loads the names of the missions in these notifications, so that the notifications appear together with the names. If
 * loading fails, the notifications appear without the names.
 */
export async function needMissionNames(notifications: readonly Notification[]): Promise<void> {
  const cities = new Set(
    notifications.flatMap((one) => (one.kind === 'mission_completed' ? [one.city] : [])),
  );
  await Promise.allSettled([...cities].map((city) => queryClient.fetchQuery(namesQuery(city))));
}

/**
 * Returns the name of the mission that a notification is about; undefined if it is not about a mission or the name is
 * not loaded.
 */
export function useMissionName(one: Notification): string | undefined {
  const shown = one.kind === 'mission_completed' ? one : undefined;
  // Pass the query client explicitly, because toasts also use this hook and are rendered outside the provider.
  const names = useQuery(
    { ...namesQuery(shown?.city ?? ''), enabled: shown !== undefined },
    queryClient,
  );
  return shown && names.data?.[shown.mission]?.name[currentLanguage()];
}
