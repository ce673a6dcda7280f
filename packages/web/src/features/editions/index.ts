/**
 * Journey texts and rewards that clerks have changed since the application was built. They are loaded after the page so
 * that loading them does not delay the page.
 */
import { useQuery } from '@tanstack/react-query';
import { editionTexts, type EditionTexts } from '@wl/contract/editions';
import { levelUpReward } from '@wl/world/casino/levels';
import { queryClient, queryOf } from '../../app/api.ts';

/**
 * Query for the texts that clerks have changed. It is never refetched: the texts of an open page do not change, and a
 * new version appears on the next page load.
 */
const query = { ...queryOf(editionTexts, {}), staleTime: Infinity };

const NOTHING: EditionTexts = { missions: {}, cities: {}, badges: {}, levels: {} };

/**
 * Returns the texts and rewards that differ from those in the build. The result is empty while the data is loading, or
 * if it cannot be loaded.
 */
export function useEditions(): EditionTexts {
  return useQuery(query).data?.data ?? NOTHING;
}

/** Returns the texts and rewards that differ from those in the build; empty if they cannot be loaded. */
export async function readEditions(): Promise<EditionTexts> {
  const answer = await queryClient.fetchQuery(query).catch(() => undefined);
  return answer?.data ?? NOTHING;
}

/** Returns the reward for advancing from a level to the next level. */
export function rewardOf(
  { levels }: EditionTexts,
  level: number,
): { coins: number; skillPoints: number } {
  const edited = levels[level];
  return edited ? { coins: edited.coins, skillPoints: edited.skill_points } : levelUpReward(level);
}
